import { weekdayOf } from '#platform/shared/calendar-day.ts';
import { isLeftover, type PlanDay, type PlanMeal } from '../plan-day.ts';
import { type PlanSettings, slotsOn } from '../plan-settings.ts';

/** What is planned again: everything that is not locked or eaten, or only these slots. */
export type OpenSlots = 'all' | readonly string[];

/** Meals that stay as they are: locked, begun, brought in by hand, or outside of what is planned again. */
export const staysPlanned = (meal: PlanMeal, open: OpenSlots): boolean =>
  meal.locked ||
  (meal.kind !== 'recipe' && !meal.isChosen) ||
  meal.eaters.some(({ state }) => state !== 'planned') ||
  (open !== 'all' && !open.includes(meal.slotId));

/** A day planned again by itself: what is left over from another day is there already, and stays. */
export function openOfDay({ date, meals }: PlanDay, settings: PlanSettings): OpenSlots {
  const left = meals.filter((meal) => isLeftover(meal, date)).map(({ slotId }) => slotId);
  if (left.length === 0) return 'all';
  return slotsOn(settings, weekdayOf(date)).flatMap(({ id }) => (left.includes(id) ? [] : [id]));
}
