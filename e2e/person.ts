import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { accountApi, type ProfileInput } from '#features/account/contract.ts';
import { signInApi } from '#features/sign-in/contract.ts';
import {
  type Endpoint,
  type InputOf,
  type OutputOf,
  requestOf,
} from '#platform/shared/endpoint.ts';

export type Credentials = { email: string; password: string };

export const password = 'violet kettle marching upstairs';

export function newEmail(name = 'person'): string {
  return `${name}-${randomUUID().slice(0, 8)}@example.test`;
}

const adult: ProfileInput = {
  firstName: 'Sam',
  age: 30,
  gender: 'female',
  weight: 65,
  height: 165,
  fitnessLevel: 'beginner',
  goals: ['get_fit'],
  role: 'trainee',
};

/** Calls an endpoint with the page's cookies, as its own client does. */
export async function callAs<E extends Endpoint>(
  page: Page,
  endpoint: E,
  input: InputOf<E>,
): Promise<OutputOf<E>> {
  const { method, url, body } = requestOf(endpoint, input);
  const tokenAnswer = await page.request.get('/api/csrf-token');
  const { csrfToken } = (await tokenAnswer.json()) as { csrfToken: string };
  const answer = await page.request.fetch(url, {
    method,
    headers: { 'x-csrf-token': csrfToken, origin: new URL(tokenAnswer.url()).origin },
    ...(body === undefined ? {} : { data: body }),
  });
  expect(answer.ok(), `${method} ${url}: ${answer.status()} ${await answer.text()}`).toBe(true);
  return (await answer.json()) as OutputOf<E>;
}

/** A dialog that closes steps back in the history, which would undo a way elsewhere. */
async function steppedBack(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector('[role=dialog]') !== null || !history.state?.layers,
  );
}

export async function dialogClosed(page: Page): Promise<void> {
  await expect(page.locator('[role=dialog]')).toHaveCount(0);
  await steppedBack(page);
}

/** Goes where nothing is asked: the app would go on asking for the person who was signed in before. */
async function leaveApp(page: Page): Promise<void> {
  if (page.url() === 'about:blank') return;
  await steppedBack(page);
  await page.goto('/robots.txt');
}

/** As on a device that has never been signed in; the next page knows nobody. */
export async function forgetSession(page: Page): Promise<void> {
  await leaveApp(page);
  await page.context().clearCookies();
}

/** Makes an account and signs its page in, past the screens; with `profile: null` onboarding still waits. */
export async function signUp(
  page: Page,
  options: { name?: string; profile?: Partial<ProfileInput> | null } = {},
): Promise<Credentials> {
  const person = { email: newEmail(options.name), password };
  await leaveApp(page);
  await callAs(page, signInApi.signUp, { body: person });
  if (options.profile !== null) {
    const body = { ...adult, ...options.profile };
    await callAs(page, accountApi.saveProfile, { body });
  }
  return person;
}
