import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nutrientGoals, standingOf } from './nutrient-goals.ts';

const target = {
  energyKcal: 2070,
  proteinGrams: 116,
  fatGrams: 60,
  carbsGrams: 200,
  fiberGrams: 25,
  method: 'adult',
  steps: [],
  notes: [],
} as const;
const day = { ...target, steps: [], notes: [] };

describe('the goals of a day', () => {
  test('are a least, a range or a limit', () => {
    expect(nutrientGoals(day, { adult: true })).toEqual([
      { nutrient: 'protein', least: 116, most: null },
      { nutrient: 'carbs', least: 176, most: 224 },
      { nutrient: 'fat', least: 51, most: 69 },
      { nutrient: 'fiber', least: 25, most: null },
      { nutrient: 'saturatedFat', least: null, most: 23 },
      { nutrient: 'sugar', least: null, most: 90 },
      { nutrient: 'sodium', least: null, most: 2000 },
    ]);
  });

  test('have no limit for anybody under 18', () => {
    const goals = nutrientGoals(day, { adult: false });
    expect(goals.every(({ least }) => least !== null)).toBe(true);
  });
});

describe('a day stands to', () => {
  const least = { nutrient: 'fiber', least: 25, most: null } as const;
  const limit = { nutrient: 'sodium', least: null, most: 2000 } as const;
  const range = { nutrient: 'fat', least: 51, most: 69 } as const;

  test.each([
    [least, null, true, 'unknown'],
    [least, 24.9, true, 'open'],
    [least, 25, false, 'reached'],
    [limit, 2000, true, 'within'],
    [limit, 1200, false, 'open'],
    [limit, 2000.1, false, 'above'],
    [range, 50, true, 'open'],
    [range, 60, true, 'within'],
    [range, 60, false, 'open'],
    [range, 70, false, 'above'],
  ] as const)('%j with %s, all say: %s → %s', (goal, amount, complete, standing) => {
    expect(standingOf(goal, amount, complete)).toBe(standing);
  });

  test('a limit is never reached, whatever is eaten', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1e5, noNaN: true }),
        fc.boolean(),
        (amount, complete) => {
          expect(standingOf(limit, amount, complete)).not.toBe('reached');
        },
      ),
    );
  });
});
