import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { endpoint, type RateClass } from '#platform/shared/endpoint.ts';
import { smallApp } from '../testing/small-app.ts';
import { handle } from './handle.ts';

const reading = (name: string, rate: RateClass) =>
  endpoint({
    method: 'GET',
    path: `/api/${name}`,
    access: 'public',
    rate,
    summary: name,
    response: z.object({}),
  });

const answer = async () => ({});

describe('rate limits', () => {
  let app: FastifyInstance;
  afterEach(async () => {
    vi.useRealTimers();
    await app.close();
  });

  const start = async (options: Parameters<typeof smallApp>[1] = {}) => {
    app = await smallApp(
      [
        handle(reading('one', 'sign-in'), answer),
        handle(reading('two', 'sign-in'), answer),
        handle(reading('mail', 'mail'), answer),
      ],
      { rateLimits: 'on', ...options },
    );
  };

  type From = { address?: string; session?: string; forwarded?: string };
  const get = ({ address = '192.0.2.1', session, forwarded }: From, url = '/api/one') =>
    app.inject({
      url,
      remoteAddress: address,
      headers: {
        ...(session && { 'x-test-session': session }),
        ...(forwarded && { 'x-forwarded-for': forwarded }),
      },
    });

  async function exhaust(from: From, url = '/api/one'): Promise<void> {
    for (let left = 100; left > 0; left -= 1) {
      const response = await get(from, url);
      if (response.statusCode === 429) return;
    }
    throw new Error('there is no limit');
  }

  it('say when to try again, and let an address in again after that', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    await start();
    await exhaust({});
    const response = await get({});
    expect(response.json()).toMatchObject({
      code: 'rate_limited',
      message: 'Too many attempts. Wait 5 minutes and try again.',
    });
    expect(Number(response.headers['retry-after'])).toBe(300);
    vi.advanceTimersByTime(5 * 60_000 + 1);
    expect((await get({})).statusCode).toBe(200);
  });

  it.each([
    ['back', -86_400_000],
    ['forward', 86_400_000],
  ])('last as long when the clock jumps %s by a day', async (_, jumpMs) => {
    vi.useFakeTimers({ toFake: ['performance', 'Date'] });
    await start();
    await exhaust({});
    vi.setSystemTime(Date.now() + jumpMs);
    expect((await get({})).statusCode).toBe(429);
    vi.advanceTimersByTime(5 * 60_000 + 1);
    expect((await get({})).statusCode).toBe(200);
  });

  it('count per address, and an IPv6 network as one', async () => {
    await start();
    await exhaust({ address: '2001:db8:1:1::1' });
    expect((await get({ address: '2001:db8:1:1:ffff::2' })).statusCode).toBe(429);
    expect((await get({ address: '2001:db8:1:2::1' })).statusCode).toBe(200);
    expect((await get({ address: '192.0.2.2' })).statusCode).toBe(200);
  });

  it('count per person once somebody is signed in', async () => {
    await start();
    await exhaust({ session: 'ana' });
    expect((await get({ session: 'ana', address: '192.0.2.9' })).statusCode).toBe(429);
    expect((await get({ session: 'ben' })).statusCode).toBe(200);
    expect((await get({})).statusCode).toBe(200);
  });

  it('are those of the class, for all its endpoints together', async () => {
    await start();
    await exhaust({});
    expect((await get({}, '/api/two')).statusCode).toBe(429);
    expect((await get({}, '/api/mail')).statusCode).toBe(200);
  });

  it('believe a forwarded address from a trusted proxy only', async () => {
    await start();
    await exhaust({ forwarded: '198.51.100.1' });
    expect((await get({ forwarded: '198.51.100.2' })).statusCode).toBe(429);
    await app.close();
    await start({ trustProxy: 1 });
    await exhaust({ forwarded: '198.51.100.1' });
    expect((await get({ forwarded: '198.51.100.2' })).statusCode).toBe(200);
    // What the caller itself put in front of the proxy's word counts for nothing.
    expect((await get({ forwarded: '203.0.113.5, 198.51.100.1' })).statusCode).toBe(429);
  });
});
