import { expect, test } from 'vitest';
import { exponentialTrend } from './simple-estimators.ts';

test('the exponential trend of the reference series', () => {
  const trend = exponentialTrend([80, 80.4, 79.8, null, 79.9, 79.6, 79.7, 79.3, null, 79.4]);
  const wanted = [80, 80.04, 80.016, 80.016, 80.0044, 79.964, 79.9376, 79.8738, 79.8738, 79.8264];
  trend.forEach((kg, at) => {
    expect(kg, `day ${at + 1}`).toBeCloseTo(wanted[at] ?? 0, 3);
  });
});
