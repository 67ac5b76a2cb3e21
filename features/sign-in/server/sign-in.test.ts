import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { accountApi } from '#features/account/contract.ts';
import {
  startTestApp,
  TEST_PASSWORD,
  type TestApp,
} from '../../../apps/server/testing/test-app.ts';
import { CallError, type TestClient } from '../../../apps/server/testing/test-client.ts';
import { signInApi } from '../contract.ts';

const DAY_MS = 86_400_000;
const COOKIE = 'vigour_session';
let test: TestApp;

// Passwords are slow to hash on purpose, and a busy machine makes them slower.
vi.setConfig({ testTimeout: 40_000 });

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

let made = 0;
const newEmail = () => `someone-${++made}@example.test`;

const post = (client: TestClient, url: string, payload: object) =>
  client.inject({ method: 'POST', url: `/api/auth/${url}`, payload });
const signUp = (client: TestClient, email: string, password = TEST_PASSWORD) =>
  post(client, 'sign-up/email', { email, password });
const signIn = (client: TestClient, email: string, password = TEST_PASSWORD) =>
  post(client, 'sign-in/email', { email, password });
const whoIs = async (client: TestClient) => {
  const response = await client.bare({ url: '/api/auth/user' });
  return response.statusCode === 200 ? response.json<{ id: string; email: string }>() : null;
};
const mailsTo = (email: string) => test.outbox.filter((mail) => mail.to === email);
const refusal = (call: Promise<unknown>): Promise<CallError> =>
  call.then(
    () => expect.fail('the call was not refused'),
    (error: unknown) => {
      expect(error).toBeInstanceOf(CallError);
      return error as CallError;
    },
  );

describe('sign-up', () => {
  it('opens the account at once and mails a verification link', async () => {
    const mia = test.newStranger();
    const email = newEmail();
    const response = await signUp(mia, email);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ ok: true });
    expect(await mia.call(accountApi.currentUser, {})).toMatchObject({
      email,
      emailVerified: false,
      firstName: null,
      age: null,
      goals: [],
      subscriptionPlan: 'free',
      streakCount: 0,
      createdAt: new Date(test.clock.now()).toISOString(),
      units: { energyUnit: 'kcal', weightUnit: 'kg', heightUnit: 'cm' },
    });
    expect(mailsTo(email)).toHaveLength(1);
    expect(mailsTo(email)[0]?.text).toMatch(
      /^http:\/\/localhost:3000\/verify-email\/[\w-]{22}\.[\w-]{43}$/m,
    );
  });

  it('makes the account with its mail, or neither: a server that dies between them loses no mail', async () => {
    const [mia, noah] = [newEmail(), newEmail()];
    const { pool } = test.database;
    await pool.query('alter table mailed_links add constraint dies check (false) not valid');
    try {
      expect((await signUp(test.newStranger(), mia)).statusCode).toBe(500);
    } finally {
      await pool.query('alter table mailed_links drop constraint dies');
    }
    for (const email of [mia, noah]) {
      expect((await signUp(test.newStranger(), email)).statusCode).toBe(200);
      expect(mailsTo(email).map(({ subject }) => subject)).toEqual([
        'Verify your email for Vigour',
      ]);
    }
  });

  it('folds the case of an address', async () => {
    const email = newEmail();
    await signUp(test.newStranger(), email.toUpperCase());
    const again = test.newStranger();
    expect((await signIn(again, `  ${email.replace('some', 'SOME')} `)).statusCode).toBe(200);
    expect((await whoIs(again))?.email).toBe(email);
  });

  it('answers alike for a known address, gives no session and tells its owner', async () => {
    const email = newEmail();
    const owner = await test.person({ email });
    const stranger = test.newStranger();
    const known = await signUp(stranger, email, 'violet lantern sings');
    const fresh = await signUp(test.newStranger(), newEmail(), 'violet lantern sings');
    expect([known.statusCode, known.json()]).toEqual([fresh.statusCode, fresh.json()]);
    expect(await whoIs(stranger)).toBeNull();
    expect(known.cookies.some(({ name }) => name === COOKIE)).toBe(false);
    expect((await whoIs(owner))?.id).toBe(owner.id);

    expect(mailsTo(email).map((mail) => mail.subject)).toEqual([
      'Verify your email for Vigour',
      'You already have a Vigour account',
    ]);
    // The owner is told, not flooded.
    await signUp(stranger, email, 'another lantern hums');
    expect(mailsTo(email)).toHaveLength(2);
    // The password that was tried is not the account's now.
    expect((await signIn(test.newStranger(), email, 'violet lantern sings')).statusCode).toBe(401);
  });

  it('with the right password of a known address just signs in', async () => {
    const owner = await test.person();
    const laptop = test.newStranger();
    expect((await signUp(laptop, owner.email)).json()).toEqual({ ok: true });
    expect((await whoIs(laptop))?.id).toBe(owner.id);
  });

  it('makes one account of one address, however many ask at once', async () => {
    const email = newEmail();
    const clients = Array.from({ length: 5 }, () => test.newStranger());
    const answers = await Promise.all(clients.map((client) => signUp(client, email)));
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(5).fill(200));
    const ids = await Promise.all(clients.map(async (client) => (await whoIs(client))?.id));
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).toBeDefined();
    expect(mailsTo(email)).toHaveLength(1);
  });

  it.each([
    [{ email: 'a@example.test', password: 'short' }, 'password', 'at least 12'],
    [{ email: 'a@example.test', password: 'x'.repeat(257) }, 'password', 'at most 256'],
    [{ email: 'a@example.test', password: 'password12345' }, 'password', 'too common'],
    [{ email: 'montgomery@example.test', password: 'montgomery123' }, 'password', 'your name'],
    [{ email: 'not an address', password: TEST_PASSWORD }, 'email', 'name@example.com'],
    [{ email: '', password: TEST_PASSWORD }, 'email', 'Enter your email'],
    [{ email: 'a@b.test\r\nBcc: all@example.test', password: TEST_PASSWORD }, 'email', 'name@'],
    [{ email: 'a@b.test, c@d.test', password: TEST_PASSWORD }, 'email', 'name@'],
    [{ email: `${'a'.repeat(250)}@b.test`, password: TEST_PASSWORD }, 'email', ''],
    [{ email: ['a@b.test'], password: TEST_PASSWORD }, 'email', ''],
    [{ email: 'a@example.test', password: { $ne: '' } }, 'password', ''],
    [{ email: 'a@example.test' }, 'password', ''],
  ])('refuses %j and says what is wrong with the %s', async (payload, field, words) => {
    const sent = test.outbox.length;
    const response = await post(test.newStranger(), 'sign-up/email', payload);
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json().fields)).toEqual([field]);
    expect(response.json().fields[field]).toContain(words);
    expect(test.outbox).toHaveLength(sent);
  });

  it('takes nothing but address, password and name', async () => {
    const eve = test.newStranger();
    const id = '01900000-0000-7000-8000-000000000001';
    await post(eve, 'sign-up/email', {
      email: newEmail(),
      password: TEST_PASSWORD,
      name: '<b>Eve</b>',
      id,
      emailVerified: true,
      role: 'trainer',
      subscriptionPlan: 'gymPro',
      createdAt: '2001-01-01',
    });
    const user = await eve.call(accountApi.currentUser, {});
    expect(user).toMatchObject({
      firstName: '<b>Eve</b>',
      emailVerified: false,
      role: null,
      subscriptionPlan: 'free',
    });
    expect(user.id).not.toBe(id);
  });
});

describe('sign-in', () => {
  it('says the same about an unknown address, a wrong password and an empty account', async () => {
    const owner = await test.person();
    const tries = [
      await signIn(test.newStranger(), owner.email, 'not the password at all'),
      await signIn(test.newStranger(), newEmail(), 'not the password at all'),
      await signIn(test.newStranger(), newEmail(), 'x'),
    ];
    for (const answer of tries) {
      expect(answer.statusCode).toBe(401);
      expect({ ...answer.json(), requestId: '' }).toEqual({
        code: 'unauthenticated',
        reason: 'wrong_credentials',
        message: "That email and password don't match.",
        requestId: '',
      });
      expect(answer.cookies.some(({ name }) => name === COOKIE)).toBe(false);
    }
  });

  it('takes about as long for an unknown address as for a wrong password', async () => {
    const owner = await test.person();
    const client = test.newStranger();
    const took = async (email: string) => {
      // What failed before must not make it wait: that answer comes without a hash.
      test.clock.advance(16 * 60_000);
      const start = process.hrtime.bigint();
      await signIn(client, email, 'not the password at all');
      return Number(process.hrtime.bigint() - start) / 1e6;
    };
    await took(owner.email);
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 7; round += 1) {
      known.push(await took(owner.email));
      unknown.push(await took(newEmail()));
    }
    const median = (list: number[]) => list.sort((a, b) => a - b)[3] ?? Number.NaN;
    // A missing hash would make one some ten times faster; a busy machine's noise stays below.
    const ratio = median(known) / median(unknown);
    expect(ratio).toBeGreaterThan(0.25);
    expect(ratio).toBeLessThan(4);
  });

  it('keeps two people apart', async () => {
    const [mia, noah] = [await test.person(), await test.person()];
    expect((await whoIs(mia))?.id).toBe(mia.id);
    expect((await whoIs(noah))?.id).toBe(noah.id);
    expect(mia.id).not.toBe(noah.id);
    expect((await signIn(test.newStranger(), mia.email, 'violet lantern sings')).statusCode).toBe(
      401,
    );
  });

  it('sets a cookie that scripts and other sites do not get', async () => {
    const owner = await test.person();
    const line = [(await signIn(test.newStranger(), owner.email)).headers['set-cookie']].flat();
    const cookie = line.find((entry) => String(entry).startsWith(`${COOKIE}=`));
    expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(cookie).not.toContain('Domain');
  });

  it('gives scripts a mark of the session that says nothing of it, and takes it away with it', async () => {
    const owner = await test.person();
    const first = owner.cookies.get('vigour_mark');
    expect(first).toMatch(/^[\w-]{16}$/);
    expect(owner.cookies.get(COOKIE)).not.toContain(first);
    await signIn(owner, owner.email);
    expect(owner.cookies.get('vigour_mark')).not.toBe(first);
    const other = await test.person();
    expect(other.cookies.get('vigour_mark')).not.toBe(owner.cookies.get('vigour_mark'));
    await owner.call(signInApi.signOut, {});
    expect(owner.cookies.get('vigour_mark') ?? '').toBe('');
  });

  it('starts a new session and ends the one the browser had: a planted one stays a stranger’s', async () => {
    const [attacker, victim] = [await test.person(), await test.person()];
    const planted = attacker.cookies.get(COOKIE) ?? '';
    const browser = test.newStranger();
    browser.cookies.set(COOKIE, planted);
    await signIn(browser, victim.email);
    expect((await whoIs(browser))?.id).toBe(victim.id);
    expect(browser.cookies.get(COOKIE)).not.toBe(planted);
    expect(await whoIs(attacker)).toBeNull();

    const before = browser.cookies.get(COOKIE);
    await signIn(browser, victim.email);
    expect(browser.cookies.get(COOKIE)).not.toBe(before);
  });

  it('believes no cookie that it did not sign', async () => {
    const owner = await test.person();
    const real = owner.cookies.get(COOKIE) ?? '';
    for (const forged of [
      'x',
      real.slice(0, -4),
      `${real.split('.')[0]}.AAAA`,
      `a${real}`,
      "' or 1=1 --",
      '%00%ff',
      'y'.repeat(5000),
    ]) {
      const client = test.newStranger();
      client.cookies.set(COOKIE, forged);
      expect(await whoIs(client)).toBeNull();
    }
  });
});

describe('a session', () => {
  it('is over at once after sign-out, and only that one', async () => {
    const owner = await test.person();
    const laptop = test.newStranger();
    await signIn(laptop, owner.email);
    const kept = owner.cookies.get(COOKIE) ?? '';
    expect((await post(owner, 'sign-out', {})).json()).toEqual({ ok: true });
    expect(owner.cookies.has(COOKIE)).toBe(false);
    const replay = test.newStranger();
    replay.cookies.set(COOKIE, kept);
    expect(await whoIs(replay)).toBeNull();
    expect((await whoIs(laptop))?.id).toBe(owner.id);
  });

  it('lets a stranger sign out too', async () => {
    expect((await post(test.newStranger(), 'sign-out', {})).statusCode).toBe(200);
  });

  it('ends after 30 days without use', async () => {
    const owner = await test.person();
    const start = test.clock.now();
    const real = Date.now();
    test.clock.set(real + 29 * DAY_MS);
    expect(await whoIs(owner)).not.toBeNull();
    test.clock.set(real + 31 * DAY_MS);
    expect(await whoIs(owner)).toBeNull();
    test.clock.set(real);
    // It is gone for good, not just hidden.
    expect(await whoIs(owner)).toBeNull();
    test.clock.set(start);
  });

  it('answers from memory: a hundred calls look it up once', async () => {
    const { email } = await test.person();
    const browser = test.newStranger();
    await signIn(browser, email);
    let lookUps = 0;
    const { pool } = test.database;
    const original = pool.query.bind(pool);
    pool.query = ((...args: Parameters<typeof original>) => {
      if (JSON.stringify(args[0]).includes('sessions')) lookUps += 1;
      return original(...args);
    }) as typeof pool.query;
    try {
      for (let round = 0; round < 100; round += 1) await whoIs(browser);
    } finally {
      pool.query = original;
    }
    expect(lookUps).toBe(1);
  });
});

it('on https the cookie is Secure and bound to the host', async () => {
  const secure = await startTestApp({ publicUrl: 'https://vigour.example' });
  try {
    const client = secure.newStranger();
    const email = newEmail();
    const response = await client.inject({
      method: 'POST',
      url: '/api/auth/sign-up/email',
      payload: { email, password: TEST_PASSWORD },
    });
    const line = [response.headers['set-cookie']].flat().map(String);
    expect(line.find((entry) => entry.startsWith('__Host-vigour_session='))).toMatch(
      /; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    );
    expect((await client.call(accountApi.currentUser, {})).email).toBe(email);
    expect(secure.outbox[0]?.text).toContain('https://vigour.example/verify-email/');
  } finally {
    await secure.close();
  }
});

describe('the redirects of the browser', () => {
  it.each([
    ['/api/login', '/login/email'],
    ['/api/login?method=email', '/login/email'],
    ['/api/login?method=google', '/login/email?notice=google-not-set-up'],
    ['/api/login?method=//evil.example&method=x', '/login/email'],
    ['/api/auth/facebook', '/login/email?notice=facebook-not-set-up'],
  ])('%s leads to %s', async (from, to) => {
    const response = await test.stranger.bare({ url: from });
    expect([response.statusCode, response.headers.location]).toEqual([302, to]);
    expect(response.headers['cache-control']).toBe('no-store');
  });
});

it('an anti-forgery token from before signing in is stale after it', async () => {
  const owner = await test.person();
  const browser = test.newStranger();
  const early = await browser.csrfToken();
  await signIn(browser, owner.email);
  const response = await browser.bare({
    method: 'POST',
    url: '/api/auth/sign-out',
    headers: { 'x-csrf-token': early },
  });
  expect([response.statusCode, response.json().reason]).toEqual([403, 'stale_csrf_token']);
  expect(await whoIs(browser)).not.toBeNull();
});

it('a stranger is told so', async () => {
  const error = await refusal(test.stranger.call(accountApi.currentUser, {}));
  expect([error.status, error.code]).toEqual([401, 'unauthenticated']);
});
