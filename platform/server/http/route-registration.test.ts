import { gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { AppError } from '#platform/shared/errors.ts';
import { smallApp, writeHeaders } from '../testing/small-app.ts';
import { handle } from './handle.ts';

const things = {
  add: endpoint({
    method: 'POST',
    path: '/api/things',
    access: 'signed-in',
    rate: 'write',
    summary: 'Add',
    body: z.object({
      name: z.string().min(1, 'Food name is required').max(100),
      calories: z.number().min(0, 'Use 0 or more.'),
      mealType: z.enum(['lunch', 'dinner']).default('lunch'),
      items: z
        .array(z.object({ grams: z.number() }))
        .max(20)
        .default([]),
    }),
    response: z.object({ name: z.string() }),
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/things/:id',
    access: 'public',
    rate: 'read',
    summary: 'Read',
    params: z.object({ id: z.string().max(40) }),
    query: z.object({ part: z.string().optional() }),
    response: z.object({ id: z.string() }),
  }),
  wrong: endpoint({
    method: 'GET',
    path: '/api/wrong',
    access: 'public',
    rate: 'read',
    summary: 'Answers outside its contract',
    response: z.object({ count: z.number() }),
  }),
  away: endpoint({
    method: 'GET',
    path: '/api/away',
    access: 'public',
    rate: 'read',
    summary: 'Finds no database',
    response: z.object({}),
  }),
  conflict: endpoint({
    method: 'GET',
    path: '/api/conflict',
    access: 'public',
    rate: 'read',
    summary: 'Refuses',
    response: z.object({}),
  }),
};

describe('a route', () => {
  let app: FastifyInstance;
  let headers: Record<string, string>;
  beforeAll(async () => {
    app = await smallApp([
      handle(things.add, async ({ body, caller }) =>
        // Returns more than the contract names, as a row would.
        Object.assign({ name: body.name }, { owner: caller.owner, secret: 'hash' }),
      ),
      handle(things.read, async ({ params }) => ({ id: params.id })),
      handle(things.wrong, async () => ({ count: 'many' }) as unknown as { count: number }),
      handle(things.away, async () => {
        const cause = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
        throw new Error('Failed query: select secrets', { cause });
      }),
      handle(things.conflict, async () => {
        throw new AppError('conflict', {
          reason: 'changed',
          message: 'Somebody changed it.',
          current: { version: 2 },
        });
      }),
    ]);
    headers = await writeHeaders(app, 'ana');
  });
  afterAll(() => app.close());

  const post = (payload: unknown, extra: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: '/api/things',
      headers: { ...headers, 'content-type': 'application/json', ...extra },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });
  const good = { name: 'Rice', calories: 130 };

  it('answers with nothing that its contract does not name', async () => {
    const response = await post(good);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ name: 'Rice' });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it.each([
    [{ ...good, calories: -1 }, 'calories', 'Use 0 or more.', 'Calories: use 0 or more.'],
    [{ ...good, calories: '9' }, 'calories', 'Give a number.', 'Calories: give a number.'],
    [{ calories: 1 }, 'name', 'This is required.', 'Name: this is required.'],
    [{ ...good, name: '' }, 'name', 'Food name is required', 'Food name is required.'],
    [
      { ...good, mealType: 'tea' },
      'mealType',
      'Choose one of: lunch, dinner.',
      'Meal type: choose one of: lunch, dinner.',
    ],
    [
      { ...good, items: [{ grams: 1 }, {}] },
      'items.1.grams',
      'This is required.',
      'Items 2 grams: this is required.',
    ],
    [[1], 'body', 'Give an object.', 'Body: give an object.'],
    [null, 'body', 'This is required.', 'Body: this is required.'],
  ])('names what is wrong in %j', async (payload, field, message, sentence) => {
    const response = await post(payload);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      code: 'invalid',
      message: sentence,
      fields: { [field]: message },
    });
  });

  it('says everything that is wrong at once', async () => {
    const { message, fields } = (await post({})).json() as Record<string, unknown>;
    expect(Object.keys(fields as object)).toEqual(['name', 'calories']);
    expect(message).toBe('Name: this is required. Calories: this is required.');
  });

  it.each(['a\0b', 'half \ud83d', '\udc00'])(
    'refuses text that cannot be stored: %j',
    async (name) => {
      const response = await post({ ...good, name });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ fields: { name: expect.any(String) } });
      expect(response.json().message).toMatch(/^Name: /);
    },
  );

  it('refuses it in an address and in a query too', async () => {
    const inPath = await app.inject({ url: '/api/things/a%00b' });
    expect(inPath.json()).toMatchObject({ code: 'invalid', fields: { id: expect.any(String) } });
    const inQuery = await app.inject({ url: '/api/things/a?part=%00' });
    expect(inQuery.json()).toMatchObject({ code: 'invalid', fields: { part: expect.any(String) } });
  });

  it.each([
    ['{', 400, 'invalid'],
    ['', 400, 'invalid'],
    ['{"name":"x","__proto__":{"calories":1}}', 400, 'invalid'],
    ['{"name":"x","constructor":{"prototype":{"calories":1}}}', 400, 'invalid'],
    ['['.repeat(50_000), 400, 'invalid'],
    [`${'['.repeat(40_000)}${']'.repeat(40_000)}`, 400, 'invalid'],
    [JSON.stringify({ ...good, name: 'x'.repeat(200_000) }), 413, 'too_large'],
  ])('refuses the body %.40s', async (payload, status, code) => {
    const response = await post(payload);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ code, requestId: expect.any(String) });
    expect(response.json().message).toMatch(/body/i);
  });

  it.each(['text/plain', 'application/xml', 'multipart/form-data; boundary=x'])(
    'takes JSON only, not %s',
    async (type) => {
      const response = await post(JSON.stringify(good), { 'content-type': type });
      expect(response.statusCode).toBe(415);
      expect(response.json()).toMatchObject({ code: 'unsupported' });
    },
  );

  it('does not unpack compressed bodies: no small body becomes a huge one', async () => {
    const response = await app.inject({
      method: 'POST',
      url: '/api/things',
      headers: { ...headers, 'content-type': 'application/json', 'content-encoding': 'gzip' },
      payload: gzipSync(JSON.stringify(good)),
    });
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toBe('The body is not valid JSON.');
  });

  it('asks strangers to sign in', async () => {
    const token = await app.inject({ url: '/api/csrf-token' });
    const cookie = token.cookies[0];
    const response = await app.inject({
      method: 'POST',
      url: '/api/things',
      headers: { 'x-csrf-token': token.json().csrfToken },
      cookies: { [cookie?.name ?? '']: cookie?.value ?? '' },
      payload: good,
    });
    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({ code: 'unauthenticated' });
  });

  it('hides a defect, and gives its request a number', async () => {
    const response = await app.inject({ url: '/api/wrong' });
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({
      code: 'internal',
      message: 'Something went wrong on our side. Try again.',
      requestId: response.headers['x-request-id'],
    });
  });

  it('asks to try again when the database is out of reach', async () => {
    const response = await app.inject({ url: '/api/away' });
    expect(response.statusCode).toBe(503);
    expect(response.json()).toMatchObject({
      code: 'unavailable',
      message: 'Vigour is unavailable right now. Try again soon.',
    });
  });

  it('passes an expected refusal on', async () => {
    const response = await app.inject({ url: '/api/conflict' });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ reason: 'changed', current: { version: 2 } });
  });

  it('says what is not there, and by which method it is', async () => {
    expect((await app.inject({ url: '/api/nothing' })).json()).toMatchObject({ code: 'not_found' });
    const response = await app.inject({ url: '/api/things' });
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toBe('POST');
    expect(response.json().message).toBe('This address takes POST, not GET.');
  });

  it.each(['/api/things/%zz', `/api/things/${'x'.repeat(1100)}`, `/api/things/${'x'.repeat(41)}`])(
    'refuses the address %.30s',
    async (url) => {
      const response = await app.inject({ url });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ code: 'invalid', requestId: expect.any(String) });
    },
  );

  it('is described for programs', async () => {
    const document = (await app.inject({ url: '/api/openapi.json' })).json();
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths)).toEqual([
      '/api/things',
      '/api/things/{id}',
      '/api/wrong',
      '/api/away',
      '/api/conflict',
    ]);
    const { post: operation } = document.paths['/api/things'];
    expect(operation.summary).toBe('Add');
    expect(operation.requestBody.content['application/json'].schema.required).toEqual([
      'name',
      'calories',
    ]);
    expect(operation.responses.default.content['application/json'].schema.$ref).toBe(
      '#/components/schemas/Failure',
    );
  });
});
