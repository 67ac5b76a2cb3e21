import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InputOf } from '#platform/shared/endpoint.ts';
import { newId } from '#platform/shared/ids.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import { ownExercisesApi } from '../contract.ts';
import { MAX_OWN_EXERCISES } from '../rules/own-exercise-limits.ts';

type Added = InputOf<typeof ownExercisesApi.add>['body'];

// Repetitions, conflicts, deletion and Undo are tested for every record in apps/server/records.test.ts.

let app: TestApp;
let ana: Person;
let ben: Person;

beforeAll(async () => {
  app = await startTestApp();
  [ana, ben] = [await app.person(), await app.person()];
});
afterAll(() => app.close());

const START: Omit<Added, 'id'> = {
  name: 'Sandbag clean',
  pattern: 'hinge',
  muscles: { hamstrings: 1 },
  reps: [6, 10],
};
const add = (person: Person, change: Partial<Added> = {}) =>
  person.call(ownExercisesApi.add, { body: { ...START, id: newId(), ...change } });
const list = (person: Person) => person.call(ownExercisesApi.list, {});

test('own exercises are listed newest first, for their owner alone', async () => {
  const first = await add(ana);
  const second = await add(ana, { name: ' Bag carry ', cues: [' Walk tall. '], note: ' heavy ' });
  expect(first).toMatchObject({ kit: [[]], seconds: null, note: null, version: 1 });
  expect(second).toMatchObject({ name: 'Bag carry', cues: ['Walk tall.'], note: 'heavy' });
  expect(await list(ana)).toEqual([second, first]);
  expect(await list(ben)).toEqual([]);
});

test.each<[Partial<Added>, string]>([
  [{ name: ' ' }, 'name'],
  [{ name: 'x'.repeat(81) }, 'name'],
  [{ pattern: 'dance' as never }, 'pattern'],
  [{ muscles: {} }, 'muscles'],
  [{ muscles: { hamstrings: 0.7 as never } }, 'muscles.hamstrings'],
  [{ muscles: { wings: 1 } as never }, 'muscles'],
  [{ kit: [] }, 'kit'],
  [{ kit: [['anvil' as never]] }, 'kit.0.0'],
  [{ reps: null }, 'reps'],
  [{ reps: [0, 5] }, 'reps.0'],
  [{ reps: [12, 8] }, 'reps'],
  [{ seconds: [20, 40] }, 'seconds'],
  [{ from: 'advanced', upTo: 'beginner' }, 'upTo'],
  [{ stepKg: 0 }, 'stepKg'],
  [{ cues: Array.from({ length: 7 }, () => 'Lift.') }, 'cues'],
  [{ likeId: 'no-such-exercise' }, 'likeId'],
])('%j is refused by name', async (change, field) => {
  await expect(add(ben, change)).rejects.toMatchObject({
    status: 400,
    fields: { [field]: expect.any(String) },
  });
});

test('a person keeps at most 400', async () => {
  const cleo = await app.person();
  const ids = Array.from({ length: MAX_OWN_EXERCISES }, () => newId());
  for (let at = 0; at < ids.length; at += 40) {
    await Promise.all(ids.slice(at, at + 40).map((id) => add(cleo, { id })));
  }
  await expect(add(cleo)).rejects.toMatchObject({ status: 409, reason: 'too_many' });
  expect(await list(cleo)).toHaveLength(MAX_OWN_EXERCISES);
  await expect(add(ben)).resolves.toMatchObject({ version: 1 });
});
