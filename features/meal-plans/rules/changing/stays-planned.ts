import type { PlanMeal } from '../plan-day.ts';

/** What is planned again: everything that is not locked or eaten, or only these slots. */
export type OpenSlots = 'all' | readonly string[];

/** Meals that stay as they are: locked, begun, brought in by hand, or outside of what is planned again. */
export const staysPlanned = (meal: PlanMeal, open: OpenSlots): boolean =>
  meal.locked ||
  (meal.kind !== 'recipe' && !meal.isChosen) ||
  meal.eaters.some(({ state }) => state !== 'planned') ||
  (open !== 'all' && !open.includes(meal.slotId));
