import { describe, expect, it } from 'vitest';
import { toDayTargets } from '#features/meal-planner/rules/day-targets.ts';
import { listShortfalls } from '#features/meal-planner/rules/explain-week.ts';
import { rollWeek } from '#features/meal-planner/rules/roll-week.ts';
import { standingAmount, standingOf } from '#features/meal-planner/rules/standing.ts';
import { bookRecipes } from '#features/meal-planner/testing/book-recipes.ts';
import { readWishes } from '#features/meal-wishes/rules/read-wishes.ts';
import type { Protection } from '#features/nutrition/rules/targets/protection.ts';
import type { DayTarget } from '#features/nutrition/rules/targets/target-input.ts';
import { addDays } from '#platform/shared/calendar-day.ts';
import { aDay } from '../../testing/plan-samples.ts';
import { HOST } from '../plan-kinds.ts';
import { type PlanRequest, toPlannerInput } from '../plan-request.ts';
import { DEFAULT_PLAN } from '../plan-settings.ts';
import { asksTooLittle, freeOn } from './said-targets.ts';

const target: DayTarget = {
  energyKcal: 2_120,
  proteinGrams: 72,
  carbsGrams: 300,
  fatGrams: 70,
  fiberGrams: 28,
  method: 'formula' as DayTarget['method'],
  steps: [],
  notes: [],
};
const monday = '2026-11-23';

function planFor(text: string, protection: Protection | null, from = monday) {
  const settings = {
    ...DEFAULT_PLAN,
    wishes: { ...DEFAULT_PLAN.wishes, said: readWishes(text).wishes },
  };
  const targets = toDayTargets(target, protection);
  const request: PlanRequest = {
    settings,
    personId: HOST,
    days: Array.from({ length: 3 }, (_, at) => ({
      day: aDay([], { date: addDays(from, at) }),
      target: targets,
      open: 'all',
      notBefore: null,
      logged: null,
    })),
    pantry: [],
    isSouthern: true,
    seed: 3,
  };
  const input = toPlannerInput(request, bookRecipes);
  const week = rollWeek(input);
  return { settings, targets, input, week, standing: standingOf(input, week.meals, 1) };
}

describe('“1200 calories a day, low carb, no breakfast, no lunch” of a 16-year-old', () => {
  const text = '1200 calories a day, low carb, no breakfast, no lunch';
  const { settings, targets, input, week, standing } = planFor(text, 'minor');

  it('changes neither energy nor carbohydrate of a day, and is not followed and then complained about', () => {
    expect(asksTooLittle(settings.wishes.said, [targets])).toBe(true);
    for (const day of input.days.keys()) {
      const energy = standingAmount(standing, day, 'calories');
      expect(energy).toBeGreaterThan(2_120 * 0.98);
      expect(standingAmount(standing, day, 'carbs')).toBeGreaterThan(300 * 0.88);
    }
    expect(listShortfalls(input, week)).toEqual([]);
  });

  it('leaves breakfast and lunch to be eaten without a plan, with their share of the day', () => {
    for (const { fixed, slots } of input.days) {
      expect(slots.map(({ kind }) => kind)).toEqual(['snack', 'dinner']);
      expect(fixed.calories).toBeCloseTo(2_120 * 0.55, 6);
    }
  });
});

it.each(['pregnancy', 'safe_mode', 'minor'] as const)(
  'low carb is not planned under %s',
  (protection) => {
    const { input } = planFor('low carb', protection);
    expect(input.days.flatMap(({ slots }) => slots.flatMap(({ wanted = [] }) => wanted))).toEqual(
      [],
    );
  },
);

it('an adult who asks for low carb gets it, and is not told that carbs are short', () => {
  const { settings, targets, input, week, standing } = planFor('low carb', null);
  expect(asksTooLittle(settings.wishes.said, [targets])).toBe(false);
  expect(freeOn(settings, targets)).toEqual(['carbs', 'fat']);
  for (const day of input.days.keys()) {
    expect(standingAmount(standing, day, 'carbs')).toBeLessThan(300 * 0.75);
  }
  const short = listShortfalls(input, week).flatMap((one) =>
    'nutrient' in one ? one.nutrient : [],
  );
  expect(short).not.toContain('carbs');
});

it('a breakfast before work takes 20 minutes at most, at the weekend and if it is said any', () => {
  const friday = addDays(monday, 4);
  const minutesOf = (text: string) =>
    planFor(text, null, friday).input.days.map(
      ({ slots }) => slots.find(({ kind }) => kind === 'breakfast')?.minutes ?? null,
    );
  expect(minutesOf('')).toEqual([20, null, null]);
  expect(minutesOf('breakfast under 40 minutes')).toEqual([40, 40, 40]);
});
