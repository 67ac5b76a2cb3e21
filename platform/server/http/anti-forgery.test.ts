import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { SMALL_APP_ORIGIN, smallApp } from '../testing/small-app.ts';
import { handle, plainRoute } from './handle.ts';

const change = endpoint({
  method: 'POST',
  path: '/api/change',
  access: 'public',
  rate: 'write',
  summary: 'Change',
  response: z.object({ ok: z.literal(true) }),
});

type Browser = { session?: string; visitor?: string };

describe('the anti-forgery gate', () => {
  let app: FastifyInstance;
  let changes = 0;
  beforeAll(async () => {
    app = await smallApp([
      handle(change, async () => {
        changes += 1;
        return { ok: true };
      }),
      plainRoute((instance) => instance.post('/api/plain', async () => ({ ok: true }))),
    ]);
  });
  afterAll(() => app.close());

  const sending = ({ session, visitor }: Browser): InjectOptions => ({
    headers: session ? { 'x-test-session': session } : {},
    cookies: visitor ? { 'vigour-visitor': visitor } : {},
  });

  async function tokenFor(browser: Browser): Promise<{ token: string; visitor?: string }> {
    const response = await app.inject({ url: '/api/csrf-token', ...sending(browser) });
    expect(response.headers['cache-control']).toBe('no-store');
    const cookie = response.cookies.find(({ name }) => name === 'vigour-visitor');
    const token = response.json<{ csrfToken: string }>().csrfToken;
    return cookie ? { token, visitor: cookie.value } : { token };
  }

  async function tryChange(browser: Browser, headers: Record<string, string>, url = '/api/change') {
    const before = changes;
    const base = sending(browser);
    const response = await app.inject({
      method: 'POST',
      url,
      ...base,
      headers: { ...base.headers, ...headers },
    });
    if (response.statusCode !== 200) expect(changes).toBe(before);
    return response;
  }

  const refused = { code: 'forbidden', reason: 'stale_csrf_token' };

  it('lets a stranger’s own token pass', async () => {
    const { token, visitor = '' } = await tokenFor({});
    const response = await tryChange({ visitor }, { 'x-csrf-token': token });
    expect(response.statusCode).toBe(200);
  });

  it('gives the visitor one cookie that scripts and other sites do not get', async () => {
    const response = await app.inject({ url: '/api/csrf-token' });
    expect(response.headers['set-cookie']).toMatch(
      /^vigour-visitor=[\w-]{32}; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const again = await tokenFor({ visitor: 'already-there' });
    expect(again.visitor).toBeUndefined();
  });

  it('lets a session’s own token pass, and each of several', async () => {
    const first = await tokenFor({ session: 'ana' });
    const second = await tokenFor({ session: 'ana' });
    expect(first.token).not.toBe(second.token);
    for (const { token } of [first, second]) {
      const response = await tryChange({ session: 'ana' }, { 'x-csrf-token': token });
      expect(response.statusCode).toBe(200);
    }
  });

  it.each(['', '.', 'x', 'a.b', 'ü.ü', `x.${'A'.repeat(43)}`])(
    'refuses the token "%s"',
    async (token) => {
      const response = await tryChange({ session: 'ana' }, { 'x-csrf-token': token });
      expect(response.statusCode).toBe(403);
      expect(response.json()).toMatchObject({
        ...refused,
        message: 'This page is out of date. Reload it and try again.',
      });
    },
  );

  it('refuses a call without a token, contract or not', async () => {
    for (const url of ['/api/change', '/api/plain', '/api/nothing']) {
      const response = await tryChange({ session: 'ana' }, {}, url);
      expect(response.statusCode).toBe(403);
      expect(response.json()).toMatchObject(refused);
    }
  });

  it('refuses the token of another session', async () => {
    const { token } = await tokenFor({ session: 'ben' });
    const response = await tryChange({ session: 'ana' }, { 'x-csrf-token': token });
    expect(response.json()).toMatchObject(refused);
  });

  it('refuses, after sign-in, the token from before', async () => {
    const { token, visitor = '' } = await tokenFor({});
    const response = await tryChange({ session: 'ana', visitor }, { 'x-csrf-token': token });
    expect(response.json()).toMatchObject(refused);
  });

  it('refuses a planted pair of an attacker’s cookie and token', async () => {
    const attacker = await tokenFor({});
    const victim = { session: 'ana', visitor: attacker.visitor ?? '' };
    const response = await tryChange(victim, { 'x-csrf-token': attacker.token });
    expect(response.json()).toMatchObject(refused);
  });

  it('refuses the token of a server with another secret', async () => {
    const other = await smallApp([], { secret: 'another secret for tests, long enough to sign' });
    const response = await other.inject({
      url: '/api/csrf-token',
      headers: { 'x-test-session': 'ana' },
    });
    await other.close();
    const { csrfToken } = response.json<{ csrfToken: string }>();
    const answer = await tryChange({ session: 'ana' }, { 'x-csrf-token': csrfToken });
    expect(answer.json()).toMatchObject(refused);
  });

  it.each([
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'http://localhost:3000.evil.example' }, 403],
    [{ origin: SMALL_APP_ORIGIN, 'sec-fetch-site': 'same-origin' }, 200],
    [{ origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }, 200],
    [{ origin: 'http://127.0.0.1:4000', host: '127.0.0.1:3000' }, 403],
  ])('looks where a call comes from: %j', async (headers, status) => {
    const { token } = await tokenFor({ session: 'ana' });
    const response = await tryChange({ session: 'ana' }, { ...headers, 'x-csrf-token': token });
    expect(response.statusCode).toBe(status);
    if (status === 403) expect(response.json()).toMatchObject({ reason: 'foreign_origin' });
  });

  it('is strict under https: a cookie nobody can plant, and one origin', async () => {
    const secure = await smallApp([handle(change, async () => ({ ok: true }))], {
      publicUrl: 'https://vigour.example',
    });
    const response = await secure.inject({ url: '/api/csrf-token' });
    expect(response.headers['set-cookie']).toMatch(
      /^__Host-vigour-visitor=[\w-]{32}; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const { csrfToken } = response.json<{ csrfToken: string }>();
    const send = (origin: string) =>
      secure.inject({
        method: 'POST',
        url: '/api/change',
        headers: { origin, host: 'vigour.example', 'x-csrf-token': csrfToken },
        cookies: { '__Host-vigour-visitor': response.cookies[0]?.value ?? '' },
      });
    expect((await send('http://vigour.example')).statusCode).toBe(403);
    expect((await send('https://vigour.example')).statusCode).toBe(200);
    await secure.close();
  });
});
