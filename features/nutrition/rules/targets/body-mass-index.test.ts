import { expect, test } from 'vitest';
import { bodyMassIndex, referenceWeightKg } from './body-mass-index.ts';

test.each([
  [57.9, 18.4813],
  [58.0, 18.5132],
  [78.3, 24.9928],
  [78.4, 25.0247],
  [93.9, 29.9722],
  [94.0, 30.0041],
])('%d kg at 177 cm is BMI %d', (weightKg, bmi) => {
  expect(bodyMassIndex(weightKg, 177)).toBeCloseTo(bmi, 4);
});

test('grams per kg are reckoned on the weight at BMI 25 from BMI 35 on, on one’s own up to BMI 30', () => {
  expect(referenceWeightKg(93.9, 177)).toBe(93.9);
  // Half-way, at BMI 32.5, it is the mean of both.
  expect(referenceWeightKg(32.5 * 1.77 ** 2, 177)).toBeCloseTo(((32.5 + 25) / 2) * 1.77 ** 2, 6);
  expect(referenceWeightKg(109.7, 177)).toBeCloseTo(78.3225, 4);
  expect(referenceWeightKg(115, 180)).toBeCloseTo(81, 6);
});
