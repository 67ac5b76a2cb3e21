import { type AddressInfo, connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { smallApp } from '../testing/small-app.ts';

describe('what is no request', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await smallApp([]);
    await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => app.close());

  function send(text: string): Promise<string> {
    const { port } = app.server.address() as AddressInfo;
    return new Promise((resolve, reject) => {
      let answer = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(text));
      socket.on('data', (chunk) => {
        answer += String(chunk);
      });
      socket.on('close', () => resolve(answer));
      socket.on('error', reject);
    });
  }

  it.each([
    ['a telnet session', 'HELLO\r\n\r\n', 400, 'invalid'],
    ['an endless address', `GET /${'x'.repeat(100_000)} HTTP/1.1\r\n`, 431, 'too_large'],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
      400,
      'invalid',
    ],
    [
      'a length and chunks',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
      'invalid',
    ],
  ])('gets a sentence all the same: %s', async (_what, text, status, code) => {
    const answer = await send(text);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    const body = JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4));
    expect(body).toMatchObject({ code, message: expect.stringMatching(/^The .*\.$/) });
  });

  it('leaves the server at work', async () => {
    expect((await app.inject({ url: '/api/health' })).statusCode).toBe(200);
  });
});
