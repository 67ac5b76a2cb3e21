import { expect, it } from 'vitest';
import { findExercise } from '#features/exercises/rules/exercises.ts';
import type { PlanItem } from './plan-input.ts';
import { itemSeconds, restOf, sessionSeconds } from './session-seconds.ts';

const item = (exerciseId: string, more: Partial<PlanItem>): PlanItem => ({
  id: exerciseId,
  exerciseId,
  sets: 3,
  reps: null,
  seconds: null,
  rir: null,
  restSeconds: 60,
  loadKg: null,
  superset: null,
  locked: false,
  reasons: [],
  ...more,
});
const secondsOf = (one: PlanItem) => {
  const exercise = findExercise(one.exerciseId);
  return exercise && itemSeconds(one, exercise);
};
const bench = item('bench-press', { sets: 4, reps: [6, 10], restSeconds: 120 });
const raise = item('lateral-raise', { reps: [10, 15], restSeconds: 75 });

it.each([
  { one: bench, seconds: 622 },
  { one: raise, seconds: 377 },
  // Three and five warm-up sets instead of two.
  { one: { ...bench, loadKg: 60 }, seconds: 667 },
  { one: { ...bench, loadKg: 100 }, seconds: 757 },
  // A hold is 35 s, on each side where there are two; cardio takes its time.
  { one: item('plank', { seconds: [20, 60] }), seconds: 20 + 3 * 95 },
  { one: item('side-plank', { seconds: [15, 45] }), seconds: 20 + 3 * 130 },
  { one: item('brisk-walk', { sets: 1, seconds: [600, 600], restSeconds: 0 }), seconds: 660 },
])('$one.exerciseId at $one.loadKg kg takes $seconds s (domain sheet 3.5)', ({ one, seconds }) => {
  expect(secondsOf(one)).toBe(seconds);
});

it('shortens rests where opposite muscles alternate', () => {
  expect(restOf({ ...bench, superset: 'a' })).toBe(72);
  expect(secondsOf({ ...bench, superset: 'a' })).toBe(78 + 4 * (28 + 72));
});

it('adds warm-up and packing up, once, and nothing to an empty session', () => {
  expect(sessionSeconds([bench, raise], findExercise)).toBe(300 + 622 + 377);
  expect(sessionSeconds([], findExercise)).toBe(0);
  expect(sessionSeconds([bench, item('gone', {})], findExercise)).toBe(922);
});
