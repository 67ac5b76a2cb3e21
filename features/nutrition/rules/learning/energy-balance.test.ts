import { expect, test } from 'vitest';
import { energyBalance } from './energy-balance.ts';

test.each([
  ['kcal', 970, 2210, { eaten: 970, target: 2210, left: 1240, above: 0 }],
  ['kcal', 2530, 2210, { eaten: 2530, target: 2210, left: 0, above: 320 }],
  ['kcal', 2210, 2210, { eaten: 2210, target: 2210, left: 0, above: 0 }],
  ['kj', 970, 2210, { eaten: 4058, target: 9250, left: 5192, above: 0 }],
] as const)('in %s, %d eaten of %d', (unit, eaten, target, balance) => {
  expect(energyBalance(eaten, target, unit)).toEqual(balance);
});
