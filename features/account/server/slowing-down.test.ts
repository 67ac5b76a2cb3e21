import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  startTestApp,
  TEST_PASSWORD,
  type TestApp,
} from '../../../apps/server/testing/test-app.ts';
import { TestClient } from '../../../apps/server/testing/test-client.ts';
import { accountApi } from '../contract.ts';
import { waitSeconds } from '../rules/sign-in-delays.ts';

const MINUTE_MS = 60_000;
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

  it('leaves the reset by mail open', async () => {
    const { email } = await test.person();
    for (let round = 0; round < 6; round += 1) await signIn(test.newStranger(), email);
    const before = test.outbox.length;
    await test.newStranger().call(accountApi.requestPasswordReset, { body: { email } });
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
    await test.newStranger().call(accountApi.resendVerification, { body: { email } });
  }
  await vi.waitFor(() => expect(test.outbox.length).toBe(before + 1));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(test.outbox.length).toBe(before + 1);
});

describe('the wait', () => {
  it.each([
    ['account', 4, 0],
    ['account', 5, 5],
    ['account', 6, 10],
    ['account', 9, 80],
    ['account', 13, 900],
    ['account', 1_000_000, 900],
    ['address', 19, 0],
    ['address', 20, 5],
    ['address', 40, 900],
  ] as const)('of an %s after %i failures is %i seconds', (of, failures, seconds) => {
    expect(waitSeconds(of, failures)).toBe(seconds);
  });
});
