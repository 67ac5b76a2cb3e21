import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { isUsualRun } from '#platform/shared/testing/times-to-run.ts';
import { smallApp, writeHeaders } from '../testing/small-app.ts';
import { handle } from './handle.ts';

const MB = 1_000_000;
const add = endpoint({
  method: 'POST',
  path: '/api/photos',
  access: 'signed-in',
  rate: 'write',
  summary: 'Add a photo',
  body: z.object({ photo: z.string().max(50 * MB) }),
  response: z.object({ bytes: z.number() }),
  bodyLimitBytes: 50 * MB,
});

let app: FastifyInstance;
let inside = 0;
let most = 0;
let finish: () => void = () => {};
afterEach(() => app.close());

async function start(options: { held?: boolean } = {}): Promise<void> {
  const held = options.held
    ? new Promise<void>((resolve) => {
        finish = resolve;
      })
    : null;
  [inside, most] = [0, 0];
  app = await smallApp(
    [
      handle(add, async ({ body }) => {
        inside += 1;
        most = Math.max(most, inside);
        await held;
        inside -= 1;
        return { bytes: body.photo.length };
      }),
    ],
    { rateLimits: 'on' },
  );
}

async function post(who: string, bytes: number) {
  const headers = { ...(await writeHeaders(app, who)), 'content-type': 'application/json' };
  const payload = `{"photo":"${'x'.repeat(bytes)}"}`;
  return app.inject({ method: 'POST', url: add.path, headers, payload });
}

it('one CSV of 40 MB and a burst of ten photos are within a person’s bytes', async () => {
  await start();
  expect((await post('ana', 40 * MB)).statusCode).toBe(200);
  for (let photo = 0; photo < 10; photo += 1) {
    expect((await post('ana', 3 * MB)).statusCode).toBe(200);
  }
}, 60_000);

it.skipIf(isUsualRun)(
  'whoever sends more is told when to try again, and nobody else is',
  async () => {
    await start();
    let answer = await post('ana', 45 * MB);
    for (let sent = 0; sent < 10 && answer.statusCode === 200; sent += 1) {
      answer = await post('ana', 45 * MB);
    }
    expect(answer.statusCode).toBe(429);
    expect(answer.json().message).toBe('You sent a lot of data. Wait 10 minutes and try again.');
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(500);
    expect((await post('ben', 1_000)).statusCode).toBe(200);
  },
  60_000,
);

it('large bodies wait for each other, of one person and above what fits together; small ones do not', async () => {
  await start({ held: true });
  const calls = [
    post('ana', 25 * MB),
    post('ana', MB),
    post('ben', 25 * MB),
    post('cleo', 25 * MB),
    post('dan', 1_000),
  ];
  await expect.poll(() => inside, { timeout: 20_000 }).toBe(3);
  finish();
  const answers = await Promise.all(calls);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
  expect(most).toBe(3);
}, 60_000);

it('a caller who hangs up leaves the place to others', async () => {
  await start();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const headers = await writeHeaders(app, 'ana');
  const broken = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: add.path,
    headers: { ...headers, 'content-type': 'application/json', 'content-length': 40 * MB },
  });
  broken.on('error', () => {});
  broken.write('{"photo":"');
  const waiting = post('ana', MB);
  setTimeout(() => broken.destroy(), 300);
  expect((await waiting).statusCode).toBe(200);
}, 30_000);
