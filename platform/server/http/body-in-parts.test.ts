import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import type { AppError } from '#platform/shared/errors.ts';
import { rowsOf } from '#platform/shared/rows.ts';
import { hold, release } from '../threads/held.ts';
import { type BodyInWorker, bodyValidation, readRows } from './body-validation.ts';

let visits = 0;
const cell = z
  .string()
  .max(50)
  .refine((text) => {
    visits += 1;
    return text !== 'bad';
  }, 'Not good.');
const add = endpoint({
  method: 'POST',
  path: '/api/rows',
  access: 'signed-in',
  rate: 'write',
  summary: 'Add rows',
  body: z.object({
    name: z.string().max(20),
    rows: rowsOf(
      z
        .array(z.record(z.string().max(50), cell).meta({ maxProperties: 10 }))
        .max(30_000, 'Too many.'),
    ),
  }),
  response: z.object({}),
});
const validate = bodyValidation([add]);

type Given = { name: unknown; rows: Record<string, string>[] };
const send = (given: Given | string): BodyInWorker => {
  const json = typeof given === 'string' ? given : JSON.stringify(given);
  const bytes = new TextEncoder().encode(json).buffer;
  return validate({ route: 'POST /api/rows', json: bytes } as never) as BodyInWorker;
};
const rows = (count: number) => Array.from({ length: count }, (_, at) => ({ a: `row ${at} ä"]` }));
const failure = (work: () => unknown): AppError => {
  try {
    work();
  } catch (error) {
    return error as AppError;
  }
  throw new Error('It did not fail.');
};

beforeEach(() => {
  visits = 0;
});

describe('a body whose rows are read in parts', () => {
  it('comes without them; parts are small, in order and complete', () => {
    const all = rows(20_000);
    const { value, rows: held } = send({ name: 'Ana', rows: all });
    expect(value).toEqual({ name: 'Ana', rows: null });
    // Only the first part was looked at.
    expect(visits).toBeLessThanOrEqual(500);
    const { id = '', parts = 0 } = held ?? {};
    const read = Array.from({ length: parts }, (_, part) => readRows({ id, part }).rows);
    expect(Math.max(...read.map(({ length }) => length))).toBeLessThanOrEqual(500);
    expect(read.flat()).toEqual(all);
  });

  it('may have none', () => {
    expect(send({ name: 'Ana', rows: [] }).rows).toMatchObject({ parts: 0 });
  });

  it('is refused with all that is wrong beside its rows', () => {
    const { fields } = failure(() => send({ name: 7, rows: [{ a: 'bad' }, ...rows(5_000)] }));
    expect(fields).toEqual({ name: 'Give text.', 'rows.0.a': 'Not good.' });
  });

  it('names a wrong row by its place in the whole list', () => {
    const { rows: held } = send({ name: 'Ana', rows: [...rows(700), { a: 'bad' }] });
    const { fields } = failure(() => readRows({ id: held?.id ?? '', part: 1 }));
    expect(fields).toEqual({ 'rows.700.a': 'Not good.' });
  });

  it('gets the contract’s own sentence for slightly too many', () => {
    const { fields } = failure(() => send({ name: 'Ana', rows: rows(30_001) }));
    expect(fields).toEqual({ rows: 'Too many.' });
  });

  it('brings the list once, and few blanks', () => {
    expect(failure(() => send('{"name":"a","rows":[{}],"rows":[{}]}')).fields).toEqual({
      rows: 'Send this list once.',
    });
    const blanks = ' '.repeat(2_000_000);
    expect(failure(() => send(`{"name":"a",${blanks}"rows":[]}`)).fields).toHaveProperty('body');
  });

  it('is valid JSON everywhere', () => {
    for (const json of [
      '{"name":"a","rows":[{}]',
      '{"name":"a","rows":[{}]]}',
      '{"rows":[{"a":}]}',
    ]) {
      expect(failure(() => send(json)).message).toBe('The body is not valid JSON.');
    }
  });
});

it('gives the memory of its bytes back when it is released', () => {
  const bytes = new ArrayBuffer(1_000);
  const id = hold({}, bytes);
  release({ id });
  expect(bytes.detached).toBe(true);
  expect(failure(() => readRows({ id, part: 0 })).code).toBe('unavailable');
});
