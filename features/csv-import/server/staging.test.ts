import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
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

test('rows that leave out columns are counted as they are stored, and stop where the space ends', async () => {
  const [ana, ben] = [await app.person(), await app.person()];
  const committed = workouts(1);
  await validate(ana, committed);
  await ana.call(csvImportApi.commit, { params: { id: committed.id } });
  await change(ana, committed.id, 'size_bytes = 99000000');

  const columns = Array.from({ length: 248 }, (_, at) => [`c${at}`, ''] as const);
  const full = { ...Object.fromEntries(columns), Name: 'Run', Minutes: '30' };
  // 8 bytes sent of a row are 750 bytes stored.
  const sparse = {
    ...workouts(0),
    csvData: [full, ...Array.from({ length: 3_000 }, () => ({ c2: '1' }))],
  };
  expect(JSON.stringify(sparse).length).toBeLessThan(50_000);
  const refused = ana.call(csvImportApi.validate, { body: sparse });
  await expect(refused).rejects.toMatchObject({ status: 409, reason: 'staged_limit' });
  expect(await stagedRows(ana)).toBe(1);
  expect((await listOf(ana)).map(({ id }) => id)).toEqual([committed.id]);
  const answer = await ben.call(csvImportApi.validate, { body: { ...sparse, id: newId() } });
  expect(answer).toMatchObject({ totalRows: 3_001, processedRows: 1 });
});

test('corrections count towards the space too', async () => {
  const ana = await app.person();
  const { id } = await validate(ana, workouts(2));
  await change(ana, id, 'size_bytes = 99999000');
  const correct = (name: string) =>
    ana.call(csvImportApi.correct, {
      params: { id },
      body: { rows: [{ row: 1, cells: [name, '30'] }] },
    });
  await correct('A run of thirty minutes');
  await expect(correct('A'.repeat(5_000))).rejects.toMatchObject({
    status: 400,
    fields: { rows: 'This file takes too much space. Split it into smaller files.' },
  });
  await correct('A run');
});

test('the list asks once when files were imported before, however many there are', async () => {
  const [ana, ben] = [await app.person(), await app.person()];
  const ids: string[] = [];
  for (const person of [ana, ben]) {
    for (const rows of [1, 1, 2]) {
      app.clock.advance(1_000);
      const { id } = await validate(person, workouts(rows));
      if (person === ana) ids.push(id);
    }
  }
  const [first = '', second = '', other = ''] = ids;
  await ana.call(csvImportApi.commit, { params: { id: first } });
  const { query } = pg.Client.prototype;
  let statements = 0;
  pg.Client.prototype.query = function (this: pg.Client, ...args: never[]) {
    if (JSON.stringify(args[0]).includes('csv_imports')) statements += 1;
    return Reflect.apply(query, this, args);
  } as typeof query;
  const listed = await listOf(ana).finally(() => {
    pg.Client.prototype.query = query;
  });
  expect(statements).toBe(2);
  expect(listed.map(({ id, importedBefore }) => [id, importedBefore])).toEqual([
    [other, null],
    [second, expect.stringMatching(/^2026-/)],
    [first, null],
  ]);
  expect((await listOf(ben)).every(({ importedBefore }) => importedBefore === null)).toBe(true);
});
