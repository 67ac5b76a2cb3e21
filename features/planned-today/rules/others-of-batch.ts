import type { PlanDay, PlanMeal } from '#features/meal-plans/rules/plan-day.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';

type Part = { date: CalendarDay; personId: string; servings: number };

/**
 * Who else eats of what is cooked for a meal, in servings: the others at the table, and for each later day
 * everybody's leftovers together.
 */
export function othersOfBatch(
  days: readonly PlanDay[],
  { recipeId, cookedOn }: Pick<PlanMeal, 'recipeId' | 'cookedOn'>,
  personId: string,
): Part[] {
  return days.flatMap(({ date, meals }) => {
    const eaters = meals
      .filter((meal) => meal.recipeId === recipeId && meal.cookedOn === cookedOn)
      .flatMap((meal) => meal.eaters)
      .filter(({ state }) => state === 'planned' || state === 'eaten')
      .filter((eater) => date !== cookedOn || eater.personId !== personId)
      .map((eater) => ({ date, personId: eater.personId, servings: eater.portion }));
    if (date === cookedOn || eaters.length === 0) return eaters;
    const servings = eaters.reduce((sum, one) => sum + one.servings, 0);
    return [{ date, personId, servings }];
  });
}
