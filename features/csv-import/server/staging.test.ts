import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#platform/shared/ids.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import { csvImportApi } from '../contract.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const HOUR_MS = 3_600_000;
const workouts = (rows: number, id = newId()) => ({
  id,
  importType: 'workouts' as const,
  columnMapping: { Name: 'name', Minutes: 'duration' },
  csvData: Array.from({ length: rows }, (_, at) => ({ Name: `Run ${at}`, Minutes: '30' })),
});
const validate = (person: Person, body: ReturnType<typeof workouts>) =>
  person.call(csvImportApi.validate, { body });
const listOf = (person: Person) => person.call(csvImportApi.list, {});
const discard = (person: Person, id: string) =>
  person.call(csvImportApi.discard, { params: { id } });

async function stagedRows(person: Person): Promise<number> {
  const { rows } = await app.database.pool.query<{ rows: number }>(
    `select coalesce(sum(json_array_length(cells::json)), 0)::int as rows
     from csv_import_batches where owner_id = $1`,
    [person.id],
  );
  return rows[0]?.rows ?? 0;
}

/** Waits until some rows of a validation under way are stored. */
async function untilBegun(person: Person): Promise<void> {
  while ((await stagedRows(person)) === 0) await pause(1);
}

const change = (person: Person, id: string, set: string) =>
  app.database.pool.query(`update csv_imports set ${set} where owner_id = $1 and id = $2`, [
    person.id,
    id,
  ]);

test('rows are stored in short transactions while other people are answered, one file of a person at a time', async () => {
  const [ana, ben] = [await app.person(), await app.person()];
  const body = workouts(30_000);
  let isDone = false;
  const first = validate(ana, body).finally(() => {
    isDone = true;
  });
  await untilBegun(ana);
  expect(await listOf(ana)).toMatchObject([{ id: body.id, state: 'validating' }]);
  expect(await listOf(ben)).toEqual([]);
  await expect(validate(ana, workouts(1))).rejects.toMatchObject({
    status: 409,
    reason: 'validating',
  });
  expect(isDone).toBe(false);
  const again = validate(ana, body);
  expect(await first).toMatchObject({ id: body.id, processedRows: 10_000, failedRows: 20_000 });
  expect(await again).toEqual(await first);
  expect(await stagedRows(ana)).toBe(30_000);
});

test('a validation that is cancelled stops and leaves no rows', async () => {
  const ana = await app.person();
  const body = workouts(30_000);
  const result = validate(ana, body).catch((error: { reason: string }) => error.reason);
  await untilBegun(ana);
  await discard(ana, body.id);
  expect(await result).toBe('validation_stopped');
  expect(await stagedRows(ana)).toBe(0);
  expect(await listOf(ana)).toEqual([]);
});

test('a validation whose server ended is begun again by the same call, or goes after an hour', async () => {
  const ana = await app.person();
  const body = workouts(3);
  const other = workouts(3);
  for (const { id } of [await validate(ana, body), await validate(ana, other)]) {
    const due = new Date(app.clock.now() + HOUR_MS).toISOString();
    await change(ana, id, `state = 'validating', total_rows = 2, expires_at = '${due}'`);
  }
  expect(await validate(ana, body)).toMatchObject({ state: 'validated', totalRows: 3 });
  expect(await stagedRows(ana)).toBe(6);
  app.clock.advance(HOUR_MS);
  await app.app.jobs.runDue();
  app.clock.advance(-HOUR_MS);
  expect((await listOf(ana)).map(({ id }) => id)).toEqual([body.id]);
  expect(await stagedRows(ana)).toBe(3);
});

test('the space of one person is limited: the oldest files without a commit go, then nothing more is taken', async () => {
  const ana = await app.person();
  const stage = async (rows: number) => {
    app.clock.advance(1_000);
    return (await validate(ana, workouts(rows))).id;
  };
  const [old, middle] = [await stage(1), await stage(2)];
  for (const id of [old, middle]) await change(ana, id, 'size_bytes = 60000000');
  const last = await stage(3);
  expect((await listOf(ana)).map(({ id }) => id)).toEqual([last, middle]);
  expect(await stagedRows(ana)).toBe(5);
  await discard(ana, middle);
  expect(await stagedRows(ana)).toBe(3);

  const params = { id: last };
  await ana.call(csvImportApi.commit, { params });
  await change(ana, last, 'size_bytes = 100000001');
  await expect(stage(1)).rejects.toMatchObject({
    status: 409,
    reason: 'staged_limit',
    sentence: expect.stringMatching(/Undo one, or try again in 7 days/),
  });
  await ana.call(csvImportApi.undo, { params });
  expect(await stagedRows(ana)).toBe(0);
  await stage(1);
});
