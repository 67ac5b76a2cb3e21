import { isSeafoodFood, isSeafoodMeal } from '#features/meal-planner/rules/expecting/seafood.ts';
import type { PlannerDay, PlannerRecipe } from '#features/meal-planner/rules/planner-input.ts';
import { type OpenSlots, staysPlanned } from '../changing/stays-planned.ts';
import type { LoggedDay } from '../logging/logged-day.ts';
import { isSeafoodItem } from '../logging/seafood-item.ts';
import { eaterOf, type PlanDay, type PlanMeal, servingsOf } from '../plan-day.ts';

/**
 * Meals of fish and seafood that a person has in these days beside what the planner sees: foods and meals out that were
 * added by hand, a second dish at a meal, and what was logged without a plan.
 */
export function seafoodBeside(
  {
    days,
    personId,
  }: {
    days: readonly { day: PlanDay; open: OpenSlots; logged: LoggedDay | null }[];
    personId: string;
  },
  plannerDays: readonly PlannerDay[],
  recipes: readonly PlannerRecipe[],
): number {
  const recipeOf = new Map(recipes.map((recipe) => [recipe.id, recipe]));
  const isSeafood = (meal: PlanMeal, portions: number): boolean => {
    const recipe = meal.recipeId === null ? undefined : recipeOf.get(meal.recipeId);
    if (recipe) return isSeafoodMeal(recipe);
    return meal.food
      ? isSeafoodItem(meal.food, portions)
      : isSeafoodFood({ foodId: null, name: meal.title, grams: null });
  };
  let count = 0;
  for (const [at, { day, open, logged }] of days.entries()) {
    const seen = plannerDays[at]?.slots ?? [];
    for (const meal of day.meals.filter((one) => staysPlanned(one, open))) {
      const eater = eaterOf(meal, personId);
      if (!eater || eater.state === 'dropped' || eater.state === 'kept') continue;
      const isSeen = seen.some(
        ({ id, locked }) => id === meal.slotId && locked?.recipeId === meal.recipeId,
      );
      if (!isSeen && isSeafood(meal, servingsOf(eater))) count += 1;
    }
    count += (logged ?? []).filter(({ isBeside, isSeafood: is }) => isBeside && is).length;
  }
  return count;
}
