import type { Page } from '@playwright/test';
import { signInApi } from '#features/sign-in/contract.ts';
import { callAs } from '../e2e/person.ts';

/** Where the sample people of the demo live. */
export const SAMPLE_ZONE = 'Australia/Sydney';

/** Signs a page in as one of the demo's sample people, such as "robin.walsh". */
export async function signInSample(page: Page, name: string): Promise<void> {
  const body = { email: `${name}@vigour.example`, password: 'sample people only' };
  await callAs(page, signInApi.signIn, { body });
}
