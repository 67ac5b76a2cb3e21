import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { accountApi } from '#features/account/contract.ts';
import {
  startTestApp,
  TEST_PASSWORD,
  type TestApp,
} from '../../../apps/server/testing/test-app.ts';
import { TestClient } from '../../../apps/server/testing/test-client.ts';
import { signInApi } from '../contract.ts';

const HOUR_MS = 3_600_000;
const NEW_PASSWORD = 'violet lantern sings';
let test: TestApp;

// Passwords are slow to hash on purpose, and a busy machine makes them slower.
vi.setConfig({ testTimeout: 40_000 });

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** The links of one kind mailed to an address, oldest first. */
const linksTo = (email: string, kind: 'verify-email' | 'login/reset') =>
  test.outbox
    .filter((mail) => mail.to === email)
    .flatMap((mail) => new RegExp(`/${kind}/(\\S+)`).exec(mail.text)?.[1] ?? []);

/** Links are made in the background: waits until the address has so many. */
async function waitForLinks(email: string, kind: 'verify-email' | 'login/reset', count: number) {
  await vi.waitFor(() => expect(linksTo(email, kind)).toHaveLength(count));
  return linksTo(email, kind).at(-1) ?? '';
}

const verify = (client: TestClient, token: string) =>
  client.bare({ url: `/api/auth/verify-email/${encodeURIComponent(token)}` });
const canSignIn = async (email: string, password: string) => {
  const response = await test.newStranger().inject({
    method: 'POST',
    url: '/api/auth/sign-in/email',
    payload: { email, password },
  });
  return response.statusCode === 200;
};

describe('verifying an address', () => {
  it('works from any browser, shows at once, and again for a second visitor', async () => {
    const [mia, noah] = [await test.person(), await test.person()];
    const token = await waitForLinks(mia.email, 'verify-email', 1);
    expect((await mia.call(accountApi.currentUser, {})).emailVerified).toBe(false);
    for (const visitor of [test.stranger, mia, noah]) {
      const response = await verify(visitor, token);
      expect([response.statusCode, response.json()]).toEqual([
        200,
        { user: { emailVerified: true } },
      ]);
    }
    expect(await mia.call(signInApi.verificationStatus, {})).toEqual({
      email: mia.email,
      emailVerified: true,
    });
    expect((await noah.call(accountApi.currentUser, {})).emailVerified).toBe(false);
  });

  it('fails after 24 hours, and a new link takes the place of the old one', async () => {
    const mia = await test.person();
    const old = await waitForLinks(mia.email, 'verify-email', 1);
    test.clock.advance(24 * HOUR_MS + 1);
    expect((await verify(test.stranger, old)).json()).toMatchObject({
      code: 'invalid',
      reason: 'invalid_link',
      message: 'The verification link is invalid or has expired. Please request a new one.',
    });
    await mia.call(signInApi.resendVerification, { body: { email: mia.email.toUpperCase() } });
    const fresh = await waitForLinks(mia.email, 'verify-email', 2);
    expect((await verify(test.stranger, old)).statusCode).toBe(400);
    expect((await verify(test.stranger, fresh)).statusCode).toBe(200);
  });

  it('fails for anything that was not mailed', async () => {
    const mia = await test.person();
    const token = await waitForLinks(mia.email, 'verify-email', 1);
    const [account = '', secret = ''] = token.split('.');
    const other = (await waitForLinks((await test.person()).email, 'verify-email', 1)).split('.');
    for (const wrong of [
      'x',
      account,
      `${account}.`,
      `${account}.${secret.slice(1)}A`,
      `${other[0]}.${secret}`,
      `${account}.${other[1]}`,
      "' or 1=1 --",
      '../../user',
      'a'.repeat(200),
    ]) {
      const response = await verify(test.stranger, wrong);
      expect([wrong, response.statusCode]).toEqual([wrong, 400]);
    }
    expect((await mia.call(accountApi.currentUser, {})).emailVerified).toBe(false);
  });

  it('a link for a password does not verify, and the other way round', async () => {
    const mia = await test.person();
    await mia.call(signInApi.requestPasswordReset, { body: { email: mia.email } });
    const reset = await waitForLinks(mia.email, 'login/reset', 1);
    expect((await verify(test.stranger, reset)).statusCode).toBe(400);
    const token = linksTo(mia.email, 'verify-email')[0] ?? '';
    await expect(
      test.stranger.call(signInApi.resetPassword, { body: { token, newPassword: NEW_PASSWORD } }),
    ).rejects.toMatchObject({ reason: 'invalid_link' });
  });
});

describe('asking for links of an address without an account', () => {
  it('takes the steps that an account takes, mails nobody, and leaves traces for a day', async () => {
    const { pool } = test.database;
    const traces = async () => {
      const { rows } = await pool.query(
        `select identifier, value, expires_at from verifications where expires_at > $1`,
        [new Date(test.clock.now())],
      );
      return rows;
    };
    const email = 'nobody-at-all@example.test';
    const [before, sent] = [(await traces()).length, test.outbox.length];
    for (const url of ['request-password-reset', 'request-password-reset', 'resend-verification']) {
      await test
        .newStranger()
        .inject({ method: 'POST', url: `/api/auth/${url}`, payload: { email } });
    }
    // Of two at the same moment only one takes effect, as for an account.
    const left = (await traces()).slice(before);
    expect(left).toHaveLength(2);
    expect(JSON.stringify(left)).not.toContain('nobody-at-all');
    expect(test.outbox).toHaveLength(sent);
    test.clock.advance(24 * HOUR_MS + 1);
    await test.app.jobs.runDue();
    expect(await traces()).toEqual([]);
  });
});

describe('asking for links', () => {
  it('answers alike for known, verified and unknown addresses, and mails only where it helps', async () => {
    const [mia, done] = [await test.person(), await test.person()];
    await verify(test.stranger, await waitForLinks(done.email, 'verify-email', 1));
    test.clock.advance(HOUR_MS);
    const sent = test.outbox.length;
    for (const url of ['resend-verification', 'request-password-reset']) {
      const answers = await Promise.all(
        [mia.email, done.email, 'nobody@example.test'].map((email) =>
          test
            .newStranger()
            .inject({ method: 'POST', url: `/api/auth/${url}`, payload: { email } }),
        ),
      );
      expect(answers.map((answer) => [answer.statusCode, answer.json()])).toEqual(
        Array(3).fill([200, { ok: true }]),
      );
    }
    await waitForLinks(mia.email, 'verify-email', 2);
    await waitForLinks(mia.email, 'login/reset', 1);
    await waitForLinks(done.email, 'login/reset', 1);
    expect(test.outbox).toHaveLength(sent + 3);
  });

  it('keeps the request with the answer, alike for any address: a server that dies then loses none', async () => {
    const mia = await test.person();
    const dying = await test.secondServer();
    await dying.jobs.stop();
    const kept = [];
    for (const email of [mia.email, 'nobody-here@example.test']) {
      const browser = new TestClient(dying, '10.9.0.1');
      await browser.call(signInApi.requestPasswordReset, { body: { email } });
      const { rows } = await test.database.pool.query(
        "select payload::text from jobs where name = 'mail-link'",
      );
      kept.push(rows.length);
      expect(JSON.stringify(rows)).not.toContain('example.test');
    }
    expect(kept).toEqual([1, 2]);
    await dying.close();
    await test.app.jobs.runDue();
    expect(linksTo(mia.email, 'login/reset')).toHaveLength(1);
  });

  it('sends one mail a minute, however often it is asked', async () => {
    const mia = await test.person();
    const ask = () =>
      test.newStranger().call(signInApi.requestPasswordReset, { body: { email: mia.email } });
    await ask();
    const first = await waitForLinks(mia.email, 'login/reset', 1);
    for (let round = 0; round < 5; round += 1) await ask();
    test.clock.advance(61_000);
    await ask();
    const second = await waitForLinks(mia.email, 'login/reset', 2);
    expect(second).not.toBe(first);
  });

  it.each(['', 'nobody', 'a@b.test\nBcc: c@d.test'])('refuses the address %j', async (email) => {
    await expect(
      test.stranger.call(signInApi.requestPasswordReset, { body: { email } }),
    ).rejects.toMatchObject({ status: 400, fields: { email: expect.any(String) } });
  });
});

describe('a new password', () => {
  const reset = (token: string, newPassword = NEW_PASSWORD) =>
    test.newStranger().call(signInApi.resetPassword, { body: { token, newPassword } });
  const requestLink = async (email: string) => {
    await test.stranger.call(signInApi.requestPasswordReset, { body: { email } });
    return waitForLinks(email, 'login/reset', 1);
  };

  it('takes the place of the old one, ends every session, verifies, and is told by mail', async () => {
    const [mia, noah] = [await test.person(), await test.person()];
    await mia.call(accountApi.currentUser, {});
    await reset(await requestLink(mia.email));
    await expect(mia.call(accountApi.currentUser, {})).rejects.toMatchObject({ status: 401 });
    expect((await noah.call(accountApi.currentUser, {})).id).toBe(noah.id);
    expect(await canSignIn(mia.email, TEST_PASSWORD)).toBe(false);
    expect(await canSignIn(mia.email, NEW_PASSWORD)).toBe(true);
    expect(await canSignIn(noah.email, NEW_PASSWORD)).toBe(false);
    await vi.waitFor(() =>
      expect(
        test.outbox.filter(({ to }) => to === mia.email).map(({ subject }) => subject),
      ).toContain('Your Vigour password was changed'),
    );
    const again = await test.person({ email: mia.email, password: NEW_PASSWORD, profile: false });
    expect(await again.call(accountApi.currentUser, {})).toMatchObject({
      id: mia.id,
      emailVerified: true,
    });
  });

  it('can be set once with a link, also by two at once', async () => {
    const mia = await test.person();
    const token = await requestLink(mia.email);
    const outcomes = await Promise.allSettled([
      reset(token, 'violet lantern sings'),
      reset(token, 'orange kettle dreams'),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(reset(token)).rejects.toMatchObject({ reason: 'invalid_link' });
  });

  it('cannot be set after an hour', async () => {
    const mia = await test.person();
    const token = await requestLink(mia.email);
    test.clock.advance(HOUR_MS + 1);
    await expect(reset(token)).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('invalid or has expired'),
    });
    expect(await canSignIn(mia.email, TEST_PASSWORD)).toBe(true);
  });

  it('must be good, and a refused one does not use the link up', async () => {
    const mia = await test.person();
    const token = await requestLink(mia.email);
    for (const [password, words] of [
      ['short', 'at least 12'],
      ['password12345', 'too common'],
      [mia.email, 'your name'],
    ] as const) {
      await expect(reset(token, password)).rejects.toMatchObject({
        status: 400,
        fields: { newPassword: expect.stringContaining(words) },
      });
    }
    await reset(token);
    expect(await canSignIn(mia.email, NEW_PASSWORD)).toBe(true);
  });
});

it('keeps no secret of a link in the database', async () => {
  const mia = await test.person();
  const token = await waitForLinks(mia.email, 'verify-email', 1);
  const secret = token.split('.')[1] ?? '';
  const { rows } = await test.database.pool.query('select * from mailed_links');
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(secret);
});
