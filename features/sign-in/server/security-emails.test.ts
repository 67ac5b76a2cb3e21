import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { accountApi } from '#features/account/contract.ts';
import {
  type Person,
  startTestApp,
  TEST_PASSWORD,
  type TestApp,
} from '../../../apps/server/testing/test-app.ts';
import { codeOf } from '../../../apps/server/testing/test-codes.ts';
import { securityApi } from '../contract.ts';

const WINDOWS_CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

let test: TestApp;
// Signing in is slow on purpose.
vi.setConfig({ testTimeout: 60_000 });
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const subjectsFor = ({ email }: Person) =>
  test.outbox.filter(({ to }) => to === email).map(({ subject }) => subject);
const NEW_SIGN_IN = 'New sign-in to your Vigour account';

async function signInFrom(person: Person, userAgent: string): Promise<void> {
  const answer = await test.newStranger().inject({
    method: 'POST',
    url: '/api/auth/sign-in/email',
    headers: { 'user-agent': userAgent },
    payload: { email: person.email, password: TEST_PASSWORD },
  });
  expect(answer.statusCode).toBe(200);
}

it('a sign-in from a new device is told to the owner, once for each device, if they want it', async () => {
  const [mia, noah] = [await test.person(), await test.person()];
  await noah.call(accountApi.saveSettings, { body: { notifications: [] } });
  for (const person of [mia, noah]) {
    for (const agent of [IPHONE, IPHONE, WINDOWS_CHROME]) await signInFrom(person, agent);
  }
  const told = (person: Person) => subjectsFor(person).filter((one) => one === NEW_SIGN_IN).length;
  expect([told(mia), told(noah)]).toEqual([2, 0]);
  expect(test.outbox.findLast(({ subject }) => subject === NEW_SIGN_IN)?.text).toContain(
    'Chrome on Windows',
  );
});

it('a change of the second factor is always told', async () => {
  const mia = await test.person();
  await mia.call(accountApi.saveSettings, { body: { notifications: [] } });
  const { secret } = await mia.call(securityApi.enrolSecondFactor, {});
  const code = codeOf(secret, test.clock.now());
  await mia.call(securityApi.confirmSecondFactor, { body: { code } });
  await mia.call(securityApi.renewRecoveryCodes, {});
  await mia.call(securityApi.removeSecondFactor, {});
  expect(subjectsFor(mia).slice(-3)).toEqual([
    'Vigour: authenticator app turned on',
    'Vigour: new recovery codes',
    'Vigour: authenticator app turned off',
  ]);
});
