import type { PlanDay } from '#features/meal-plans/rules/plan-day.ts';
import type { OwnRecipe } from '#features/recipes/rules/own-recipe.ts';
import type { MealToShop } from '#features/shopping/rules/list/sync-plan.ts';
import { needOfFood } from '#features/shopping/rules/needs/food-need.ts';
import { needsOfRecipe } from '#features/shopping/rules/needs/line-needs.ts';
import { type PlannedServings, plannedServings, type WantedDays } from './planned-servings.ts';

/** What of a recipe is shopped by. */
export type RecipeNeeds = Pick<OwnRecipe, 'servings' | 'ingredients'>;

/** What is cooked in one go: a recipe on one day, for that day and as leftovers for later. */
const batchOf = ({ mealId, recipeId, cookedOn }: PlannedServings): string =>
  recipeId === null ? mealId : `${cookedOn} ${recipeId}`;

function needsOf(
  { recipeId, food }: PlannedServings,
  servings: number,
  recipes: ReadonlyMap<string, RecipeNeeds>,
): MealToShop['needs'] {
  if (food) return [needOfFood(food, servings)];
  const recipe = recipeId === null ? undefined : recipes.get(recipeId);
  return recipe ? needsOfRecipe(recipe, servings) : null;
}

/** Leftovers of a dish that is cooked on no day: nothing is bought for them. */
export function findGhosts(days: readonly PlanDay[], wanted: WantedDays): PlannedServings[] {
  const cooked = new Set(
    days.flatMap(({ date, meals }) =>
      meals.flatMap(({ kind, recipeId, cookedOn }) =>
        kind !== 'out' && cookedOn === date ? [`${date} ${recipeId}`] : [],
      ),
    ),
  );
  return plannedServings(days, wanted).filter(
    ({ recipeId, cookedOn }) => recipeId !== null && !cooked.has(`${cookedOn} ${recipeId}`),
  );
}

/** Planned meals as the list takes them, one for each time of cooking, in the order of their days. */
export function toMealsToShop(
  days: readonly PlanDay[],
  wanted: WantedDays,
  recipes: ReadonlyMap<string, RecipeNeeds>,
): MealToShop[] {
  const ghosts = new Set(findGhosts(days, wanted).map(({ mealId }) => mealId));
  const meals = plannedServings(days, wanted).filter(({ mealId }) => !ghosts.has(mealId));
  return [...Map.groupBy(meals, batchOf).values()]
    .flatMap((batch): MealToShop[] => {
      // Named by the meal it is cooked for: the others may move.
      const first = batch.find(({ date, cookedOn }) => date === cookedOn) ?? batch[0];
      if (!first) return [];
      const { mealId: id, title, cookedOn: date, recipeId } = first;
      const servings = batch.reduce((sum, one) => sum + one.servings, 0);
      const people = wanted.get(date) ?? null;
      const needs = needsOf(first, servings, recipes);
      return [{ id, title, date, recipeId, servings, needs, people: people && [...people] }];
    })
    .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : a.title < b.title ? -1 : 1));
}
