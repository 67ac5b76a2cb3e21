import type { LoggedItem } from '#features/food-log/rules/item/logged-item.ts';
import type { RecipeLine } from '#features/recipes/rules/own-recipe.ts';
import { doneWith } from '../list/change-lines.ts';
import { isThere } from '../list/list-lines.ts';
import { NO_CHANGES } from '../list/merge-changes.ts';
import type { ShoppingChanges } from '../list/shopping-entry.ts';
import { needOfFood } from '../needs/food-need.ts';
import { needsOfRecipe } from '../needs/line-needs.ts';
import { takeNeeds } from './pantry-stock.ts';

export type PlannedCooking = {
  /** as the list names it */
  mealId: string;
  food: LoggedItem | null;
  recipe: { servings: number; ingredients: readonly RecipeLine[] } | null;
  /** servings that were cooked, of everybody together */
  servings: number;
};

/**
 * Takes what a planned meal was cooked of out of the pantry, and the meal off the list. A meal that the list is
 * done with was cooked before: nothing is taken twice.
 */
export function takePlanned(
  state: ShoppingChanges,
  { mealId, food, recipe, servings }: PlannedCooking,
  nowMs: number,
): ShoppingChanges {
  const source = state.sources.find((one) => one.id === mealId && isThere(one));
  if (source?.isDone) return NO_CHANGES;
  const needs = food ? [needOfFood(food, servings)] : recipe ? needsOfRecipe(recipe, servings) : [];
  return {
    ...NO_CHANGES,
    pantry: takeNeeds(state, needs, nowMs),
    sources: source ? [doneWith(source, nowMs)] : [],
  };
}
