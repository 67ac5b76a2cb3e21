import type { MealWishes } from '#features/meal-wishes/rules/meal-wishes.ts';
import type { PlanSlot } from './plan-settings.ts';

/** Usual share of a day's energy in a meal (middle of the planner's ranges). */
const USUAL_SHARES = { breakfast: 0.25, lunch: 0.3, dinner: 0.35, snack: 0.1 } as const;
const MAIN_MEALS = ['breakfast', 'lunch', 'dinner'] as const;

/**
 * Share of a day's targets that its planned meals should give, 0 to 1. With breakfast, lunch and dinner it
 * is the whole day; the rest is eaten without a plan.
 */
export function plannedShare(slots: readonly Pick<PlanSlot, 'kind'>[]): number {
  const kinds = slots.map(({ kind }) => kind);
  if (MAIN_MEALS.every((kind) => kinds.includes(kind))) return 1;
  return Math.min(
    1,
    kinds.reduce((sum, kind) => sum + USUAL_SHARES[kind], 0),
  );
}

type Said = Pick<MealWishes, 'skips'> | null;

/** Slots of a weekday that words leave out: nothing is planned there. */
export const skippedSlots = <Slot extends Pick<PlanSlot, 'kind'>>(
  slots: readonly Slot[],
  said: Said,
  weekday: number,
): Slot[] => {
  const skips = (said?.skips ?? []).filter(
    ({ isOut, days }) => !isOut && (days.length === 0 || days.includes(weekday)),
  );
  return slots.filter(({ kind }) => skips.some((skip) => skip.slots.includes(kind)));
};

/**
 * Slots of a weekday that have a part of the day's food, planned or not: "just dinners" has its other meals eaten
 * without a plan. Who leaves out breakfast alone eats the whole day's food later.
 */
export function withoutSkipped<Slot extends Pick<PlanSlot, 'kind'>>(
  slots: readonly Slot[],
  said: Said,
  weekday: number,
): Slot[] {
  const skipped = skippedSlots(slots, said, weekday);
  const isFast = !skipped.some(({ kind }) => kind === 'lunch' || kind === 'dinner');
  return slots.filter((slot) => isFast || !skipped.includes(slot));
}
