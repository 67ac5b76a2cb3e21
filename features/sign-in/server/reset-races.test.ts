import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  type Person,
  startTestApp,
  TEST_PASSWORD,
  type TestApp,
} from '../../../apps/server/testing/test-app.ts';
import type { TestClient } from '../../../apps/server/testing/test-client.ts';
import { codeOf } from '../../../apps/server/testing/test-codes.ts';
import { securityApi, signInApi } from '../contract.ts';
import type { PasswordHashing } from './public.ts';

const NEW_PASSWORD = 'violet lantern sings';
/** Happens once, in the middle of whatever next works on a password. */
let meanwhile: () => Promise<void> = async () => {};

async function interrupted(): Promise<void> {
  const happens = meanwhile;
  meanwhile = async () => {};
  await happens();
}

const hashing: PasswordHashing = {
  async hash(password) {
    await interrupted();
    return `hash of ${password}`;
  },
  async verify({ hash, password }) {
    await interrupted();
    return hash === `hash of ${password}`;
  },
};

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ hashing });
});
afterAll(() => test.close());

async function linkTo(email: string, path: string): Promise<string> {
  return vi.waitFor(() => {
    const texts = test.outbox.filter(({ to }) => to === email).map(({ text }) => text);
    const token = texts
      .map((text) => new RegExp(`/${path}/(\\S+)`).exec(text)?.[1])
      .findLast(Boolean);
    if (!token) throw new Error(`No mail to ${email} has a link to ${path}.`);
    return token;
  });
}

async function resetOf({ email }: Person): Promise<() => Promise<void>> {
  await test.stranger.call(signInApi.requestPasswordReset, { body: { email } });
  const token = await linkTo(email, 'login/reset');
  const body = { token, newPassword: NEW_PASSWORD };
  return async () => void (await test.stranger.call(signInApi.resetPassword, { body }));
}

const isIn = async (client: TestClient) =>
  (await client.bare({ url: '/api/auth/user' })).statusCode === 200;

/** Signs in with the new password and ends all other sessions. */
async function expectAlone({ email }: Person): Promise<void> {
  const owner = test.newStranger();
  await owner.call(signInApi.signIn, { body: { email, password: NEW_PASSWORD } });
  expect(await owner.call(securityApi.sessions, {})).toHaveLength(1);
}

it('a sign-in that read the old password before a reset keeps no session', async () => {
  const mia = await test.person();
  meanwhile = await resetOf(mia);
  const thief = test.newStranger();
  const entering = thief.call(signInApi.signIn, {
    body: { email: mia.email, password: TEST_PASSWORD },
  });
  await expect(entering).rejects.toMatchObject({ status: 401, reason: 'password_changed' });
  expect(await isIn(thief)).toBe(false);
  await expectAlone(mia);
});

it('neither does somebody who shows the old password again during a reset', async () => {
  const mia = await test.person();
  meanwhile = await resetOf(mia);
  const again = mia.call(securityApi.stepUp, { body: { password: TEST_PASSWORD } });
  await expect(again).rejects.toMatchObject({ reason: 'password_changed' });
  expect(await isIn(mia)).toBe(false);
  await expectAlone(mia);
});

it('a session that a reset has ended cannot set another password any more', async () => {
  const mia = await test.person();
  meanwhile = await resetOf(mia);
  const change = mia.call(securityApi.changePassword, {
    body: { newPassword: 'orange kettle dreams' },
  });
  await expect(change).rejects.toMatchObject({ status: 401 });
  await expectAlone(mia);
});

it('an address that was asked for before a reset no longer takes the account along', async () => {
  const mia = await test.person();
  const email = `thief-${mia.id}@example.test`;
  await mia.call(securityApi.changeEmail, { body: { email } });
  const token = await linkTo(email, 'login/confirm-email');
  await (await resetOf(mia))();
  const confirming = test.stranger.call(securityApi.confirmEmail, { body: { token } });
  await expect(confirming).rejects.toMatchObject({ reason: 'invalid_link' });
  await expectAlone(mia);
});

it('who set an account up with another person’s address is left no way in by that person’s reset', async () => {
  const thief = await test.person();
  const { secret } = await thief.call(securityApi.enrolSecondFactor, {});
  const body = { code: codeOf(secret, test.clock.now()) };
  await thief.call(securityApi.confirmSecondFactor, { body });
  await (await resetOf(thief))();
  const { email } = thief;
  const owner = test.newStranger();
  const entered = await owner.call(signInApi.signIn, { body: { email, password: NEW_PASSWORD } });
  expect(entered).toEqual({ ok: true });
  expect((await owner.call(securityApi.state, {})).secondFactor.on).toBe(false);
});

it('a reset leaves the authenticator app of a verified address on', async () => {
  const mia = await test.person();
  const token = await linkTo(mia.email, 'verify-email');
  await mia.call(signInApi.verifyEmail, { params: { token } });
  const { secret } = await mia.call(securityApi.enrolSecondFactor, {});
  const body = { code: codeOf(secret, test.clock.now()) };
  await mia.call(securityApi.confirmSecondFactor, { body });
  await (await resetOf(mia))();
  const { email } = mia;
  const entered = await test
    .newStranger()
    .call(signInApi.signIn, { body: { email, password: NEW_PASSWORD } });
  expect(entered).toEqual({ ok: true, secondStep: true });
});
