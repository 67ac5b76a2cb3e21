import { Writable } from 'node:stream';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { smallApp } from '../testing/small-app.ts';
import { plainRoute } from './handle.ts';
import { toLoggable } from './logged-error.ts';

describe('the log', () => {
  afterEach(() => vi.restoreAllMocks());

  it('tells what happened and nothing about whom', async () => {
    const lines: string[] = [];
    const stream = new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk));
        done();
      },
    });
    const app = await smallApp(
      [
        plainRoute((api) => api.get('/api/auth/verify-email/:token', async () => ({ ok: true }))),
        plainRoute((api) =>
          api.get('/api/broken', async () => {
            throw new Error('no mail for sam@example.test');
          }),
        ),
      ],
      { log: { level: 'trace', stream } },
    );
    await app.inject({ url: '/api/auth/verify-email/s3cret-token?email=sam%40example.test' });
    await app.inject({ url: '/verify-email/s3cret-token' });
    await app.inject({ url: '/api/nothing/s3cret-token' });
    await app.inject({
      url: '/api/broken?q=s3cret-token',
      headers: { cookie: 'session=s3cret-token', authorization: 'Bearer s3cret-token' },
      remoteAddress: '192.0.2.77',
    });
    await app.close();
    const log = lines.join('');
    expect(log).not.toMatch(/s3cret|sam@|192\.0\.2\.77/);
    const answered = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'answered');
    expect(answered.map(({ method, address, status }) => [method, address, status])).toEqual([
      ['GET', '/api/auth/verify-email/:token', 200],
      ['GET', '/verify-email', 404],
      ['GET', '/api', 404],
      ['GET', '/api/broken', 500],
    ]);
    const failure = lines.map((line) => JSON.parse(line)).find(({ err }) => err);
    expect(failure.err).toMatchObject({ type: 'Error', message: 'no mail for …@…' });
    expect(failure.err.stack).toMatch(/request-log\.test\.ts/);
    expect(failure.reqId).toBe(answered[3].reqId);
  });

  it('keeps of a failed statement its code and place, not its values', () => {
    const fromServer = Object.assign(
      new Error('invalid input syntax for type uuid: "sams diary, secret"'),
      { severity: 'ERROR', code: '22P02', detail: 'Key (email)=(sam@example.test) exists.' },
    );
    const error = new Error('Failed query: select * from users\nparams: sam@example.test,secret', {
      cause: fromServer,
    });
    const logged = toLoggable(error);
    expect(JSON.stringify(logged)).not.toMatch(/secret|sam/);
    expect(logged).toMatchObject({
      message: 'Failed query: select * from users',
      cause: { code: '22P02', message: 'invalid input syntax for type uuid: "…"' },
    });
    expect(toLoggable('secret')).toEqual({
      type: 'string',
      message: 'a value was thrown',
      stack: '',
    });
  });
});
