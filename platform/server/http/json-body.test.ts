import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import type { ErrorBody } from '#platform/shared/errors.ts';
import { smallApp, writeHeaders } from '../testing/small-app.ts';
import { handle } from './handle.ts';

let visits = 0;
const counted = <Schema extends z.ZodType>(schema: Schema) =>
  schema.refine(() => {
    visits += 1;
    return true;
  });

const add = endpoint({
  method: 'POST',
  path: '/api/rows',
  access: 'signed-in',
  rate: 'write',
  summary: 'Add rows',
  body: z.object({
    csvData: z
      .array(z.record(z.string().max(50), counted(z.string().max(50))).meta({ maxProperties: 10 }))
      .max(200),
    columnMapping: z
      .record(z.string().max(50), counted(z.string().max(50)))
      .meta({ maxProperties: 10 })
      .default({}),
    corrections: z.array(counted(z.number())).max(20).default([]),
  }),
  response: z.object({ rows: z.number() }),
  bodyLimitBytes: 10_000_000,
});

let app: FastifyInstance;
let headers: Record<string, string>;
beforeAll(async () => {
  app = await smallApp([handle(add, async ({ body }) => ({ rows: body.csvData.length }))]);
  headers = { ...(await writeHeaders(app, 'ana')), 'content-type': 'application/json' };
});
beforeEach(() => {
  visits = 0;
});
afterAll(() => app.close());

const post = (payload: string) => app.inject({ method: 'POST', url: add.path, headers, payload });
const repeated = (part: (index: number) => string, count: number) =>
  Array.from({ length: count }, (_, index) => part(index)).join(',');

describe('a body with more than its contract allows', () => {
  it.each([
    ['rows', `{"csvData":[${repeated(() => '{"Email":"a"}', 600_000)}]}`],
    ['rows of the wrong kind', `{"csvData":[${repeated(() => '1', 3_000_000)}]}`],
    ['columns', `{"csvData":[],"columnMapping":{${repeated((n) => `"${n}":"a"`, 500_000)}}}`],
    ['corrections', `{"csvData":[],"corrections":[${repeated(() => '1', 3_000_000)}]}`],
    ['unknown fields', `{"csvData":[],${repeated((n) => `"u${n}":1`, 500_000)}}`],
  ])('is refused before any of it is validated: %s', async (_what, payload) => {
    const answer = await post(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<ErrorBody>().message).toMatch(/at most|leave out/);
    expect(answer.body.length).toBeLessThan(1_000);
    expect(visits).toBe(0);
  });
});

describe('a body within its contract', () => {
  it('is validated', async () => {
    const answer = await post(`{"csvData":[${repeated(() => '{"Email":"a"}', 200)}]}`);
    expect(answer.json()).toEqual({ rows: 200 });
    expect(visits).toBe(200);
  });

  it('gets the contract’s own sentence when it is slightly more', async () => {
    const answer = await post(`{"csvData":[${repeated(() => '{"Email":"a"}', 201)}]}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<ErrorBody>().fields).toEqual({ csvData: 'Use at most 200 entries.' });
  });

  it('is told of at most 50 of its mistakes', async () => {
    const answer = await post(`{"csvData":[${repeated(() => '1', 200)}]}`);
    expect(Object.keys(answer.json<ErrorBody>().fields ?? {})).toHaveLength(50);
  });
});
