import type { Amounts, DayTargets } from '#features/meal-planner/rules/planner-input.ts';
import { weekdayOf } from '#platform/shared/calendar-day.ts';
import { eaterOf, type PlanDay, servingsOf } from './plan-day.ts';
import { eatersOf, type PlanSettings, slotsOn } from './plan-settings.ts';
import { plannedShare, withoutSkipped } from './planned-share.ts';

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

/** What was logged on a day beside its plan; `isWhole` false: a lower bound. */
export type OffPlan = { amounts: Amounts; isWhole: boolean };

const NONE: Amounts = {
  calories: null,
  protein: null,
  carbs: null,
  fat: null,
  fiber: null,
  sodium: null,
};

const KEYS = Object.keys(NONE) as (keyof Amounts)[];

/** Sum of what was logged; null where no entry says. */
export function loggedAmounts(entries: readonly Amounts[]): Amounts {
  const amounts = { ...NONE };
  for (const entry of entries) {
    for (const key of KEYS) {
      const one = entry[key];
      if (one !== null) amounts[key] = (amounts[key] ?? 0) + one;
    }
  }
  return amounts;
}

/** Entries of a day's log that come from none of its planned meals. */
export function entriesBeside<Entry extends { id: string }>(
  day: PlanDay,
  entries: readonly Entry[],
): Entry[] {
  const planned = new Set(day.meals.flatMap(({ eaters }) => eaters.map(({ entryId }) => entryId)));
  return entries.filter(({ id }) => !planned.has(id));
}

/** What was logged without a planned meal; null: nothing. */
export function offPlanOf(
  day: PlanDay,
  entries: readonly (Amounts & { id: string })[],
): OffPlan | null {
  const others = entriesBeside(day, entries);
  if (others.length === 0) return null;
  const isWhole = others.every(({ calories }) => calories !== null);
  return { amounts: loggedAmounts(others), isWhole };
}

/** What a person eats by the plan of a day; null where no meal says. */
export function plannedAmounts(
  day: PlanDay,
  personId: string,
): { amounts: Amounts; unknown: number } {
  const amounts = { ...NONE };
  let unknown = 0;
  for (const meal of day.meals) {
    const eater = eaterOf(meal, personId);
    if (!eater || eater.state === 'dropped' || eater.state === 'kept') continue;
    if (meal.perServing.calories === null) unknown += 1;
    for (const key of KEYS) {
      const one = meal.perServing[key];
      if (one !== null) amounts[key] = (amounts[key] ?? 0) + one * servingsOf(eater);
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
  offPlan: OffPlan | null = null,
): DayBand[] {
  const { amounts, unknown } = plannedAmounts(day, personId);
  const isWhole = unknown === 0 && (offPlan?.isWhole ?? true);
  const own = slotsOn(settings, weekdayOf(day.date)).filter((slot) =>
    eatersOf(settings, slot).some(({ id }) => id === personId),
  );
  const wanted = withoutSkipped(own, settings.wishes.said, weekdayOf(day.date));
  const slots = own.filter(
    (slot) => wanted.includes(slot) || day.meals.some(({ slotId }) => slotId === slot.id),
  );
  // What is logged beside the plan counts against the whole day.
  const share = offPlan
    ? 1
    : plannedShare(
        slots.filter(
          ({ id }) =>
            !day.meals.some(
              ({ slotId, perServing }) => slotId === id && perServing.calories === null,
            ),
        ),
      );
  return SHOWN_NUTRIENTS.flatMap((nutrient) => {
    const wanted = target[nutrient];
    if (wanted === null || share === 0) return [];
    const planned = (amounts[nutrient] ?? 0) + (offPlan?.amounts[nutrient] ?? 0);
    return [{ nutrient, planned, isWhole, target: wanted * share }];
  });
}
