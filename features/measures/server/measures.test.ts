import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { InputOf } from '#platform/shared/endpoint.ts';
import { newId } from '#platform/shared/ids.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import { measuresApi, readingsApi, readingsFileApi } from '../contract.ts';
import type { Reading } from '../rules/readings.ts';
import { dayFiguresOf } from './public.ts';

type Added = InputOf<typeof readingsApi.add>['body'];

// Repetitions, conflicts, deletion and Undo are tested for every record in apps/server/records.test.ts.

let app: TestApp;
let ana: Person;
let ben: Person;

beforeAll(async () => {
  app = await startTestApp();
  [ana, ben] = [await app.person(), await app.person()];
});
afterAll(() => app.close());

const add = (person: Person, change: Partial<Added> = {}) =>
  person.call(readingsApi.add, {
    body: { id: newId(), date: '2026-11-20', kind: 'waist', value: 84, unit: 'cm', ...change },
  });
const list = (person: Person, from: string, kind?: string) =>
  person.call(readingsApi.list, { query: { from, ...(kind !== undefined && { kind }) } });
const idsOf = (readings: readonly Reading[]) => readings.map(({ id }) => id);

test('readings are listed from a day on, with the latest of each measure before it, for their owner alone', async () => {
  const old = await add(ana, { date: '2026-01-01', value: 90 });
  const before = await add(ana, { date: '2026-02-01', value: 88 });
  const neck = await add(ana, { date: '2026-01-15', kind: 'neck', value: 38 });
  const now = await add(ana);
  const later = await add(ana, { localTime: '19:00' });
  expect(idsOf(await list(ana, '2026-11-01'))).toEqual([later.id, now.id, before.id, neck.id]);
  expect(idsOf(await list(ana, '2026-11-01', 'neck'))).toEqual([neck.id]);
  expect(idsOf(await list(ana, '2026-01-01', 'waist'))).toEqual([
    later.id,
    now.id,
    before.id,
    old.id,
  ]);
  expect(await list(ben, '2000-01-01')).toEqual([]);
});

test.each([
  [{ kind: 'wrist' }, 'kind'],
  [{ value: 8.4 }, 'value'],
  [{ unit: 'lb' }, 'unit'],
  [{ second: 3 }, 'second'],
  [{ kind: 'bloodPressure', value: 120, unit: 'mmHg' }, 'second'],
  [{ kind: 'bodyFat', value: 80, unit: '%' }, 'value'],
  [{ date: '2026-12-20' }, 'date'],
])('%j is refused by name', async (change, field) => {
  await expect(add(ben, change)).rejects.toMatchObject({
    status: 400,
    fields: { [field]: expect.any(String) },
  });
});

test('a measure of one’s own wants a name and a range the right way round', async () => {
  const own = { id: newId(), kind: 'own', frequency: 'weekly', tracked: true } as const;
  const addOwn = (change: object) => ben.call(measuresApi.add, { body: { ...own, ...change } });
  await expect(addOwn({})).rejects.toMatchObject({ fields: { name: 'Enter a name.' } });
  await expect(addOwn({ name: 'Grip', low: 5, high: 5 })).rejects.toMatchObject({ status: 400 });
  await expect(addOwn({ kind: 'wrist' })).rejects.toMatchObject({ status: 400 });
  expect(await addOwn({ name: ' Grip ', unit: 'kg' })).toMatchObject({ name: 'Grip' });
});

test('a file is kept once however often it comes, all or none of it, and Undo takes it back', async () => {
  const cara = await app.person();
  const row = { date: '2026-11-10', kind: 'steps', value: 9_000, unit: 'steps' };
  const rows = [row, { ...row, date: '2026-11-11' }, row];
  const send = (readings: object[]) =>
    cara.call(readingsFileApi.addFile, { body: { readings: readings as (typeof row)[] } });
  const { ids } = await send(rows);
  expect(ids).toHaveLength(2);
  expect(await send(rows)).toEqual({ ids: [] });
  await expect(
    send([
      { ...row, date: '2026-11-12' },
      { ...row, value: -1 },
    ]),
  ).rejects.toMatchObject({
    status: 400,
  });
  expect(idsOf(await list(cara, '2026-01-01')).sort()).toEqual([...ids].sort());
  // Another person cannot take it back.
  await ben.call(readingsFileApi.removeFile, { body: { ids } });
  expect(await list(cara, '2026-01-01')).toHaveLength(2);
  await cara.call(readingsFileApi.removeFile, { body: { ids } });
  expect(await list(cara, '2026-01-01')).toEqual([]);
  expect((await send(rows)).ids).toHaveLength(2);
});

test('others are given one figure a day in the unit of the measure', async () => {
  const dan = await app.person();
  const own = newId();
  await dan.call(measuresApi.add, {
    body: {
      id: own,
      kind: 'own',
      name: 'Grip',
      unit: 'kg',
      earlierUnits: [{ unit: 'lb', factor: 0.45359237 }],
      frequency: 'weekly',
      tracked: true,
    },
  });
  await add(dan, { kind: own, value: 100, unit: 'lb' });
  await add(dan, { kind: 'water', value: 250, unit: 'ml' });
  await add(dan, { kind: 'water', value: 500, unit: 'ml' });
  await add(dan, { value: 33, unit: 'in' });
  const figures = (key: string) =>
    dayFiguresOf(app.database.db, dan.id as OwnerId, key, { from: '2026-11-01', to: '2026-11-30' });
  expect(await figures('water')).toEqual([{ date: '2026-11-20', value: 750, second: null }]);
  expect((await figures('waist'))[0]?.value).toBeCloseTo(83.82, 6);
  expect((await figures(own))[0]?.value).toBeCloseTo(45.36, 2);
  expect(await figures(newId())).toEqual([]);
});
