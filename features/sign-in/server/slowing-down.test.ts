import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  startTestApp,
  TEST_PASSWORD,
  type TestApp,
} from '../../../apps/server/testing/test-app.ts';
import { TestClient } from '../../../apps/server/testing/test-client.ts';
import { codeOf } from '../../../apps/server/testing/test-codes.ts';
import { securityApi, signInApi } from '../contract.ts';
import { waitSeconds } from '../rules/sign-in-delays.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const NEW_PASSWORD = 'coral heron reads maps';
let test: TestApp;

vi.setConfig({ testTimeout: 60_000 });
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

let made = 0;
const newEmail = () => `nobody-${++made}@example.test`;
const post = (client: TestClient, url: string, payload: object) =>
  client.inject({ method: 'POST', url: `/api/auth/${url}`, payload });
const signIn = (client: TestClient, email: string, password = 'not the password at all') =>
  post(client, 'sign-in/email', { email, password });

/** Fails to sign in as a person until attempts must wait for a quarter of an hour. */
async function lockOut(email: string): Promise<void> {
  for (let round = 0; round < 14; round += 1) {
    const answer = await signIn(test.newStranger(), email);
    if (answer.statusCode === 429) {
      test.clock.advance(Number(answer.headers['retry-after']) * 1000);
      await signIn(test.newStranger(), email);
    }
  }
  expect((await signIn(test.newStranger(), email)).statusCode).toBe(429);
}

const resetTokensOf = (email: string) =>
  test.outbox.flatMap(({ to, text }) => {
    const token = /login\/reset\/(\S+)/.exec(text)?.[1];
    return to === email && token ? [token] : [];
  });

async function setNewPassword(email: string): Promise<void> {
  await test.newStranger().call(signInApi.requestPasswordReset, { body: { email } });
  const token = resetTokensOf(email).at(-1) ?? '';
  const body = { token, newPassword: NEW_PASSWORD };
  await test.newStranger().call(signInApi.resetPassword, { body });
}

describe('guessing at one account', () => {
  it.each([
    ['a known address', true],
    ['an unknown address', false],
  ])('has to wait longer and longer, alike for %s', async (_, known) => {
    const email = known ? (await test.person()).email : newEmail();
    for (let round = 0; round < 5; round += 1) {
      expect((await signIn(test.newStranger(), email)).statusCode).toBe(401);
    }
    const waits: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const answer = await signIn(test.newStranger(), email);
      expect(answer.statusCode).toBe(429);
      expect(answer.json()).toMatchObject({ code: 'rate_limited', reason: 'too_many_tries' });
      const wait = Number(answer.headers['retry-after']);
      waits.push(wait);
      test.clock.advance(wait * 1000);
      expect((await signIn(test.newStranger(), email)).statusCode).toBe(401);
    }
    expect(waits).toEqual([5, 10, 20]);
  });

  it('counts tries at the same moment, and tries through sign-up', async () => {
    const { email } = await test.person();
    const tries = Array.from({ length: 12 }, (_, round) =>
      round % 2
        ? signIn(test.newStranger(), email)
        : post(test.newStranger(), 'sign-up/email', { email, password: `violet ${round} lantern` }),
    );
    const answers = await Promise.all(tries);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(7);
  });

  it('never shuts the owner out for good: a waited-for right password opens, and starts anew', async () => {
    const { email } = await test.person();
    for (let round = 0; round < 15; round += 1) {
      await signIn(test.newStranger(), email);
      test.clock.advance(16 * MINUTE_MS);
    }
    const owner = test.newStranger();
    expect((await signIn(owner, email, TEST_PASSWORD)).statusCode).toBe(200);
    expect((await signIn(test.newStranger(), email)).statusCode).toBe(401);
    expect((await signIn(test.newStranger(), email)).statusCode).toBe(401);
  });

  it('is over once the owner sets a new password by mail, on any device', async () => {
    const { email } = await test.person();
    await lockOut(email);
    const visitor = test.newStranger();
    await setNewPassword(email);
    expect((await signIn(visitor, email, NEW_PASSWORD)).statusCode).toBe(200);
  });

  it('keeps the owner out of no device that they signed in on, however long it goes on', async () => {
    const owner = await test.person();
    await owner.call(signInApi.signOut, {});
    for (let round = 0; round < 3; round += 1) {
      await lockOut(owner.email);
      expect((await signIn(test.newStranger(), owner.email, TEST_PASSWORD)).statusCode).toBe(429);
      expect((await signIn(owner, owner.email, TEST_PASSWORD)).statusCode).toBe(200);
      await owner.call(signInApi.signOut, {});
      // The owner's success clears nothing for the stranger.
      expect((await signIn(test.newStranger(), owner.email)).statusCode).toBe(429);
    }
    await setNewPassword(owner.email);
    await lockOut(owner.email);
    expect((await signIn(owner, owner.email, NEW_PASSWORD)).statusCode).toBe(200);
  });

  it('from the same network keeps nobody out of their own device', async () => {
    const owner = await test.person();
    const neighbour = owner.anotherBrowser();
    for (let round = 0; round < 20; round += 1) await signIn(neighbour, newEmail());
    expect((await signIn(neighbour, owner.email, TEST_PASSWORD)).statusCode).toBe(429);
    expect((await signIn(owner, owner.email, TEST_PASSWORD)).statusCode).toBe(200);
  });

  it('on the device of its owner has to wait too, and on that device alone', async () => {
    const owner = await test.person();
    for (let round = 0; round < 5; round += 1) {
      expect((await signIn(owner, owner.email)).statusCode).toBe(401);
    }
    expect((await signIn(owner, owner.email, TEST_PASSWORD)).statusCode).toBe(429);
    expect((await signIn(test.newStranger(), owner.email, TEST_PASSWORD)).statusCode).toBe(200);
    test.clock.advance(5_000);
    expect((await signIn(owner, owner.email, TEST_PASSWORD)).statusCode).toBe(200);
  });

  it('gains nothing from a device that is known for another account, or by a forged cookie', async () => {
    const [owner, eve] = [await test.person(), await test.person()];
    await lockOut(owner.email);
    const own = eve.cookies.get('vigour_device') ?? '';
    const [endMs, nonce, signature] = own.split('.');
    for (const forged of [
      own,
      `${endMs}.${nonce}.${signature?.slice(0, -2)}AA`,
      `${endMs}.x.${signature}`,
      '~~..~',
      'x'.repeat(2_000),
    ]) {
      eve.cookies.set('vigour_device', forged);
      expect((await signIn(eve, owner.email)).statusCode, forged.slice(0, 30)).toBe(429);
    }
  });

  it('finds a shared device known for everybody who signed in on it', async () => {
    const [ana, ben] = [await test.person(), await test.person()];
    await signIn(ana, ben.email, TEST_PASSWORD);
    for (const { email } of [ana, ben]) {
      await lockOut(email);
      expect((await signIn(ana, email, TEST_PASSWORD)).statusCode).toBe(200);
    }
  });

  it.each([
    ['back', -DAY_MS],
    ['forward', DAY_MS],
  ])('waits no longer when the clock jumps %s by a day', async (_, jumpMs) => {
    const { email } = await test.person();
    await lockOut(email);
    test.clock.advance(jumpMs);
    expect((await signIn(test.newStranger(), email)).statusCode).toBe(401);
    test.clock.advance(15 * MINUTE_MS);
    expect((await signIn(test.newStranger(), email, TEST_PASSWORD)).statusCode).toBe(200);
    test.clock.advance(-jumpMs);
  });

  it('leaves the reset by mail open', async () => {
    const { email } = await test.person();
    for (let round = 0; round < 6; round += 1) await signIn(test.newStranger(), email);
    const before = test.outbox.length;
    await test.newStranger().call(signInApi.requestPasswordReset, { body: { email } });
    await vi.waitFor(() => expect(test.outbox.length).toBeGreaterThan(before));
  });
});

it('spraying many accounts from one place has to wait as well, and others do not', async () => {
  const sprayer = test.newStranger();
  const { email } = await test.person();
  for (let round = 0; round < 20; round += 1) {
    expect((await signIn(sprayer, newEmail())).statusCode).toBe(401);
  }
  expect((await signIn(sprayer, newEmail())).statusCode).toBe(429);
  expect((await signIn(test.newStranger(), email, TEST_PASSWORD)).statusCode).toBe(200);
});

it('a household with IPv6 is one place, whatever addresses of its network it uses', async () => {
  const from = (address: string) => signIn(new TestClient(test.app, address), newEmail());
  for (let round = 0; round < 10; round += 1) {
    expect((await from(`2001:db8::${round + 1}:1:2:3`)).statusCode).toBe(401);
    expect((await from(`2001:db8:0:0:${round + 20}:1:2:3`)).statusCode).toBe(401);
  }
  expect((await from('2001:db8::99')).statusCode).toBe(429);
  expect((await from('2001:db8:0:1::99')).statusCode).toBe(401);
});

it('two servers on one database count together', async () => {
  const second = await test.secondServer();
  try {
    const email = newEmail();
    for (let round = 0; round < 5; round += 1) await signIn(test.newStranger(), email);
    expect((await signIn(new TestClient(second, '10.9.9.9'), email)).statusCode).toBe(429);
  } finally {
    await second.close();
  }
});

it('asking for links again and again mails one a minute at most', async () => {
  const { email } = await test.person();
  test.clock.advance(2 * MINUTE_MS);
  const before = test.outbox.length;
  for (let round = 0; round < 15; round += 1) {
    await test.newStranger().call(signInApi.resendVerification, { body: { email } });
  }
  await vi.waitFor(() => expect(test.outbox.length).toBe(before + 1));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(test.outbox.length).toBe(before + 1);
});

describe('asking for a new password in the name of somebody else', () => {
  const ask = (email: string) =>
    test.newStranger().call(signInApi.requestPasswordReset, { body: { email } });

  it('fills no inbox, and always leaves the owner a link that works', async () => {
    const owner = await test.person();
    const { email } = owner;
    for (let minute = 0; minute < 24 * 60; minute += 15) {
      await ask(email);
      test.clock.advance(15 * MINUTE_MS);
    }
    const tokens = resetTokensOf(email);
    expect(tokens.length).toBeLessThanOrEqual(36);
    const body = { token: tokens.at(-1) ?? '', newPassword: NEW_PASSWORD };
    await test.newStranger().call(signInApi.resetPassword, { body });
    expect((await signIn(test.newStranger(), email, NEW_PASSWORD)).statusCode).toBe(200);
  });

  it('ends no link that the owner was mailed before, and the first one used ends the others', async () => {
    const { email } = await test.person();
    await ask(email);
    test.clock.advance(2 * MINUTE_MS);
    await ask(email);
    const [first = '', second = ''] = resetTokensOf(email);
    const reset = (token: string) =>
      post(test.newStranger(), 'reset-password', { token, newPassword: NEW_PASSWORD });
    expect((await reset(first)).statusCode).toBe(200);
    expect((await reset(first)).statusCode).toBe(400);
    expect((await reset(second)).statusCode).toBe(400);
  });

  it('is answered by mail though the clock was set back', async () => {
    const { email } = await test.person();
    await ask(email);
    test.clock.advance(-DAY_MS);
    await ask(email);
    expect(resetTokensOf(email)).toHaveLength(2);
    test.clock.advance(DAY_MS);
  });
});

describe('the wait', () => {
  it.each([
    ['account', 4, 0],
    ['account', 5, 5],
    ['account', 6, 10],
    ['account', 9, 80],
    ['account', 13, 900],
    ['account', 1_000_000, 900],
    ['device', 4, 0],
    ['device', 5, 5],
    ['address', 19, 0],
    ['address', 20, 5],
    ['address', 40, 900],
  ] as const)('of an %s after %i failures is %i seconds', (of, failures, seconds) => {
    expect(waitSeconds(of, failures)).toBe(seconds);
  });
});

it('a clock that is set back makes nobody fresh, until they show again who they are', async () => {
  const mia = await test.person();
  test.clock.advance(-DAY_MS);
  const change = () => mia.call(securityApi.enrolSecondFactor, {});
  await expect(change()).rejects.toMatchObject({ reason: 'fresh_sign_in_needed' });
  await mia.call(securityApi.stepUp, { body: { password: TEST_PASSWORD } });
  await change();
  test.clock.advance(DAY_MS);
});

it('somebody who has the password but not the code keeps its owner out of no device of theirs', async () => {
  const owner = await test.person();
  const { secret } = await owner.call(securityApi.enrolSecondFactor, {});
  const code = () => codeOf(secret.replaceAll(' ', ''), test.clock.now());
  await owner.call(securityApi.confirmSecondFactor, { body: { code: code() } });
  const thief = test.newStranger();
  await signIn(thief, owner.email, TEST_PASSWORD);
  const guess = () =>
    thief.inject({
      method: 'POST',
      url: '/api/auth/sign-in/second-step',
      payload: { code: '000000' },
    });
  for (let round = 0; round < 5; round += 1) expect((await guess()).statusCode).toBe(400);
  expect((await guess()).statusCode).toBe(429);
  test.clock.advance(30_000);
  await signIn(owner, owner.email, TEST_PASSWORD);
  await owner.call(securityApi.secondStep, { body: { code: code() } });
});
