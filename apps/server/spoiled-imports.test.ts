import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { myDataApi } from '#features/my-data/contract.ts';
import { EXPORT_FORMAT } from '#features/my-data/rules.ts';
import { zipOf } from '#features/my-data/server/providers/zip.ts';
import { proveOwner } from '#platform/server/sessions/owner.ts';
import { requestOf } from '#platform/shared/endpoint.ts';
import { isUsualRun, timesToRun } from '#platform/shared/testing/times-to-run.ts';
import { personalDataOf } from './personal-data.ts';
import { allEndpoints, changes } from './testing/all-endpoints.ts';
import { fullPerson } from './testing/full-person.ts';
import { sampleFor } from './testing/sample-inputs.ts';
import { type Person, startTestApp, TEST_SECRET, type TestApp } from './testing/test-app.ts';

const tables = personalDataOf(TEST_SECRET).filter(
  ({ onImport, folder }) => onImport !== 'never' && !folder,
);
/** What a hand that changes an export may leave in any column. */
const SPOILED: unknown[] = [
  'Rice\0',
  '',
  '25:99',
  '9999-12-31',
  -1,
  0.5,
  1e300,
  null,
  ['x', 'x'],
  { a: 'Rice\0' },
];
/** One in so many is tried, in every third column; all of them in all by `npm run test:long`. */
const EVERY = timesToRun(SPOILED.length, 1) === 1 ? 3 * SPOILED.length : 1;
/** Each import brings a whole account, so the usual run takes every tenth table. */
const tried = tables.filter((_, at) => !isUsualRun || at % 10 === 0);
const reads = (await allEndpoints()).filter(
  (named) => !changes(named) && !named.endpoint.path.includes(':'),
);

let test: TestApp;
let written: Map<string, Record<string, unknown>[]>;
let mia: Person;

vi.setConfig({ testTimeout: 300_000, hookTimeout: 60_000 });
beforeAll(async () => {
  const nobody = { baseUrl: 'http://127.0.0.1:9/v1', apiKey: null, price: null };
  test = await startTestApp({ ai: { provider: 'openai-compatible', model: 'none', ...nobody } });
  const full = await fullPerson(test);
  const owner = proveOwner(full.id);
  written = new Map();
  for (const table of tables) {
    written.set(table.name, await table.read(test.database.db, owner));
  }
});
afterAll(() => test.close());

async function importOf(name: string, rows: unknown) {
  const files = new Map([['schema.json', JSON.stringify(EXPORT_FORMAT)]]);
  for (const [table, present] of written) {
    files.set(`data/${table}.json`, JSON.stringify(table === name ? rows : present));
  }
  const zip = (await zipOf(files, new Date(0))).toString('base64');
  const { method, url } = requestOf(myDataApi.import, { body: { zip } });
  return mia.inject({ method, url, payload: { zip } });
}

describe('an import with a spoiled', () => {
  it.each(tried)('$name is refused, or everything can still be read', async (table) => {
    const [first, ...others] = written.get(table.name) ?? [];
    const bad: string[] = [];
    mia = await test.person({ profile: false });
    const accepted: Record<string, unknown> = {};
    const readAll = async (what: string) => {
      for (const named of reads) {
        const input = (await sampleFor(named, mia)) as never;
        const answer = await mia.inject({ url: requestOf(named.endpoint, input).url });
        if (answer.statusCode >= 500) bad.push(`${what} breaks ${named.name}`);
      }
      mia = await test.person({ profile: false });
    };
    for (const [column, { name }] of table.columns.entries()) {
      for (const value of SPOILED.filter((_, at) => (at + column) % EVERY === 0)) {
        const what = `${name}: ${JSON.stringify(value)?.slice(0, 40)}`;
        const { statusCode } = await importOf(table.name, [{ ...first, [name]: value }, ...others]);
        if (statusCode >= 500) bad.push(`${what} gives ${statusCode}`);
        if (statusCode !== 200) continue;
        // Reading everything takes long: the usual run does so once, after all that is accepted.
        if (isUsualRun) mia = await test.person({ profile: false });
        else await readAll(what);
        accepted[name] = value;
      }
    }
    const together = await importOf(table.name, [{ ...first, ...accepted }, ...others]);
    if (together.statusCode >= 500) bad.push(`all of it gives ${together.statusCode}`);
    if (together.statusCode === 200) await readAll('all of it');
    expect(bad).toEqual([]);
  });
});

it('an export from before a column was added is taken', async () => {
  mia = await test.person({ profile: false });
  const today = written.get('check_ins') ?? [];
  expect(today.length).toBeGreaterThan(0);
  const older = today.map(({ learnt: _l, inputsHash: _h, appliedItself: _a, ...row }) => row);
  expect((await importOf('check_ins', older)).statusCode).toBe(200);
  const checkIns = tables.find(({ name }) => name === 'check_ins');
  expect(await checkIns?.read(test.database.db, proveOwner(mia.id))).toEqual(
    older.map((row) => ({ ...row, learnt: null, inputsHash: null, appliedItself: false })),
  );
});
