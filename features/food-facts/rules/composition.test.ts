import { describe, expect, it } from 'vitest';
import { type Composition, compositionProblems } from './composition.ts';

const bread: Composition = {
  protein: 9,
  carbs: 47,
  fat: 3,
  sugar: 4,
  fiber: 3,
  saturatedFat: 0.6,
  transFat: null,
  sodium: 400,
};

describe('what 100 g of a food can hold', () => {
  it('is content with bread and with a food of which nothing is known', () => {
    expect(compositionProblems({ ...bread, salt: 1 })).toEqual([]);
    const unknown = { protein: null, carbs: null, fat: null, sugar: null, fiber: null };
    const food = { ...unknown, saturatedFat: null, transFat: null, sodium: null };
    expect(compositionProblems(food)).toEqual([]);
  });

  it.each<[Partial<Composition>, string]>([
    [{ fat: 101, protein: 0, carbs: 0, fiber: 0 }, 'more_than_100_g'],
    [{ protein: 40, carbs: 60, fiber: 3 }, 'sum_too_high'],
    [{ sugar: 60 }, 'sugar_above_carbs'],
    [{ saturatedFat: 2.6, transFat: 1 }, 'saturated_above_fat'],
    [{ sodium: 40_000 }, 'sodium_too_high'],
    [{ salt: 0.4 }, 'salt_and_sodium_differ'],
  ])('%o is found', (change, problem) => {
    expect(compositionProblems({ ...bread, ...change })).toContain(problem);
  });
});
