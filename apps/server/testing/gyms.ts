import { organisationsApi } from '#features/organisations/contract.ts';
import { signInApi } from '#features/sign-in/contract.ts';
import { newId } from '#platform/shared/ids.ts';
import type { Person, TestApp } from './test-app.ts';

/** What follows `path` in a link that was mailed to a person. */
export function mailedToken(test: TestApp, email: string, path: string): string {
  const texts = test.outbox.filter(({ to }) => to === email).map(({ text }) => text);
  const found = texts.map((text) => text.split(`${path}/`)[1]?.split(/\s/)[0]).findLast(Boolean);
  if (!found) throw new Error(`No mail to ${email} has a link to ${path}.`);
  return found;
}

/** Confirms the address of a person by the link that was mailed. */
export async function verifyEmail(test: TestApp, person: Person): Promise<void> {
  const token = mailedToken(test, person.email, '/verify-email');
  await person.call(signInApi.verifyEmail, { params: { token } });
}

/** A person who owns a new gym, on trial, and can invite. */
export async function gymOwner(test: TestApp, priceId = 'price_gym_starter_monthly' as const) {
  const owner = await test.person();
  await verifyEmail(test, owner);
  const body = { id: newId(), name: 'Iron House', kind: 'gym' as const, priceId };
  await owner.call(organisationsApi.create, { body });
  return { owner, gym: { id: body.id } };
}
