import { describe, expect, test } from 'vitest';
import { EXERCISES, findExercise } from '#features/exercises/rules/exercises.ts';
import { indexExercises } from '#features/exercises/rules/search-exercises.ts';
import { readWorkout } from './read-workout.ts';
import { toImportedSession } from './to-session.ts';

const index = indexExercises(EXERCISES);
const read = (text: string) => readWorkout(text, index);
const NOTHING = { sets: 1, reps: null, seconds: null, restSeconds: null, loadKg: null };

describe.each([
  ['3x10 push-ups', 'push-up', { sets: 3, reps: [10, 10] }],
  ['3 x 8-12 Goblet squat @ 12,5 kg', 'goblet-squat', { sets: 3, reps: [8, 12], loadKg: 12.5 }],
  ['Push ups: 4 sets of 15', 'push-up', { sets: 4, reps: [15, 15] }],
  ['2) Dead bug, 12 reps each side', 'dead-bug', { reps: [12, 12] }],
  ['- Plank 3 x 45s', 'plank', { sets: 3, seconds: [45, 45] }],
  ['Plank for 1.5 min', 'plank', { seconds: [90, 90] }],
  ['• Push-up x 20, rest 90s', 'push-up', { reps: [20, 20], restSeconds: 90 }],
  [
    'Goblet squat 5×5 45 lb rest 2 min',
    'goblet-squat',
    { sets: 5, reps: [5, 5], loadKg: 20.41, restSeconds: 120 },
  ],
  ['3 rounds burpees', 'burpee', { sets: 3 }],
  ['Burpees', 'burpee', {}],
  ['Rowing machine', 'rowing-machine', {}],
  ['Row 10 min', 'rowing-machine', { seconds: [600, 600] }],
])('“%s”', (text, exerciseId, amounts) => {
  test('is understood', () => {
    expect(read(text)).toEqual([{ ...NOTHING, text: expect.any(String), exerciseId, ...amounts }]);
  });
});

test('a row without a time is lifted', () => {
  const [row] = read('3x10 row');
  expect(findExercise(row?.exerciseId ?? '')?.pattern).toBe('hpull');
});

test.each(['Warm up 5 min', 'Rest 2 minutes', 'Notes: be kind', 'Flurbing 3x10', '3x10', '???'])(
  '“%s” is no exercise of the library, and stays as it was written',
  (text) => {
    expect(read(text)).toMatchObject([{ text, exerciseId: null }]);
  },
);

test('lines stand for themselves; one line alone is read part by part', () => {
  expect(
    read('3x10 push-ups\n\n3x12 goblet squat\r\nplank 60s').map((one) => one.exerciseId),
  ).toEqual(['push-up', 'goblet-squat', 'plank']);
  expect(read('3x10 push-ups, plank 1,5 min, burpees')).toHaveLength(3);
  expect(read('')).toEqual([]);
  expect(readWorkout(null, index)).toEqual([]);
  expect(read('Burpees\n'.repeat(99))).toHaveLength(40);
});

test('any text at all is read, within the limits of a session', () => {
  for (const text of [
    '999x9999 push-ups',
    '0x0 push-ups',
    '9999 h plank',
    '9999 kg push-up',
    'x'.repeat(2_000),
  ]) {
    const [line] = read(text);
    expect(line?.sets).toBeGreaterThanOrEqual(1);
    expect(line?.sets).toBeLessThanOrEqual(30);
    expect(line?.seconds?.[1] ?? 0).toBeLessThanOrEqual(36_000);
    expect(line?.loadKg ?? 0).toBeLessThanOrEqual(1_000);
  }
});

const workout = { id: 'w', name: 'Friday', durationMinutes: 30 };
const details = { id: 's', date: '2026-11-20', startedAt: null };

test('a session holds each line, understood or not, with sets to tick', () => {
  const session = toImportedSession(
    workout,
    read('3x10 push-ups\nFlurbing 2x5'),
    findExercise,
    details,
  );
  expect(session).toMatchObject({ origin: 'imported', sourceId: 'w', name: 'Friday' });
  expect(session.work.items).toMatchObject([
    { exerciseId: 'push-up', name: null, measure: 'bodyweight', restSeconds: 90 },
    { exerciseId: null, name: 'Flurbing 2x5', measure: 'loadReps', restSeconds: 0 },
  ]);
  expect(session.work.items.map(({ sets }) => sets[0]?.target?.reps)).toEqual([
    [10, 10],
    [5, 5],
  ]);
  expect(session.work.items.map(({ sets }) => sets.length)).toEqual([3, 2]);
});

test('a workout without a description lasts as long as it says', () => {
  const [item] = toImportedSession(workout, [], findExercise, details).work.items;
  expect(item).toMatchObject({ name: 'Friday', measure: 'seconds' });
  expect(item?.sets[0]?.target?.seconds).toEqual([1_800, 1_800]);
});
