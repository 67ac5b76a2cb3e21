import { expect, it } from 'vitest';
import type { DayTarget } from '#features/nutrition/rules/targets/target-input.ts';
import { toDayTargets } from './day-targets.ts';

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
  expect(toDayTargets(target, 'pregnancy')).toEqual(toDayTargets(target, null));
});

it('sets no most for anybody under 18', () => {
  expect(toDayTargets(target, 'minor')).toMatchObject({
    calories: 2_200,
    carbs: 250,
    sodium: null,
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
  });
});
