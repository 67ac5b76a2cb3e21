import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountApi } from '#features/account/contract.ts';
import { type GraphServer, startGraphServer } from '../../../apps/server/testing/graph-server.ts';
import { type OidcServer, startOidcServer } from '../../../apps/server/testing/oidc-server.ts';
import {
  type Person,
  startTestApp,
  TEST_ORIGIN,
  type TestApp,
} from '../../../apps/server/testing/test-app.ts';
import type { TestClient } from '../../../apps/server/testing/test-client.ts';
import { outsideApi, securityApi, signInApi } from '../contract.ts';

let oidc: OidcServer;
let graph: GraphServer;
let running: TestApp;
let count = 0;

beforeAll(async () => {
  oidc = await startOidcServer(`${TEST_ORIGIN}/api/callback`);
  graph = await startGraphServer(`${TEST_ORIGIN}/api/auth/facebook/callback`);
  const { issuer, clientId, clientSecret } = oidc;
  running = await startTestApp({
    google: { issuer, clientId, clientSecret },
    facebook: {
      clientId: graph.clientId,
      clientSecret: graph.clientSecret,
      authorizeUrl: graph.authorizeUrl,
      graphUrl: graph.graphUrl,
    },
  });
}, 60_000);

afterAll(async () => {
  await running.close();
  await oidc.close();
  await graph.close();
});

beforeEach(() => {
  count += 1;
  oidc.person = {
    sub: `google-${count}`,
    email: `google-${count}@example.test`,
    email_verified: true,
    given_name: 'Gita',
  };
  graph.person = { id: `fb-${count}`, first_name: 'Fay', email: `fb-${count}@example.test` };
});

const START = { google: '/api/login?method=google', facebook: '/api/auth/facebook' };

/** The address of the other service that a browser is sent to. */
async function begin(browser: TestClient, way: keyof typeof START): Promise<string> {
  const response = await browser.bare({ url: START[way] });
  expect(response.statusCode).toBe(302);
  return String(response.headers.location);
}

/** The path the browser ends on after coming back with an answer. */
async function comeBack(browser: TestClient, answer: URL): Promise<string> {
  const response = await browser.bare({ url: `${answer.pathname}${answer.search}` });
  expect(response.statusCode).toBe(302);
  return String(response.headers.location);
}

async function signIn(browser: TestClient, way: keyof typeof START): Promise<string> {
  const url = await begin(browser, way);
  return comeBack(browser, await (way === 'google' ? oidc : graph).visit(url));
}

async function connect(browser: TestClient): Promise<string> {
  const { url } = await browser.call(outsideApi.connect, { params: { provider: 'google' } });
  return comeBack(browser, await oidc.visit(url));
}

const whoIs = (browser: TestClient) => browser.call(accountApi.currentUser, {}).catch(() => null);

async function verify(person: Person): Promise<void> {
  const mail = running.outbox.findLast((one) => one.to === person.email);
  const token = /verify-email\/([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  await person.call(signInApi.verifyEmail, { params: { token } });
}

describe('Google', () => {
  test('somebody new gets an account with a verified address, and comes back to the same one', async () => {
    const browser = running.newStranger();
    expect(await signIn(browser, 'google')).toBe('/');
    const user = await whoIs(browser);
    expect(user).toMatchObject({
      email: `google-${count}@example.test`,
      emailVerified: true,
      firstName: 'Gita',
    });
    const later = running.newStranger();
    expect(await signIn(later, 'google')).toBe('/');
    expect((await whoIs(later))?.id).toBe(user?.id);
  });

  test('asks with PKCE, state and nonce', async () => {
    const url = new URL(await begin(running.newStranger(), 'google'));
    expect(url.searchParams.get('code_challenge_method')).toBe('S256');
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(url.searchParams.get(name)?.length).toBeGreaterThan(20);
    }
  });

  test('joins an account whose address both sides have verified', async () => {
    const person = await running.person({ email: `google-${count}@example.test` });
    await verify(person);
    const browser = running.newStranger();
    expect(await signIn(browser, 'google')).toBe('/');
    expect((await whoIs(browser))?.id).toBe(person.id);
  });

  test('never joins an account whose address was not confirmed here', async () => {
    await running.person({ email: `google-${count}@example.test` });
    const browser = running.newStranger();
    expect(await signIn(browser, 'google')).toBe('/login?notice=google-address-unconfirmed');
    expect(await whoIs(browser)).toBeNull();
  });

  test('lets nobody in with an address that Google has not verified', async () => {
    if (oidc.person) oidc.person.email_verified = false;
    const browser = running.newStranger();
    expect(await signIn(browser, 'google')).toBe('/login?notice=google-unverified');
    expect(await whoIs(browser)).toBeNull();
  });

  test('a "no" comes back to the login page', async () => {
    oidc.person = null;
    expect(await signIn(running.newStranger(), 'google')).toBe('/login?notice=google-cancelled');
  });

  test('an answer works once, for the browser that asked, and only with its own state', async () => {
    const browser = running.newStranger();
    const answer = await oidc.visit(await begin(browser, 'google'));
    const kept = new Map(browser.cookies);

    const thief = running.newStranger();
    expect(await comeBack(thief, answer)).toBe('/login?notice=google-failed');
    expect(await whoIs(thief)).toBeNull();

    expect(await comeBack(browser, answer)).toBe('/');
    const again = running.newStranger();
    for (const [name, value] of kept) again.cookies.set(name, value);
    expect(await comeBack(again, answer)).toBe('/login?notice=google-failed');
    expect(await whoIs(again)).toBeNull();

    const other = running.newStranger();
    const forged = await oidc.visit(await begin(other, 'google'));
    forged.searchParams.set('state', 'somebody-elses');
    expect(await comeBack(other, forged)).toBe('/login?notice=google-failed');
  });

  test('an answer of one service is not taken for that of the other', async () => {
    const browser = running.newStranger();
    const answer = await graph.visit(await begin(browser, 'facebook'));
    answer.pathname = '/api/callback';
    expect(await comeBack(browser, answer)).toBe('/login?notice=google-failed');
    expect(await whoIs(browser)).toBeNull();
  });

  test('a service that is down leads back with a sentence, and works again when it is up', async () => {
    const dead = await startTestApp({
      google: { issuer: 'http://127.0.0.1:9', clientId: 'x', clientSecret: 'y' },
    });
    try {
      const browser = dead.newStranger();
      expect(await begin(browser, 'google')).toBe('/login?notice=google-failed');
    } finally {
      await dead.close();
    }
  }, 30_000);

  test('the session is a new one: a planted cookie does not survive', async () => {
    const attacker = await running.person();
    const browser = running.newStranger();
    for (const [name, value] of attacker.cookies) browser.cookies.set(name, value);
    await signIn(browser, 'google');
    expect((await whoIs(browser))?.email).toBe(`google-${count}@example.test`);
    expect(await whoIs(attacker)).toBeNull();
  });
});

describe('Facebook', () => {
  test('somebody new gets an account whose address waits to be verified', async () => {
    const browser = running.newStranger();
    expect(await signIn(browser, 'facebook')).toBe('/');
    expect(await whoIs(browser)).toMatchObject({
      email: `fb-${count}@example.test`,
      emailVerified: false,
    });
    expect(running.outbox.some((mail) => mail.to === `fb-${count}@example.test`)).toBe(true);
  });

  test('an account is made with its mail, or neither', async () => {
    const { pool } = running.database;
    await pool.query('alter table mailed_links add constraint dies check (false) not valid');
    try {
      const dying = running.newStranger();
      await signIn(dying, 'facebook').catch(() => undefined);
      expect(await whoIs(dying)).toBeNull();
    } finally {
      await pool.query('alter table mailed_links drop constraint dies');
    }
    const browser = running.newStranger();
    expect(await signIn(browser, 'facebook')).toBe('/');
    const email = `fb-${count}@example.test`;
    expect((await whoIs(browser))?.email).toBe(email);
    expect(running.outbox.filter((mail) => mail.to === email)).toHaveLength(1);
  });

  test('never joins an existing account by its address', async () => {
    const person = await running.person({ email: `fb-${count}@example.test` });
    await verify(person);
    const browser = running.newStranger();
    expect(await signIn(browser, 'facebook')).toBe('/login?notice=facebook-address-taken');
    expect(await whoIs(browser)).toBeNull();
  });

  test('without an address it asks for one, and answers alike for a known one', async () => {
    graph.person = { id: `fb-${count}`, first_name: 'Fay' };
    const known = await running.person();
    const browser = running.newStranger();
    expect(await signIn(browser, 'facebook')).toBe('/login/add-email');
    expect(await whoIs(browser)).toBeNull();

    const forKnown = await browser.call(outsideApi.giveEmail, { body: { email: known.email } });
    expect(forKnown).toEqual({ ok: true });
    expect(await whoIs(browser)).toBeNull();

    const email = `typed-${count}@example.test`;
    expect(await browser.call(outsideApi.giveEmail, { body: { email } })).toEqual({ ok: true });
    expect(await whoIs(browser)).toMatchObject({ email, emailVerified: false, firstName: 'Fay' });

    const later = running.newStranger();
    expect(await signIn(later, 'facebook')).toBe('/');
    expect((await whoIs(later))?.email).toBe(email);
  });

  test('giving an address without a sign-in under way is refused', async () => {
    const call = running
      .newStranger()
      .call(outsideApi.giveEmail, { body: { email: 'nobody@example.test' } });
    await expect(call).rejects.toMatchObject({ status: 401, reason: 'sign_in_expired' });
  });

  test('a "no" comes back to the login page', async () => {
    graph.person = null;
    expect(await signIn(running.newStranger(), 'facebook')).toBe(
      '/login?notice=facebook-cancelled',
    );
  });
});

describe('Connecting a service to an account', () => {
  test('connects, shows, signs in, disconnects; the last way in stays', async () => {
    const anna = await running.person();
    const ben = await running.person();
    expect(await connect(anna)).toBe('/profile/security?notice=google-connected');
    const state = await anna.call(securityApi.state, {});
    expect(state.connected.map((one) => one.provider)).toEqual(['google']);
    expect(await connect(ben)).toBe('/profile/security?notice=google-taken');

    const browser = running.newStranger();
    await signIn(browser, 'google');
    expect((await whoIs(browser))?.id).toBe(anna.id);

    await ben.call(outsideApi.disconnect, { params: { provider: 'google' } });
    expect((await anna.call(securityApi.state, {})).connected).toHaveLength(1);
    await anna.call(outsideApi.disconnect, { params: { provider: 'google' } });
    expect((await anna.call(securityApi.state, {})).connected).toEqual([]);

    const onlyGoogle = running.newStranger();
    await signIn(onlyGoogle, 'google');
    const last = onlyGoogle.call(outsideApi.disconnect, { params: { provider: 'google' } });
    await expect(last).rejects.toMatchObject({ status: 409, reason: 'last_way_in' });
  });

  test('wants a fresh sign-in, and a sign-in at all', async () => {
    const anna = await running.person();
    running.clock.advance(11 * 60_000);
    const old = anna.call(outsideApi.connect, { params: { provider: 'google' } });
    await expect(old).rejects.toMatchObject({ reason: 'fresh_sign_in_needed' });
    const nobody = running
      .newStranger()
      .call(outsideApi.connect, { params: { provider: 'google' } });
    await expect(nobody).rejects.toMatchObject({ status: 401 });
  });

  test('comes back to whoever went, and to nobody who signed in meanwhile', async () => {
    const [anna, ben] = [await running.person(), await running.person()];
    const { url } = await anna.call(outsideApi.connect, { params: { provider: 'google' } });
    const answer = await oidc.visit(url);
    const session = ben.cookies.get('vigour_session') ?? '';
    anna.cookies.set('vigour_session', session);
    expect(await comeBack(anna, answer)).toBe('/profile/security?notice=google-failed');
    expect((await ben.call(securityApi.state, {})).connected).toEqual([]);
  });

  test('does not outlive the reset by whoever reads the address, when it was never verified', async () => {
    const thief = await running.person();
    await connect(thief);
    await running.stranger.call(signInApi.requestPasswordReset, { body: { email: thief.email } });
    await running.app.jobs.runDue();
    const mail = running.outbox.findLast((one) => one.to === thief.email);
    const token = /login\/reset\/([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const body = { token, newPassword: 'violet lantern sings' };
    await running.stranger.call(signInApi.resetPassword, { body });
    const browser = running.newStranger();
    await signIn(browser, 'google');
    expect((await whoIs(browser))?.id).not.toBe(thief.id);
  });

  test('is told to the owner, both ways', async () => {
    const anna = await running.person();
    const gita = oidc.person;
    oidc.person = null;
    expect(await connect(anna)).toBe('/profile/security?notice=google-cancelled');
    oidc.person = gita;
    await connect(anna);
    await anna.call(outsideApi.disconnect, { params: { provider: 'google' } });
    await running.app.jobs.runDue();
    const subjects = running.outbox.filter(({ to }) => to === anna.email).map((one) => one.subject);
    expect(subjects.slice(-2)).toEqual([
      'Vigour: sign-in connected',
      'Vigour: sign-in disconnected',
    ]);
    const { events } = await anna.call(securityApi.events, { query: {} });
    expect(events.slice(0, 2).map(({ kind, detail }) => [kind, detail])).toEqual([
      ['provider_unlinked', 'google'],
      ['provider_linked', 'google'],
    ]);
  });
});

test('without settings both ways lead to the email page', async () => {
  const bare = await startTestApp();
  try {
    const browser = bare.newStranger();
    expect(await begin(browser, 'google')).toBe('/login/email?notice=google-not-set-up');
    expect(await begin(browser, 'facebook')).toBe('/login/email?notice=facebook-not-set-up');
    const anna = await bare.person();
    expect((await anna.call(securityApi.state, {})).offered).toEqual([]);
    const connecting = anna.call(outsideApi.connect, { params: { provider: 'google' } });
    await expect(connecting).rejects.toMatchObject({ status: 404 });
  } finally {
    await bare.close();
  }
}, 30_000);
