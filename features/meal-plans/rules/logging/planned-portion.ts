import { toItem } from '#features/food-log/rules/entry/pending-entries.ts';
import { foodIdOfRecipe } from '#features/food-log/rules/entry/recipe-food-id.ts';
import { toStoredEnergy } from '#features/food-log/rules/item/exact-energy.ts';
import { type LoggedItem, partOf } from '#features/food-log/rules/item/logged-item.ts';
import { portionOf } from '#features/recipes/rules/recipe-portion.ts';
import type { RecipeView } from '#features/recipes/rules/recipe-views.ts';
import type { PlanMeal } from '../plan-day.ts';

const scale = (amount: number | null, times: number): number | null =>
  amount === null ? null : Math.round(amount * times * 10) / 10;

/**
 * Servings of a planned meal as the log keeps them: with all nutrients of the recipe where it is on the
 * device, else with what the plan knows of it.
 */
export function plannedPortion(
  { title, recipeId, food, perServing }: PlanMeal,
  servings: number,
  view: RecipeView | null,
): LoggedItem {
  if (food) return partOf(food, servings);
  const { calories, protein, carbs, fat, fiber, sodium } = perServing;
  const known =
    view && portionOf({ id: view.id, name: view.recipe.name }, view.summary, { servings });
  if (known) return known;
  return toItem({
    foodName: title,
    foodId: recipeId === null ? null : foodIdOfRecipe(recipeId),
    quantity: servings,
    unit: 'serving',
    ...toStoredEnergy(calories === null ? null : calories * servings),
    protein: scale(protein, servings),
    carbs: scale(carbs, servings),
    fat: scale(fat, servings),
    fiber: scale(fiber, servings),
    sodium: scale(sodium, servings),
  });
}
