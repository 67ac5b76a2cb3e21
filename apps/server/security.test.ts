import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { accountApi } from '#features/account/contract.ts';
import { securityApi, signInApi } from '#features/sign-in/contract.ts';
import { requestOf } from '#platform/shared/endpoint.ts';
import { allEndpoints, changes, everyThird } from './testing/all-endpoints.ts';
import { sampleFor } from './testing/sample-inputs.ts';
import { textFields } from './testing/spoiled-inputs.ts';
import { type Person, startTestApp, TEST_PASSWORD, type TestApp } from './testing/test-app.ts';

const endpoints = await allEndpoints();
let app: TestApp;
let ana: Person;

vi.setConfig({ testTimeout: 60_000 });
beforeAll(async () => {
  app = await startTestApp();
  ana = await app.person();
});
afterAll(() => app.close());

const mailsTo = (email: string) => app.outbox.filter(({ to }) => to === email);

describe('mailed links', () => {
  it.each([
    { host: 'evil.example' },
    { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    { forwarded: 'host=evil.example;proto=https' },
    { origin: 'http://localhost:3000', referer: 'https://evil.example/' },
  ])('name this site, whatever a request claims: %j', async (headers) => {
    const email = `host-${Math.abs(JSON.stringify(headers).length)}-${mailsTo('').length}${Date.now()}@example.test`;
    await app.newStranger().inject({
      method: 'POST',
      url: '/api/auth/sign-up/email',
      headers,
      payload: { email, password: TEST_PASSWORD },
    });
    await app.newStranger().inject({
      method: 'POST',
      url: '/api/auth/request-password-reset',
      headers,
      payload: { email },
    });
    await vi.waitFor(() => expect(mailsTo(email)).toHaveLength(2));
    for (const { text, html } of mailsTo(email)) {
      expect(text).toContain('http://localhost:3000/');
      expect(text + html).not.toContain('evil.example');
    }
  });

  it.each([
    '/verify-email/abc.def',
    '/login/reset/abc.def',
    '/login/confirm-email/abc.def',
    '/login/keep-email/abc.def',
    '/invitations/abc.def',
    '/api/auth/verify-email/abc.def',
  ])('keep their secret out of the Referer: %s', async (url) => {
    const answer = await app.stranger.bare({ url });
    expect(answer.headers['referrer-policy']).toBe('no-referrer');
  });
});

describe('every answer', () => {
  it.each(['/', '/api/auth/user', '/login/email', '/nothing', '/api/nothing'])(
    'refuses frames, guessed types and foreign scripts: %s',
    async (url) => {
      const { headers } = await app.stranger.bare({ url });
      expect(headers['x-frame-options']).toBe('DENY');
      expect(headers['x-content-type-options']).toBe('nosniff');
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/unsafe-(inline|eval)|\*/);
    },
  );

  it('gives away neither what it runs on nor, to other sites, what it says', async () => {
    const { headers } = await ana.bare({
      url: '/api/auth/user',
      headers: { origin: 'https://evil.example' },
    });
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['server']).toBeUndefined();
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('redirects of the browser', () => {
  const away = ['https://evil.example', '//evil.example', '/\\evil.example', '/\t/evil.example'];
  const routes = ['/api/login', '/api/auth/facebook'];
  const names = ['returnTo', 'redirectAfterAuth', 'next', 'method', 'callbackURL'];
  it.each(routes)('%s stays on this site, whatever it is asked', async (route) => {
    for (const name of names) {
      for (const target of away) {
        const url = `${route}?${name}=${encodeURIComponent(target)}`;
        const { headers, statusCode } = await app.stranger.bare({ url });
        expect(statusCode).toBe(302);
        expect(headers.location).toMatch(/^\/login(\/email)?(\?|$)/);
        expect(headers.location).not.toContain('evil');
      }
    }
  });
});

describe('mass assignment', () => {
  const wished = {
    id: '01900000-0000-7000-8000-000000000001',
    ownerId: '01900000-0000-7000-8000-000000000001',
    owner_id: '01900000-0000-7000-8000-000000000001',
    emailVerified: true,
    email_verified: true,
    email: 'taken-over@example.test',
    subscriptionPlan: 'gymPro',
    plan: 'gymPro',
    isAdmin: true,
    createdAt: '2001-01-01T00:00:00.000Z',
    streakCount: 999,
    signedInAt: '2099-01-01T00:00:00.000Z',
  };

  it.each(['accountApi.saveProfile', 'accountApi.saveUnits', 'accountApi.saveSettings'])(
    '%s changes only what its contract names',
    async (name) => {
      const named = endpoints.find((one) => one.name === name);
      if (!named) throw new Error(name);
      const eve = await app.person();
      const before = await eve.call(accountApi.currentUser, {});
      const { method, url, body } = requestOf(
        named.endpoint,
        (await sampleFor(named, eve)) as never,
      );
      await eve.inject({ method, url, payload: { ...wished, ...(body as object) } });
      const { id, email, emailVerified, subscriptionPlan, createdAt, streakCount } = before;
      expect(await eve.call(accountApi.currentUser, {})).toMatchObject({
        id,
        email,
        emailVerified,
        subscriptionPlan,
        createdAt,
        streakCount,
      });
    },
  );

  it('the role is one of two, and nothing above them', async () => {
    const eve = await app.person();
    for (const role of ['admin', 'owner', 'TRAINER', ['trainer'], { $ne: null }]) {
      const user = await eve.call(accountApi.currentUser, {});
      const payload = { ...user, goals: ['get_fit'], role };
      const answer = await eve.inject({ method: 'POST', url: '/api/auth/profile', payload });
      expect(answer.statusCode).toBe(400);
    }
  });
});

describe('scripts', () => {
  const script = '<script>alert(1)</script>"\'><img src=x onerror=alert(1)>';
  const takesText = endpoints.filter(
    (named) => changes(named) && named.endpoint.body && textFields(named.endpoint.body).length > 0,
  );
  it.each(everyThird(takesText))(
    'in any text of $name come back as text, never as a page',
    async (named) => {
      const someone = await app.person();
      const sample = await sampleFor(named, someone);
      for (const name of textFields(named.endpoint.body as never)) {
        const body = { ...(sample.body as object), [name]: script };
        const { method, url } = requestOf(named.endpoint, sample as never);
        const answer = await someone.inject({ method, url, payload: body });
        expect(answer.statusCode, name).toBeLessThan(500);
        expect(answer.headers['content-type'], name).toMatch(/^application\/json/);
        expect(answer.headers['x-content-type-options'], name).toBe('nosniff');
      }
    },
  );

  it('in a name do not reach the HTML of a mail', async () => {
    const email = `script-${Date.now()}@example.test`;
    await app.newStranger().call(signInApi.signUp, {
      body: { email, password: TEST_PASSWORD, name: script.slice(0, 60) },
    });
    expect(mailsTo(email)[0]?.html).not.toContain('<script');
  });
});

describe('oversized bodies', () => {
  it.each(everyThird(endpoints.filter(changes)))(
    '$name refuses ten megabytes at once',
    async (named) => {
      const params = { id: '01900000-0000-7000-8000-000000000001', token: 'x', provider: 'google' };
      const { method, url } = requestOf(named.endpoint, { params });
      const limit = named.endpoint.bodyLimitBytes ?? 100_000;
      const answer = await ana.inject({
        method,
        url,
        headers: { 'content-type': 'application/json' },
        payload: `{"a":"${'x'.repeat(limit + 10)}"}`,
      });
      expect(answer.statusCode).toBe(413);
    },
  );
});

describe('a session', () => {
  it('is another one after every step that changes who may do what', async () => {
    const someone = await app.person();
    const seen = new Set([someone.cookies.get('vigour_session')]);
    const steps = [
      () => someone.call(securityApi.stepUp, { body: { password: TEST_PASSWORD } }),
      () => someone.call(securityApi.changePassword, { body: { newPassword: TEST_PASSWORD } }),
      () =>
        someone.call(signInApi.signIn, {
          body: { email: someone.email, password: TEST_PASSWORD },
        }),
    ];
    for (const step of steps) {
      await step();
      const cookie = someone.cookies.get('vigour_session');
      expect(seen.has(cookie)).toBe(false);
      seen.add(cookie);
    }
    expect(await someone.call(securityApi.sessions, {})).toHaveLength(1);
  });

  it('is carried by a cookie alone: no header and no address takes its place', async () => {
    const value = ana.cookies.get('vigour_session') ?? '';
    for (const request of [
      { url: '/api/auth/user', headers: { authorization: `Bearer ${value}` } },
      { url: `/api/auth/user?vigour_session=${value}` },
      { url: '/api/auth/user', headers: { 'x-vigour-session': value } },
    ]) {
      expect((await app.newStranger().bare(request)).statusCode).toBe(401);
    }
  });
});
