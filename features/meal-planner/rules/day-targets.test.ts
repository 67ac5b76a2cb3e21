import { expect, it } from 'vitest';
import { PROTECTIONS } from '#features/nutrition/rules/targets/protection.ts';
import type { DayTarget } from '#features/nutrition/rules/targets/target-input.ts';
import { aWeek } from '../testing/book-recipes.ts';
import { toDayTargets } from './day-targets.ts';
import { rollWeek } from './roll-week.ts';
import { standingAmount, standingOf } from './standing.ts';

const target: DayTarget = {
  energyKcal: 2_200,
  proteinGrams: 110,
  carbsGrams: 250,
  fatGrams: 70,
  fiberGrams: 30,
  method: 'formula' as DayTarget['method'],
  steps: [],
  notes: [],
};

it('plans an adult’s day by all that is known, with a most for sodium', () => {
  expect(toDayTargets(target, null)).toEqual({
    calories: 2_200,
    protein: 110,
    carbs: 250,
    fat: 70,
    fiber: 30,
    sodium: 2_000,
  });
  expect(toDayTargets(target, 'pregnancy')).toEqual({
    ...toDayTargets(target, null),
    noDeficit: true,
  });
});

it('sets no most for anybody under 18', () => {
  expect(toDayTargets(target, 'minor')).toMatchObject({
    calories: 2_200,
    carbs: 250,
    sodium: null,
    noDeficit: true,
  });
});

it('plans the gentle mode by energy and protein alone', () => {
  expect(toDayTargets(target, 'safe_mode')).toEqual({
    calories: 2_200,
    protein: 110,
    carbs: null,
    fat: null,
    fiber: null,
    sodium: null,
    noDeficit: true,
  });
});

it.each(PROTECTIONS)('plans no day below the target for who is protected: %s', (protection) => {
  const day = toDayTargets({ ...target, proteinGrams: 85, carbsGrams: 290 }, protection);
  const input = aWeek({ targets: day, seed: 12 });
  const week = rollWeek(input);
  const standing = standingOf(input, week.meals, 1);
  for (const at of input.days.keys()) {
    const share = standingAmount(standing, at, 'calories') / day.calories;
    // Portions are in steps: a hundredth is a bite.
    expect(share, `day ${at}`).toBeGreaterThan(0.99);
    expect(share, `day ${at}`).toBeLessThan(1.07);
  }
});
