import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { timesToRun } from '#platform/shared/testing/times-to-run.ts';
import { makeTestDatabase } from '../../../apps/server/testing/test-database.ts';
import { BinaryArray, type ElementType } from './binary-array.ts';
import type { Database } from './open-database.ts';

let database: Database;
beforeAll(async () => {
  database = await makeTestDatabase();
});
afterAll(() => database.close());

type Values = Parameters<BinaryArray['push']>[0][];
async function read(type: ElementType, values: Values): Promise<unknown[]> {
  const array = new BinaryArray(type);
  for (const value of values) array.push(value);
  const { rows } = await database.pool.query(
    `select value, value::text as text from unnest($1::${type}[]) as all_values(value)`,
    [array.finish()],
  );
  return rows.map((row) => (type === 'tsvector' ? row.text : row.value));
}

it.each<[ElementType, Values, unknown[]]>([
  ['text', ['', 'plain', 'it’s "so", \\ {é} 🥗', null, 'x'.repeat(50_000)], []],
  ['integer', [0, -1, null, 2_147_483_647], []],
  ['real', [0.5, null, -2], []],
  ['jsonb', ['{"a": [1, "é"]}', null, '[]'], [{ a: [1, 'é'] }, null, []]],
  [
    'tsvector',
    [['oat', 'crème', 'milk', '牛乳'], [], null],
    ["'crème' 'milk' 'oat' '牛乳'", '', null],
  ],
])('the database reads %s as it was', async (type, values, expected) => {
  expect(await read(type, values)).toEqual(expected.length > 0 ? expected : values);
});

it('any text arrives as it was, and values that are all null are a null', async () => {
  const text = fc.string({ unit: 'grapheme' }).filter((value) => !value.includes('\0'));
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 1 }), async (values) => {
      expect(await read('text', values)).toEqual(values);
    }),
    { numRuns: timesToRun(50) },
  );
  const array = new BinaryArray('text');
  array.push(null);
  expect(array.finish()).toBeNull();
});
