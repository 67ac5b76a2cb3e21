import { expect, test } from 'vitest';
import { findExercise } from '#features/exercises/rules/exercises.ts';
import { listWorked, shareWork } from './worked-muscles.ts';

const items = [
  { exerciseId: 'back-squat', sets: 4 },
  { exerciseId: 'plank', sets: 2 },
  { exerciseId: 'gone', sets: 9 },
];

test('muscles are listed by their sets, and what is not in the library counts nothing', () => {
  const worked = listWorked(items, findExercise);
  expect(worked[0]).toBe('quads');
  expect(worked).toContain('core');
  expect(listWorked([{ exerciseId: 'gone', sets: 9 }], findExercise)).toEqual([]);
});

test('a picture shows a lot, some and a little', () => {
  expect(shareWork(items, findExercise).quads).toBe(1);
  expect(shareWork([{ exerciseId: 'back-squat', sets: 1 }], findExercise).quads).toBe(0.25);
});
