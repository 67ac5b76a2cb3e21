import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { csvImportApi } from '#features/csv-import/contract.ts';
import { newId } from '#platform/shared/ids.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import { type Workout, workoutsApi } from '../contract.ts';

let app: TestApp;
let ana: Person;
let ben: Person;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  [ana, ben] = [await app.person(), await app.person()];
});
afterAll(() => app.close());

/** Workouts come by file; answers the import and its two workouts. */
async function bring(person: Person): Promise<{ importId: string; legs: Workout; push: Workout }> {
  const csvData = [
    { Name: 'Legs', Duration: '30', Description: '3x10 squats' },
    { Name: 'Push', Duration: '20', Description: '' },
  ];
  const columnMapping = { Name: 'name', Duration: 'duration', Description: 'description' };
  const { id } = await person.call(csvImportApi.validate, {
    body: { importType: 'workouts', csvData, columnMapping },
  });
  await person.call(csvImportApi.commit, { params: { id } });
  const [legs, push] = (await person.call(workoutsApi.list, { query: {} })).workouts;
  if (!legs || !push) throw new Error('Two workouts came.');
  return { importId: id, legs, push };
}

const edit = (person: Person, { id, createdAt: _, ...body }: Workout) =>
  person.call(workoutsApi.edit, { params: { id }, body });
const one = (person: Person, id: string) => person.call(workoutsApi.one, { params: { id } });
const namesOf = async (person: Person) =>
  (await person.call(workoutsApi.list, { query: {} })).workouts.map(({ name }) => name);

test('a workout is opened and changed by its owner alone', async () => {
  const { legs } = await bring(ana);
  await bring(ben);
  expect(await one(ana, legs.id)).toEqual(legs);
  const changed = await edit(ana, {
    ...legs,
    name: ' Legs and core ',
    description: ' ',
    category: 'Gym',
  });
  expect(changed).toEqual({
    ...legs,
    name: 'Legs and core',
    description: null,
    category: 'Gym',
    version: 2,
  });
  await expect(one(ben, legs.id)).rejects.toMatchObject({ status: 404 });
  await expect(edit(ben, legs)).rejects.toMatchObject({ status: 404 });
  const removed = ben.call(workoutsApi.remove, { params: { id: legs.id } });
  await expect(removed).rejects.toMatchObject({ status: 404 });
  await expect(one(ana, newId())).rejects.toMatchObject({ status: 404 });
  expect(await namesOf(ben)).toEqual(['Legs', 'Push']);
});

test('of two edits at once one holds, and the other sees it; a repetition is none', async () => {
  const { legs } = await bring(ana);
  const first = await edit(ana, { ...legs, name: 'First' });
  await expect(edit(ana, { ...legs, name: 'Second' })).rejects.toMatchObject({
    status: 409,
    reason: 'edited_elsewhere',
    current: first,
  });
  expect(await edit(ana, { ...legs, name: 'First' })).toEqual(first);
});

test('a deleted workout is gone until Undo', async () => {
  const { legs } = await bring(ana);
  const params = { id: legs.id };
  await ana.call(workoutsApi.remove, { params });
  await ana.call(workoutsApi.remove, { params });
  expect(await namesOf(ana)).toEqual(['Push']);
  await expect(one(ana, legs.id)).rejects.toMatchObject({ status: 404 });
  await expect(edit(ana, legs)).rejects.toMatchObject({ status: 404 });
  expect(await ana.call(workoutsApi.restore, { params })).toEqual({ ...legs, version: 3 });
  expect(await namesOf(ana)).toEqual(['Legs', 'Push']);
});

test('an import whose workout was changed since can’t be undone, and stays whole', async () => {
  const { importId, legs } = await bring(ana);
  await edit(ana, { ...legs, durationMinutes: 45 });
  const undo = () => ana.call(csvImportApi.undo, { params: { id: importId } });
  await expect(undo()).rejects.toMatchObject({ status: 409, reason: 'used' });
  expect(await namesOf(ana)).toEqual(['Legs', 'Push']);
});

test('an import whose workout was deleted since can be undone', async () => {
  const { importId, legs } = await bring(ana);
  await ana.call(workoutsApi.remove, { params: { id: legs.id } });
  await ana.call(csvImportApi.undo, { params: { id: importId } });
  expect(await namesOf(ana)).toEqual([]);
});

test('an import whose workout was deleted and brought back can be undone', async () => {
  const { importId, legs } = await bring(ana);
  const params = { id: legs.id };
  await ana.call(workoutsApi.remove, { params });
  await ana.call(workoutsApi.restore, { params });
  await ana.call(csvImportApi.undo, { params: { id: importId } });
  expect(await namesOf(ana)).toEqual([]);
});

test.each([
  [{ name: ' ' }, 'name'],
  [{ durationMinutes: 0 }, 'durationMinutes'],
  [{ description: 'x'.repeat(2_001) }, 'description'],
])('%j is refused by name', async (wrong, field) => {
  const { legs } = await bring(ana);
  await expect(edit(ana, { ...legs, ...wrong })).rejects.toMatchObject({
    status: 400,
    fields: { [field]: expect.any(String) },
  });
});
