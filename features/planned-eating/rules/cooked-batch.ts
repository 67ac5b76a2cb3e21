import type { PlanDay, PlanMeal } from '#features/meal-plans/rules/plan-day.ts';
import { plannedServings } from '#features/plan-shopping/rules/planned-servings.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';

const isEaten = ({ eaters }: PlanMeal): boolean => eaters.some(({ state }) => state === 'eaten');

/**
 * Servings that were cooked when a portion of a meal is eaten on a day: everybody's, with the leftovers planned
 * from it. Null when nothing was cooked for it now: leftovers, eating out, or a portion of it was eaten before.
 */
export function cookedBatch(
  days: readonly PlanDay[],
  date: CalendarDay,
  meal: PlanMeal,
): number | null {
  if (meal.kind === 'out' || meal.cookedOn !== date) return null;
  const isSame = (one: Pick<PlanMeal, 'recipeId' | 'cookedOn'> & { id: string }) =>
    meal.recipeId === null
      ? one.id === meal.id
      : one.recipeId === meal.recipeId && one.cookedOn === date;
  if (days.some(({ meals }) => meals.some((one) => isSame(one) && isEaten(one)))) return null;
  const servings = plannedServings(days, new Map([[date, null]]))
    .filter(({ mealId, ...one }) => isSame({ ...one, id: mealId }))
    .reduce((sum, one) => sum + one.servings, 0);
  return servings > 0 ? servings : null;
}
