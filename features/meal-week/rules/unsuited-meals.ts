import { type Unsuited, unsuitedFor } from '#features/meal-plans/rules/people/unsuited.ts';
import type { PlanDay, PlanMeal } from '#features/meal-plans/rules/plan-day.ts';
import type { PlanSettings } from '#features/meal-plans/rules/plan-settings.ts';
import type { RecipeRow } from '#features/recipes/rules/recipe-row.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';

type Facts = Pick<RecipeRow, 'diets' | 'allergens'>;
export type UnsuitedMeal = { date: CalendarDay; meal: PlanMeal; why: Unsuited };

/** Why a planned meal may not be served to those who still eat it; null: it may, or its recipe is not known. */
export function whyMealUnsuited(
  { recipeId, eaters }: Pick<PlanMeal, 'recipeId' | 'eaters'>,
  recipes: ReadonlyMap<string, Facts>,
  settings: PlanSettings,
): Unsuited | null {
  const facts = recipeId === null ? undefined : recipes.get(recipeId);
  const eating = eaters.filter(({ state }) => state === 'planned').map(({ personId }) => personId);
  return facts && eating.length > 0 ? unsuitedFor(facts, settings, eating) : null;
}

/** Meals from a day on that may not be served as they are planned: needs and recipes change after planning. */
export const unsuitedMeals = (
  days: readonly PlanDay[],
  recipes: ReadonlyMap<string, Facts>,
  settings: PlanSettings,
  from: CalendarDay,
): UnsuitedMeal[] =>
  days
    .filter(({ date }) => date >= from)
    .flatMap(({ date, meals }) =>
      meals.flatMap((meal) => {
        const why = whyMealUnsuited(meal, recipes, settings);
        return why ? [{ date, meal, why }] : [];
      }),
    );
