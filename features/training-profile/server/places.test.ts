import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InputOf } from '#platform/shared/endpoint.ts';
import { newId } from '#platform/shared/ids.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import { trainingPlacesApi } from '../contract.ts';

type Added = InputOf<typeof trainingPlacesApi.add>['body'];

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
  person.call(trainingPlacesApi.add, {
    body: { id: newId(), name: 'Garage', kind: 'home', equipment: ['dumbbells'], ...change },
  });
const list = (person: Person) => person.call(trainingPlacesApi.list, {});

test('places are listed first made first, for their owner alone', async () => {
  const first = await add(ana);
  const second = await add(ana, { name: ' Gym ', kind: 'gym', dumbbellsKg: [10, 4, 7.5, 4] });
  expect(first).toMatchObject({ name: 'Garage', dumbbellsKg: null, barKg: null, version: 1 });
  expect(second).toMatchObject({ name: 'Gym', dumbbellsKg: [4, 7.5, 10] });
  expect(await list(ana)).toEqual([first, second]);
  expect(await list(ben)).toEqual([]);
});

test.each([
  [{ name: ' ' }, 'name'],
  [{ name: 'x'.repeat(61) }, 'name'],
  [{ kind: 'moon' }, 'kind'],
  [{ equipment: ['anvil'] }, 'equipment.0'],
  [{ barKg: 51 }, 'barKg'],
  [{ platesKg: [{ kg: 5, pairs: 0 }] }, 'platesKg.0.pairs'],
  [{ platesKg: [] }, 'platesKg'],
  [{ dumbbellsKg: [101] }, 'dumbbellsKg.0'],
  [{ machineStepKg: 0 }, 'machineStepKg'],
])('%j is refused by name', async (change, field) => {
  await expect(add(ana, change as Partial<Added>)).rejects.toMatchObject({
    status: 400,
    fields: { [field]: expect.any(String) },
  });
});

test('fifty places are the most', async () => {
  const many = await app.person();
  for (let count = 0; count < 50; count += 1) await add(many);
  await expect(add(many)).rejects.toMatchObject({ status: 409, reason: 'too_many' });
});
