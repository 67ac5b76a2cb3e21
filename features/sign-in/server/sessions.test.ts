import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { accountApi } from '#features/account/contract.ts';
import {
  type Person,
  startTestApp,
  TEST_PASSWORD,
  type TestApp,
} from '../../../apps/server/testing/test-app.ts';
import { type CallError, TestClient } from '../../../apps/server/testing/test-client.ts';
import { securityApi, signInApi } from '../contract.ts';

const DAY_MS = 86_400_000;
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
let test: TestApp;

vi.setConfig({ testTimeout: 60_000 });
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const refusal = (call: Promise<unknown>) =>
  call.then(
    () => expect.fail('the call was not refused'),
    (error: unknown) => error as CallError,
  );
const isIn = async (client: TestClient) =>
  (await client.bare({ url: '/api/auth/user' })).statusCode === 200;
async function browserOf({ email }: Person, userAgent = 'Test'): Promise<TestClient> {
  const client = test.newStranger();
  const answer = await client.inject({
    method: 'POST',
    url: '/api/auth/sign-in/email',
    headers: { 'user-agent': userAgent },
    payload: { email, password: TEST_PASSWORD },
  });
  expect(answer.statusCode).toBe(200);
  return client;
}
const linkIn = (to: string, path: string) =>
  vi.waitFor(() => {
    const texts = test.outbox.filter((mail) => mail.to === to).map((mail) => mail.text);
    const token = texts
      .map((text) => new RegExp(`/${path}/(\\S+)`).exec(text)?.[1])
      .findLast(Boolean);
    if (!token) throw new Error(`No mail to ${to} has a link to ${path}.`);
    return token;
  });

describe('the list of sessions', () => {
  it('names devices, marks the present one, and shows nobody else’s', async () => {
    const [mia, noah] = [await test.person(), await test.person()];
    await browserOf(mia, FIREFOX);
    const list = await mia.call(securityApi.sessions, {});
    expect(list.filter(({ current }) => current)).toHaveLength(1);
    expect(list).toHaveLength(2);
    expect(list.find(({ current }) => !current)).toMatchObject({
      device: 'Firefox on Windows',
      deviceKind: 'computer',
    });
    expect(JSON.stringify(list)).not.toContain('token');
    expect(await noah.call(securityApi.sessions, {})).toHaveLength(1);
  });

  it('signs one device out, and only its owner can', async () => {
    const [mia, noah] = [await test.person(), await test.person()];
    const laptop = await browserOf(mia, FIREFOX);
    const id = (await mia.call(securityApi.sessions, {})).find(({ current }) => !current)?.id ?? '';
    expect((await refusal(noah.call(securityApi.endSession, { params: { id } }))).status).toBe(404);
    expect(await isIn(laptop)).toBe(true);
    await mia.call(securityApi.endSession, { params: { id } });
    expect(await isIn(laptop)).toBe(false);
    expect(await isIn(mia)).toBe(true);
  });

  it('signs every other device out', async () => {
    const mia = await test.person();
    const others = [await browserOf(mia), await browserOf(mia)];
    await mia.call(securityApi.endOtherSessions, {});
    expect(await Promise.all(others.map(isIn))).toEqual([false, false]);
    expect(await isIn(mia)).toBe(true);
  });
});

it('two servers on one database: signed in on one, used on the other; out everywhere within a minute', async () => {
  const second = await test.secondServer();
  try {
    const mia = await test.person();
    const elsewhere = new TestClient(second, '10.8.8.8');
    elsewhere.cookies.set('vigour_session', mia.cookies.get('vigour_session') ?? '');
    expect(await isIn(elsewhere)).toBe(true);
    const laptop = await browserOf(mia);
    await laptop.call(securityApi.endOtherSessions, {});
    expect(await isIn(mia)).toBe(false);
    // The second server may go on trusting what it has read, but not for a minute.
    test.clock.advance(60_000);
    expect(await isIn(elsewhere)).toBe(false);
  } finally {
    await second.close();
  }
});

it('nobody stays signed in for more than 180 days, used or not', async () => {
  const mia = await test.person();
  await test.database.pool.query(
    `update sessions set expires_at = now() + interval '400 days' where owner_id = $1`,
    [mia.id],
  );
  const browser = await browserOf(mia);
  await test.database.pool.query(
    `update sessions set expires_at = now() + interval '400 days' where owner_id = $1`,
    [mia.id],
  );
  const start = test.clock.now();
  test.clock.set(Date.now() + 179 * DAY_MS);
  expect(await isIn(browser)).toBe(true);
  test.clock.set(Date.now() + 181 * DAY_MS);
  expect(await isIn(browser)).toBe(false);
  test.clock.set(start);
});

describe('another password', () => {
  it('ends the other sessions, keeps this browser in, and is mailed about', async () => {
    const mia = await test.person();
    const laptop = await browserOf(mia);
    const newPassword = 'amber tractor paints quietly';
    await mia.call(securityApi.changePassword, { body: { newPassword } });
    expect([await isIn(mia), await isIn(laptop)]).toEqual([true, false]);
    const browser = test.newStranger();
    const body = { email: mia.email, password: TEST_PASSWORD };
    expect((await refusal(browser.call(signInApi.signIn, { body }))).status).toBe(401);
    await browser.call(signInApi.signIn, { body: { ...body, password: newPassword } });
    expect(test.outbox.at(-1)).toMatchObject({
      to: mia.email,
      subject: 'Your Vigour password was changed',
    });
  });

  it.each(['short', 'password12345', 'aaaaaaaaaaaaaaaa'])(
    'may not be "%s"',
    async (newPassword) => {
      const mia = await test.person();
      const answer = await refusal(mia.call(securityApi.changePassword, { body: { newPassword } }));
      expect(Object.keys(answer.fields)).toEqual(['newPassword']);
    },
  );
});

describe('another email address', () => {
  let made = 0;
  const newEmail = () => `moved-${++made}@example.test`;
  async function asked() {
    const mia = await test.person();
    const email = newEmail();
    await mia.call(securityApi.changeEmail, { body: { email } });
    return { mia, email };
  }

  it('counts once its link is followed, and both addresses are told', async () => {
    const { mia, email } = await asked();
    expect((await mia.call(accountApi.currentUser, {})).email).toBe(mia.email);
    expect((await mia.call(securityApi.state, {})).newEmail).toBe(email);
    const token = await linkIn(email, 'login/confirm-email');
    await linkIn(mia.email, 'login/keep-email');
    await test.newStranger().call(securityApi.confirmEmail, { body: { token } });
    await test.newStranger().call(securityApi.confirmEmail, { body: { token } });
    expect(await mia.call(accountApi.currentUser, {})).toMatchObject({
      email,
      emailVerified: true,
    });
    expect(test.outbox.at(-1)).toMatchObject({ to: mia.email });
    const body = { email, password: TEST_PASSWORD };
    await test.newStranger().call(signInApi.signIn, { body });
  });

  it.each([
    ['new', 'present'],
    ['present', 'new'],
  ] as const)('of somebody verified counts with both links, the %s one first', async (...order) => {
    const mia = await test.person();
    const verify = await linkIn(mia.email, 'verify-email');
    await mia.call(signInApi.verifyEmail, { params: { token: verify } });
    const email = newEmail();
    await mia.call(securityApi.changeEmail, { body: { email } });
    const tokens = {
      new: await linkIn(email, 'login/confirm-email'),
      present: await linkIn(mia.email, 'login/confirm-email'),
    };
    const [first, last] = order;
    const follow = (half: 'new' | 'present') =>
      test.newStranger().call(securityApi.confirmEmail, { body: { token: tokens[half] } });
    for (let times = 0; times < 2; times += 1) {
      expect(await follow(first)).toEqual({ ok: true, waitsFor: last });
    }
    expect((await mia.call(accountApi.currentUser, {})).email).toBe(mia.email);
    expect((await mia.call(securityApi.state, {})).newEmail).toBe(email);
    expect(await follow(last)).toEqual({ ok: true, waitsFor: null });
    expect((await mia.call(accountApi.currentUser, {})).email).toBe(email);
    expect((await mia.call(securityApi.state, {})).newEmail).toBeNull();
    expect(await follow(first)).toEqual({ ok: true, waitsFor: null });
  });

  it('that was confirmed by half is stopped from the older address, for good', async () => {
    const mia = await test.person();
    const verify = await linkIn(mia.email, 'verify-email');
    await mia.call(signInApi.verifyEmail, { params: { token: verify } });
    const email = newEmail();
    await mia.call(securityApi.changeEmail, { body: { email } });
    const stranger = test.newStranger();
    const confirm = { body: { token: await linkIn(email, 'login/confirm-email') } };
    const agree = { body: { token: await linkIn(mia.email, 'login/confirm-email') } };
    await stranger.call(securityApi.confirmEmail, confirm);
    const token = await linkIn(mia.email, 'login/keep-email');
    await stranger.call(securityApi.undoEmail, { body: { token } });
    for (const input of [confirm, agree]) {
      const late = stranger.call(securityApi.confirmEmail, input);
      expect((await refusal(late)).reason).toBe('invalid_link');
    }
  });

  const renewed = { body: { newPassword: 'violet lantern sings' } };
  it.each([
    ['a new password', (mia: Person) => mia.call(securityApi.changePassword, renewed)],
    ['signing out the others', (mia: Person) => mia.call(securityApi.endOtherSessions, {})],
  ])('that a thief asked for ends with %s, and nobody else’s does', async (_, end) => {
    const [{ mia, email }, noah] = [await asked(), await asked()];
    await end(mia);
    expect((await mia.call(securityApi.state, {})).newEmail).toBeNull();
    const stranger = test.newStranger();
    const token = await linkIn(email, 'login/confirm-email');
    const late = stranger.call(securityApi.confirmEmail, { body: { token } });
    expect((await refusal(late)).reason).toBe('invalid_link');
    expect((await mia.call(accountApi.currentUser, {})).email).toBe(mia.email);
    expect((await noah.mia.call(securityApi.state, {})).newEmail).toBe(noah.email);
  });

  it('is stopped or undone from the older address, and everybody is signed out', async () => {
    for (const confirmed of [false, true]) {
      const { mia, email } = await asked();
      const confirm = await linkIn(email, 'login/confirm-email');
      const undo = await linkIn(mia.email, 'login/keep-email');
      const stranger = test.newStranger();
      if (confirmed) await stranger.call(securityApi.confirmEmail, { body: { token: confirm } });
      await stranger.call(securityApi.undoEmail, { body: { token: undo } });
      expect(await isIn(mia)).toBe(false);
      const body = { email: mia.email, password: TEST_PASSWORD };
      await stranger.call(signInApi.signIn, { body });
      if (!confirmed) {
        const late = stranger.call(securityApi.confirmEmail, { body: { token: confirm } });
        expect((await refusal(late)).reason).toBe('invalid_link');
      }
    }
  });

  it('taken along twice by a thief still goes back to its first owner, for good', async () => {
    const { mia, email: first } = await asked();
    const undo = await linkIn(mia.email, 'login/keep-email');
    const thief = test.newStranger();
    const confirm = async (address: string) =>
      thief.call(securityApi.confirmEmail, {
        body: { token: await linkIn(address, 'login/confirm-email') },
      });
    await confirm(first);
    const second = newEmail();
    await mia.call(securityApi.changeEmail, { body: { email: second } });
    const thiefsUndo = await linkIn(first, 'login/keep-email');
    await confirm(second);
    await thief.call(securityApi.undoEmail, { body: { token: undo } });
    const back = thief.call(securityApi.undoEmail, { body: { token: thiefsUndo } });
    expect((await refusal(back)).reason).toBe('invalid_link');
    const body = { email: mia.email, password: TEST_PASSWORD };
    await test.newStranger().call(signInApi.signIn, { body });
  });

  it('of somebody else is answered alike, and only its owner is told', async () => {
    const [mia, noah] = [await test.person(), await test.person()];
    await mia.call(securityApi.changeEmail, { body: { email: noah.email } });
    await vi.waitFor(() =>
      expect(test.outbox.filter(({ to }) => to === noah.email).at(-1)?.subject).toBe(
        'This address already has a Vigour account',
      ),
    );
    expect(
      test.outbox.some(({ to, text }) => to === noah.email && text.includes('confirm-email')),
    ).toBe(false);
  });
});

describe('the history', () => {
  it('says what happened, newest first, and to its owner alone', async () => {
    const [mia, noah] = [await test.person(), await test.person()];
    await browserOf(mia, FIREFOX);
    const wrong = { email: mia.email, password: 'not the password at all' };
    await refusal(test.newStranger().call(signInApi.signIn, { body: wrong }));
    await mia.call(securityApi.changePassword, { body: { newPassword: TEST_PASSWORD } });
    const kinds = () =>
      mia.call(securityApi.events, { query: {} }).then(({ events }) => events.map((e) => e.kind));
    await vi.waitFor(async () =>
      expect([...(await kinds())].sort()).toEqual(
        ['password_changed', 'sign_in_failed', 'signed_in', 'signed_in'].sort(),
      ),
    );
    expect((await kinds())[0]).toBe('password_changed');
    const { events } = await noah.call(securityApi.events, { query: {} });
    expect(events.map(({ kind }) => kind)).toEqual(['signed_in']);
  });
});
