import type { RecipeLine } from '#features/recipes/rules/own-recipe.ts';
import type { ShoppingChanges } from '../list/shopping-entry.ts';
import { needsOfRecipe } from '../needs/line-needs.ts';
import { takeForCooking } from './pantry-stock.ts';

/** Takes what a recipe needs for so many servings out of the pantry, and the recipe off the list. */
export const takeRecipe = (
  state: ShoppingChanges,
  cooked: {
    recipeId: string;
    recipe: { servings: number; ingredients: readonly RecipeLine[] };
    servings: number;
  },
  nowMs: number,
): ShoppingChanges =>
  takeForCooking(
    state,
    { recipeId: cooked.recipeId, needs: needsOfRecipe(cooked.recipe, cooked.servings) },
    nowMs,
  );
