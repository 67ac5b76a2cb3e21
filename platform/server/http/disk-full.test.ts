import { expect, it } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { AppError } from '#platform/shared/errors.ts';
import { smallApp } from '../testing/small-app.ts';
import { handle } from './handle.ts';

const save = endpoint({
  method: 'GET',
  path: '/api/save',
  access: 'public',
  rate: 'read',
  summary: 'Fails',
  response: z.object({}),
});

it.each(['53100', 'ENOSPC'])(
  'a full disk (%s) is told to the person, who can tell the operator',
  async (code) => {
    const app = await smallApp([
      handle(save, async () => {
        throw new Error('Failed query', { cause: Object.assign(new Error('no space'), { code }) });
      }),
    ]);
    const answer = await app.inject({ url: '/api/save' });
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({
      code: 'unavailable',
      reason: 'disk_full',
      message: 'This wasn’t saved: the server’s disk is full. Tell the person who runs it.',
    });
    await app.close();
  },
);

it('health names the reason, and nothing else of it', async () => {
  const asked: unknown[] = [];
  for (const failure of [
    new AppError('unavailable', { reason: 'disk_full', message: 'of /secret/place' }),
    new Error('password authentication failed for user app'),
  ]) {
    const app = await smallApp([], { checkHealth: () => Promise.reject(failure) });
    const { statusCode, body } = await app.inject({ url: '/api/health' });
    asked.push([statusCode, JSON.parse(body)]);
    await app.close();
  }
  expect(asked).toEqual([
    [503, { status: 'unavailable', reason: 'disk_full' }],
    [503, { status: 'unavailable', reason: 'database' }],
  ]);
});
