import { expect, it } from 'vitest';
import { figures } from '#features/figures/rules/figure-of-exercise.ts';
import { EXERCISES } from './exercises.ts';

it('every exercise of the library has a figure, and every figure an exercise', () => {
  const ids = EXERCISES.map(({ id }) => id);
  expect(ids.filter((id) => !figures.has(id))).toEqual([]);
  expect([...figures.keys()].filter((id) => !ids.includes(id))).toEqual([]);
});
