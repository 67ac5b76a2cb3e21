import { expect, it } from 'vitest';
import { figures } from '#features/figures/rules/figure-of-exercise.ts';
import { EXERCISES } from './exercises.ts';

/** Shown by their muscles: a head without a face can't be seen to turn. */
const WITHOUT_FIGURE = ['neck-turn'];

it('every exercise of the library has a figure, or none on purpose, and every figure an exercise', () => {
  const ids = EXERCISES.map(({ id }) => id);
  expect(ids.filter((id) => !figures.has(id))).toEqual(WITHOUT_FIGURE);
  expect([...figures.keys()].filter((id) => !ids.includes(id))).toEqual([]);
});
