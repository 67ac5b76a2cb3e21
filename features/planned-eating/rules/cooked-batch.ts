import type { Eater, PlanDay, PlanMeal } from '#features/meal-plans/rules/plan-day.ts';
import { plannedServings } from '#features/plan-shopping/rules/planned-servings.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';

type Cooked = Pick<PlanMeal, 'id' | 'recipeId' | 'cookedOn'>;

/** Whether a meal is of what was cooked for another. */
const isOfBatch = (meal: Cooked, one: Cooked): boolean =>
  meal.recipeId === null
    ? one.id === meal.id
    : one.recipeId === meal.recipeId && one.cookedOn === meal.cookedOn;

const eatenOf = (days: readonly PlanDay[], meal: PlanMeal) =>
  days
    .flatMap(({ meals }) => meals)
    .filter((one) => isOfBatch(meal, one))
    .flatMap(({ id, eaters }) => eaters.map((eater) => ({ ...eater, mealId: id })))
    .filter(({ state }) => state === 'eaten');

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
  if (eatenOf(days, meal).length > 0) return null;
  const servings = plannedServings(days, new Map([[date, null]]))
    .filter(({ mealId, ...one }) => isOfBatch(meal, { ...one, id: mealId }))
    .reduce((sum, one) => sum + one.servings, 0);
  return servings > 0 ? servings : null;
}

/** Whether something else was eaten of what was cooked for a portion: then it stays cooked. */
export const isOthersEaten = (
  days: readonly PlanDay[],
  meal: PlanMeal,
  { personId }: Pick<Eater, 'personId'>,
): boolean =>
  eatenOf(days, meal).some((one) => one.mealId !== meal.id || one.personId !== personId);
