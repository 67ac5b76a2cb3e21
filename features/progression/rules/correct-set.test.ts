import { expect, it } from 'vitest';
import { exerciseOf, GYM } from '../testing/past.ts';
import { correctNextSet } from './correct-set.ts';

const bench = exerciseOf('bench-press');
const around = { planned: 2, kit: GYM, stepKg: null };

it.each([
  [4, 105],
  [2, 100],
  [0, 95],
  [8, 110],
  [null, 100],
])('100 kg planned with 2 left and done with %s: next %s kg (domain sheet 3.2)', (reserve, kg) => {
  expect(correctNextSet(bench, { loadKg: 100, reserve }, around)).toBe(kg);
});

it('never turns round by rounding, and takes what was typed', () => {
  expect(correctNextSet(bench, { loadKg: 41.25, reserve: 3 }, around)).toBe(42.5);
  expect(correctNextSet(bench, { loadKg: 20, reserve: 0 }, around)).toBe(20);
  expect(correctNextSet(bench, { loadKg: null, reserve: 0 }, around)).toBeNull();
});
