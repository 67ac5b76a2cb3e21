import { expect, it } from 'vitest';
import type { Exercise } from './exercise.ts';
import { EXERCISES, findExercise } from './exercises.ts';
import { findSubstitutes, shareMuscles } from './find-substitutes.ts';

const exercise = (id: string): Exercise => {
  const found = findExercise(id);
  if (!found) throw new Error(`No exercise ${id}`);
  return found;
};

it('compares the muscles of two exercises', () => {
  expect(shareMuscles({ chest: 1, triceps: 0.5 }, { chest: 1, triceps: 0.5 })).toBe(1);
  expect(shareMuscles({ chest: 1 }, { lats: 1 })).toBe(0);
  expect(shareMuscles({ chest: 1, triceps: 0.5 }, { chest: 0.5, triceps: 0.5 })).toBeCloseTo(2 / 3);
  expect(shareMuscles({}, {})).toBe(0);
});

it('offers what trains the same movement, not what is linked already', () => {
  const ids = findSubstitutes(exercise('lat-pulldown'), EXERCISES, 4).map(({ id }) => id);
  expect(ids).toContain('band-pulldown');
  expect(ids).not.toContain('pull-up');
  expect(ids).not.toContain('lat-pulldown');
});

it('offers nothing that trains or stretches another part', () => {
  const ids = findSubstitutes(exercise('neck-turn'), EXERCISES, 20).map(({ id }) => id);
  expect(ids).toContain('chin-tuck');
  expect(ids).not.toContain('figure-four-stretch');
});

it('stays within the pattern for every exercise, and leaves only one alone', () => {
  const alone: string[] = [];
  for (const one of EXERCISES) {
    const found = findSubstitutes(one, EXERCISES, 6);
    expect(found.every(({ pattern }) => pattern === one.pattern)).toBe(true);
    if (found.length + one.easier.length + one.harder.length === 0) alone.push(one.id);
  }
  // Nothing else trains the shins.
  expect(alone).toEqual(['tibialis-raise']);
});
