import { expect, test } from 'vitest';
import { kjToKcal } from '#platform/shared/units.ts';
import { energyBalance, shownTarget } from './energy-balance.ts';

test.each([
  ['kcal', 970, 2210, { eaten: 970, target: 2210, left: 1240, above: 0 }],
  ['kcal', 2530, 2210, { eaten: 2530, target: 2210, left: 0, above: 320 }],
  ['kcal', 2210, 2210, { eaten: 2210, target: 2210, left: 0, above: 0 }],
  ['kj', 970, 2210, { eaten: 4058, target: 9250, left: 5192, above: 0 }],
] as const)('in %s, %d eaten of %d', (unit, eaten, target, balance) => {
  expect(energyBalance(eaten, { energyKcal: target, method: 'adult' }, unit)).toEqual(balance);
});

test.each([8_765, 8_368, 8_371])('an own target of %d kJ stays as it was typed', (kj) => {
  const energyKcal = kjToKcal(kj);
  expect(shownTarget({ energyKcal, method: 'own' }, 'kj')).toBe(kj);
  expect(shownTarget({ energyKcal, method: 'adult' }, 'kj') % 10).toBe(0);
});
