import { expect, it, test } from 'vitest';
import { SAMPLE_FIRST_NAMES, suggestBody } from './suggestions.ts';

test.each([
  ['female', 13, 65, 165],
  ['female', 25, 65, 165],
  ['female', 80, 65, 165],
  ['male', 13, 70, 175],
  ['male', 17, 70, 175],
  ['male', 18, 80, 178],
  ['male', 59, 80, 178],
  ['male', 60, 75, 175],
  ['male', 80, 75, 175],
] as const)('%s at %s starts from %s kg and %s cm', (gender, age, weightKg, heightCm) => {
  expect(suggestBody(gender, age)).toEqual({ weightKg, heightCm });
});

it('offers eight different first names', () => {
  expect(SAMPLE_FIRST_NAMES).toHaveLength(8);
  expect(new Set(SAMPLE_FIRST_NAMES).size).toBe(8);
});
