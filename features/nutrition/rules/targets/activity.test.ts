import { expect, test } from 'vitest';
import { activityForTrainingDays } from './activity.ts';

test.each([
  [null, 1.375],
  [0, 1.375],
  [1, 1.375],
  [2, 1.45],
  [3, 1.45],
  [4, 1.55],
  [5, 1.55],
  [6, 1.65],
  [7, 1.65],
])('%s training days a week', (days, multiplier) => {
  expect(activityForTrainingDays(days)).toBe(multiplier);
});
