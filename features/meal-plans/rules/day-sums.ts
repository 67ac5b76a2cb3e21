import type { Amounts, DayTargets } from '#features/meal-planner/rules/planner-input.ts';
import { weekdayOf } from '#platform/shared/calendar-day.ts';
import { eaterOf, type PlanDay } from './plan-day.ts';
import { eatersOf, type PlanSettings, slotsOn } from './plan-settings.ts';
import { plannedShare } from './planned-share.ts';

export const SHOWN_NUTRIENTS = ['calories', 'protein', 'carbs', 'fat'] as const;
export type ShownNutrient = (typeof SHOWN_NUTRIENTS)[number];

/** A nutrient of a day: planned against its target. */
export type DayBand = {
  nutrient: ShownNutrient;
  /** kcal or g; a lower bound if `isWhole` is false */
  planned: number;
  isWhole: boolean;
  target: number;
};

/** What a person eats by the plan of a day; null where no meal says. */
export function plannedAmounts(
  day: PlanDay,
  personId: string,
): { amounts: Amounts; unknown: number } {
  const amounts: Amounts = {
    calories: null,
    protein: null,
    carbs: null,
    fat: null,
    fiber: null,
    sodium: null,
  };
  let unknown = 0;
  for (const meal of day.meals) {
    const eater = eaterOf(meal, personId);
    if (!eater || eater.state === 'dropped' || eater.state === 'kept') continue;
    if (meal.perServing.calories === null) unknown += 1;
    for (const key of Object.keys(amounts) as (keyof Amounts)[]) {
      const one = meal.perServing[key];
      if (one !== null) amounts[key] = (amounts[key] ?? 0) + one * eater.portion;
    }
  }
  return { amounts, unknown };
}

/**
 * The bands of a day: what is planned against the part of the target that planned meals should give. Meals
 * that are not planned, and those without known energy, have their usual share taken off the target.
 */
export function dayBands(
  day: PlanDay,
  personId: string,
  target: DayTargets,
  settings: PlanSettings,
): DayBand[] {
  const { amounts, unknown } = plannedAmounts(day, personId);
  const slots = slotsOn(settings, weekdayOf(day.date)).filter((slot) =>
    eatersOf(settings, slot).some(({ id }) => id === personId),
  );
  const share = plannedShare(
    slots.filter(
      ({ id }) =>
        !day.meals.some(({ slotId, perServing }) => slotId === id && perServing.calories === null),
    ),
  );
  return SHOWN_NUTRIENTS.flatMap((nutrient) => {
    const wanted = target[nutrient];
    if (wanted === null || share === 0) return [];
    const planned = amounts[nutrient] ?? 0;
    return [{ nutrient, planned, isWhole: unknown === 0, target: wanted * share }];
  });
}
