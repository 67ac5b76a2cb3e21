import { expect, test } from 'vitest';
import { kgOf, weightIn, weightProblem } from './weigh-in.ts';

test.each([
  [null, 'kg', 'Enter your weight.'],
  ['invalid', 'kg', 'Enter a number like 72.4.'],
  [19.9, 'kg', 'Use 20 to 400 kg.'],
  [20, 'kg', null],
  [400, 'kg', null],
  [401, 'kg', 'Use 20 to 400 kg.'],
  [44, 'lb', 'Use 44 to 882 lb.'],
  [180.5, 'lb', null],
  [900, 'lb', 'Use 44 to 882 lb.'],
] as const)('%s %s', (figure, unit, problem) => {
  expect(weightProblem(figure, unit)).toBe(problem);
});

test('pounds come back as they were typed', () => {
  expect(weightIn(kgOf(180.5, 'lb'), 'lb')).toBeCloseTo(180.5, 10);
  expect(kgOf(72.4, 'kg')).toBe(72.4);
});
