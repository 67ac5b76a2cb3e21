import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#platform/shared/ids.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import { csvImportApi } from '../contract.ts';
import { columnKeys } from '../rules/column-mapping.ts';
import { readFile } from '../rules/file-format.ts';
import { PART_BYTES } from '../rules/limits.ts';
import { outcomesOf } from '../rules/outcomes.ts';
import { rowPlan } from '../rules/row-check.ts';

let app: TestApp;
let ana: Person;
let ben: Person;

beforeAll(async () => {
  app = await startTestApp();
  [ana, ben] = [await app.person(), await app.person()];
});
afterAll(() => app.close());

const HOUR_MS = 3_600_000;
const format = { encoding: 'utf-8', delimiter: ',', quote: '"', decimal: '.' } as const;
const mealMapping = { Name: 'name', Energy: 'calories', 'Protein (g)': 'protein' };
const about = { importType: 'meals' as const, columnMapping: mealMapping, format };

/** Sends a file as the page does. */
async function upload(person: Person, bytes: Buffer, times = 1) {
  const id = newId();
  const body = { ...about, fileName: 'big.csv' };
  await person.call(csvImportApi.begin, {
    body: { ...body, id, sizeBytes: bytes.length },
  });
  for (let part = 0; part * PART_BYTES < bytes.length; part += 1) {
    const piece = bytes.subarray(part * PART_BYTES, (part + 1) * PART_BYTES);
    const body = { data: piece.toString('base64') };
    const send = () => person.call(csvImportApi.sendPart, { params: { id, part }, body });
    await Promise.all(Array.from({ length: times }, send));
  }
  await app.app.jobs.runDue();
  return person.call(csvImportApi.read, { params: { id } });
}

test('a large file is read in parts, in the background, into the same outcomes as by the rules', async () => {
  const cell = fc.constantFrom('Soup', 'soup', 'Rice', '12', '300 kJ', '1,5', '"a,b"', '', 'x "y"');
  const [body] = fc.sample(
    fc.array(fc.tuple(cell, cell, cell), { minLength: 300, maxLength: 300 }),
    {
      seed: 9,
      numRuns: 1,
    },
  );
  const lines = (body ?? []).map((cells) => cells.join(','));
  const text = `\ufeffName,Energy,Protein (g)\r\n${lines.join('\r\n')}`;
  const read = await upload(ana, Buffer.from(text));
  const [header = [], ...rows] = readFile(Buffer.from(text), format);
  const keys = columnKeys(header);
  const outcomes = outcomesOf(rowPlan('meals', keys, mealMapping, '.'), rows);
  const wrong = outcomes.filter(({ reason }) => reason !== null);
  expect(read).toMatchObject({
    state: 'validated',
    totalRows: rows.length,
    processedRows: rows.length - wrong.length,
    failedRows: wrong.length,
    bytesRead: Buffer.byteLength(text),
  });
  const told = [];
  for (let after = 0; ; ) {
    const page = await ana.call(csvImportApi.failedRows, {
      params: { id: read.id },
      query: { after: String(after) },
    });
    told.push(...page);
    after = page.at(-1)?.row ?? 0;
    if (page.length === 0) break;
  }
  expect(told.map(({ row, reason, detail }) => ({ row, reason, detail }))).toEqual(wrong);
});

test('a large file comes in several parts, each once, cut anywhere', async () => {
  const wide = 'é'.repeat(900);
  const lines = Array.from({ length: 1_300 }, (_, at) => `Soup ${at},${at % 400},,${wide}`);
  const bytes = Buffer.from(`Name,Energy,Protein (g),Note\n${lines.join('\n')}\n`);
  expect(bytes.length).toBeGreaterThan(PART_BYTES);
  expect(await upload(ana, bytes, 2)).toMatchObject({ totalRows: 1_300, failedRows: 0 });
});

test('each part is taken in once, whatever is sent again; a row longer than most is one of several batches', async () => {
  const lines = Array.from(
    { length: 9_000 },
    (_, at) => `Soup ${at % 8_999},${(at % 8_999) % 400},`,
  );
  lines[4_500] = `${'x'.repeat(700_000)},1,`;
  const bytes = Buffer.from(`Name,Energy,Protein (g)\n${lines.join('\n')}\n`);
  const read = await upload(ana, bytes, 2);
  expect(read).toMatchObject({
    state: 'validated',
    totalRows: 9_000,
    validationResult: { duplicatesFound: 1, seatLimitExceeded: true },
  });
  const from = async (after: number) =>
    ana.call(csvImportApi.failedRows, { params: { id: read.id }, query: { after: String(after) } });
  expect((await from(4_400)).map(({ row }) => row)).toEqual(
    Array.from({ length: 50 }, (_, at) => 4_401 + at),
  );
  const [long, next] = await from(4_500);
  expect([long?.row, long?.reason, long?.cells[0]?.length]).toEqual([4_501, 'invalid', 700_000]);
  expect(next).toMatchObject({ row: 4_502, cells: ['Soup 4501', '101', ''], reason: 'seat' });
  expect(await from(8_999)).toMatchObject([{ row: 9_000, reason: 'duplicate' }]);
  const rows = [{ row: 9_000, cells: ['Only this', '1', ''] }];
  expect(
    await ana.call(csvImportApi.correct, { params: { id: read.id }, body: { rows } }),
  ).toMatchObject({ totalRows: 9_000, validationResult: { duplicatesFound: 0 } });
});

test.each<[string, Buffer, RegExp]>([
  [
    'a zip',
    Buffer.concat([Buffer.from('PK\u0003\u0004'), randomBytes(500)]),
    /not UTF-8|NUL|no columns/,
  ],
  ['a NUL', Buffer.from('Name,Energy\nSoup,1\0'), /NUL/],
  ['one endless line', Buffer.alloc(3 * PART_BYTES + 5, 'x'), /longer than 1,000,000 characters/],
  ['an open quote', Buffer.from('Name,Energy\n"Soup,1\n'), /never closed/],
  ['other columns', Buffer.from('A,B\nSoup,1\n'), /no columns for Name, Calories/],
  ['a header alone', Buffer.from('Name,Energy\n'), /The CSV file is empty/],
])('a large file that is %s fails with a reason', async (_, bytes, reason) => {
  const read = await upload(ana, bytes);
  expect(read).toMatchObject({
    state: 'failed',
    totalRows: 0,
    failure: expect.stringMatching(reason),
  });
  await expect(ana.call(csvImportApi.commit, { params: { id: read.id } })).rejects.toMatchObject({
    status: 409,
  });
});

test('a large file has columns that are called like nothing else, or like the insides of objects', async () => {
  const header = [
    '__proto__',
    'Name',
    'Name',
    '',
    'constructor',
    'Energy',
    ...Array(500).fill('x'),
  ];
  const bytes = Buffer.from(`${header.join(',')}\n1,Soup,2,3,4,120,5\n`);
  const read = await upload(ana, bytes);
  expect(read).toMatchObject({ totalRows: 1, processedRows: 1 });
  expect(read.columns.slice(0, 5)).toEqual([
    '__proto__ (Column 1)',
    'Name',
    'Name (2)',
    'Column 4',
    'constructor (Column 5)',
  ]);
  expect(read.columns).toHaveLength(506);
});

test('a large file can be cancelled on its way, and its parts fit what was announced', async () => {
  const id = newId();
  const body = { ...about, id, sizeBytes: 100 };
  await ana.call(csvImportApi.begin, { body });
  const part = (number: number, bytes: number) =>
    ana.call(csvImportApi.sendPart, {
      params: { id, part: number },
      body: { data: Buffer.alloc(bytes, 'a').toString('base64') },
    });
  await expect(part(0, 99)).rejects.toMatchObject({ status: 400 });
  await expect(part(1, 100)).rejects.toMatchObject({ status: 409, reason: 'part_missing' });
  await expect(
    ben.call(csvImportApi.sendPart, { params: { id, part: 0 }, body: { data: 'YQ==' } }),
  ).rejects.toMatchObject({ status: 404 });
  await ana.call(csvImportApi.discard, { params: { id } });
  await expect(part(0, 100)).rejects.toMatchObject({ status: 404 });
});

test.each([
  ['whose browser went away', 'uploaded', /upload was not finished/],
  ['that nobody reads to its end', 'reading', /could not be checked in time/],
])('a large file %s has failed after some hours, and says so', async (_, state, failure) => {
  const id = newId();
  await ana.call(csvImportApi.begin, { body: { ...about, id, sizeBytes: PART_BYTES + 1 } });
  const data = Buffer.alloc(PART_BYTES, 'a').toString('base64');
  const params = { id, part: 0 };
  app.clock.advance(5 * HOUR_MS);
  await ana.call(csvImportApi.sendPart, { params, body: { data } });
  const is = 'update csv_imports set state = $1 where owner_id = $2 and id = $3';
  await app.database.pool.query(is, [state, ana.id, id]);
  const read = () => ana.call(csvImportApi.read, { params: { id } });
  app.clock.advance(5 * HOUR_MS);
  await app.app.jobs.runDue();
  expect(await read()).toMatchObject({ state, failure: null });
  app.clock.advance(2 * HOUR_MS);
  await app.app.jobs.runDue();
  expect(await read()).toMatchObject({ state: 'failed', failure: expect.stringMatching(failure) });
  // Whoever comes back hears of it, and no row is kept.
  expect(await ana.call(csvImportApi.sendPart, { params, body: { data } })).toMatchObject({
    state: 'failed',
  });
  const rows = 'select 1 from csv_import_batches where import_id = $1';
  expect((await app.database.pool.query(rows, [id])).rows).toEqual([]);
});
