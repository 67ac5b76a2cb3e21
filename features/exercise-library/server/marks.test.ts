import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ownExercisesApi } from '#features/own-exercises/contract.ts';
import { newId } from '#platform/shared/ids.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import { type ExerciseMark, exerciseCardsApi, exerciseMarksApi } from '../contract.ts';

let app: TestApp;
let ana: Person;
let ben: Person;

beforeAll(async () => {
  app = await startTestApp();
  ben = await app.person({});
});
beforeEach(async () => {
  ana = await app.person({});
});
afterAll(() => app.close());

const list = (person: Person) => person.call(exerciseMarksApi.list, {});
const set = (person: Person, id: string, mark: ExerciseMark['mark']) =>
  person.call(exerciseMarksApi.set, { params: { exerciseId: id }, body: { mark } });
const remove = (person: Person, id: string) =>
  person.call(exerciseMarksApi.remove, { params: { exerciseId: id } });

test('marks are listed in the order they were made, for their person alone', async () => {
  await set(ana, 'push-up', 'favourite');
  app.clock.advance(1_000);
  await set(ana, 'burpee', 'never');
  expect(await list(ana)).toEqual([
    { id: 'push-up', mark: 'favourite' },
    { id: 'burpee', mark: 'never' },
  ]);
  expect(await list(ben)).toEqual([]);
});

test('an exercise has one mark: the last', async () => {
  await set(ana, 'push-up', 'favourite');
  await set(ana, 'push-up', 'favourite');
  await set(ana, 'push-up', 'never');
  expect(await list(ana)).toEqual([{ id: 'push-up', mark: 'never' }]);
});

test('removing a mark touches nobody else’s, and may be repeated', async () => {
  await set(ana, 'push-up', 'favourite');
  await set(ben, 'push-up', 'never');
  await remove(ana, 'push-up');
  await remove(ana, 'push-up');
  expect(await list(ana)).toEqual([]);
  expect(await list(ben)).toEqual([{ id: 'push-up', mark: 'never' }]);
});

test('an own exercise is marked by its owner alone', async () => {
  const { id } = await ana.call(ownExercisesApi.add, {
    body: {
      id: newId(),
      name: 'Bag clean',
      pattern: 'hinge',
      muscles: { glutes: 1 },
      reps: [5, 8],
    },
  });
  await set(ana, id, 'favourite');
  expect(await list(ana)).toEqual([{ id, mark: 'favourite' }]);
  await expect(set(ben, id, 'favourite')).rejects.toMatchObject({ status: 404 });
  // Its mark can still go when the exercise is gone.
  await ana.call(ownExercisesApi.remove, { params: { id } });
  await remove(ana, id);
  expect(await list(ana)).toEqual([]);
});

test.each(['no-such-exercise', 'constructor'])('“%s” cannot be marked', async (id) => {
  await expect(set(ana, id, 'favourite')).rejects.toMatchObject({
    message: expect.stringContaining('That exercise does not exist.'),
  });
  expect(await list(ana)).toEqual([]);
});

test('cards hold exercises with their pictures, in the order they were asked for', async () => {
  const cards = await ana.call(exerciseCardsApi.list, { query: { ids: 'push-up,nothing,burpee' } });
  expect(cards.map(({ exercise }) => exercise.name)).toEqual(['Push-up', 'Burpee']);
  expect(cards[0]?.still?.paths.length).toBeGreaterThan(3);
  expect(await ben.call(exerciseCardsApi.list, { query: { ids: 'nothing' } })).toEqual([]);
  await expect(ana.call(exerciseCardsApi.list, { query: { ids: 'No!' } })).rejects.toMatchObject({
    status: 400,
  });
});
