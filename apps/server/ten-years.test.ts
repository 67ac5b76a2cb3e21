import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { myDataApi } from '#features/my-data/contract.ts';
import { EXPORT_FILE_PATH } from '#features/my-data/rules.ts';
import { type Person, startTestApp, type TestApp } from './testing/test-app.ts';

/** Twelve entries a day: far more than a file of the export holds. */
const DAYS = 3_650;
const ENTRIES = DAYS * 12;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

async function exported(person: Person): Promise<Buffer> {
  const { id } = await person.call(myDataApi.requestExport, { body: {} });
  await vi.waitFor(
    async () => {
      expect((await person.call(myDataApi.state, {})).export?.state).toBe('ready');
    },
    { timeout: 60_000 },
  );
  return (await person.inject({ url: EXPORT_FILE_PATH.replace(':id', id) })).rawPayload;
}

/** Everything that was logged, in one figure; who it belongs to and when it was stored do not count. */
async function digestOf(person: Person): Promise<unknown> {
  const { rows } = await test.database.pool.query(
    `select count(*)::int as entries, md5(string_agg(
       (to_jsonb(e) - '{owner_id,updated_at,version}'::text[])::text, '' order by id)) as digest
     from food_log_entries e where owner_id = $1`,
    [person.id],
  );
  return rows[0];
}

it('an export of ten years can be imported, and nobody else sees any of it', {
  timeout: 120_000,
}, async () => {
  const ana = await test.person();
  const ben = await test.person();
  const carla = await test.person();
  await test.database.pool.query(
    `insert into food_log_entries (owner_id, id, date, meal_type, food_name, quantity, unit, calories, protein,
       origin, source_type, ai_analyzed, logged_at, updated_at, version)
     select $1, gen_random_uuid(), '2026-11-20'::date - n / 12,
       (array['breakfast', 'lunch', 'dinner', 'snack'])[1 + n % 4], 'Food ' || n % 300, 100 + n % 50, 'g',
       100 + n % 700, case when n % 5 = 0 then null else n % 40 end, 'manual', 'manual', false, $3, $3, 1
     from generate_series(0, $2::int - 1) n`,
    [ana.id, ENTRIES, '2026-11-20T08:00:00Z'],
  );
  const before = await digestOf(ana);
  expect(before).toMatchObject({ entries: ENTRIES });
  const zip = await exported(ana);
  await ben.call(myDataApi.import, { body: { zip: zip.toString('base64') } });
  expect(await digestOf(ben)).toEqual(before);
  expect(await digestOf(carla)).toMatchObject({ entries: 0 });
});
