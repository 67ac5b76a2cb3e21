import { expect, it } from 'vitest';
import { kjToKcal } from '#platform/shared/units.ts';
import { ownEnergyProblem, ownGramsProblem } from './target-settings.ts';

it.each([
  [799.9, 'kcal', 'Use 800 to 6000 kcal.'],
  [800, 'kcal', null],
  [6000, 'kcal', null],
  [6000.1, 'kcal', 'Use 800 to 6000 kcal.'],
  // Typed in kilojoules it is answered in kilojoules.
  [kjToKcal(2000), 'kj', 'Use 3350 to 25100 kJ.'],
  [kjToKcal(3350), 'kj', null],
  [kjToKcal(25_100), 'kj', null],
  [kjToKcal(25_110), 'kj', 'Use 3350 to 25100 kJ.'],
] as const)('an own energy of %d kcal, typed in %s: %s', (kcal, unit, problem) => {
  expect(ownEnergyProblem(kcal, unit)).toBe(problem);
});

it.each([
  [-0.1, 'Use 0 or more.'],
  [0, null],
  [1000, null],
  [1000.1, 'Use at most 1000 g.'],
] as const)('own grams of %d: %s', (grams, problem) => {
  expect(ownGramsProblem(grams)).toBe(problem);
});
