import type { RecipeLine } from '#features/recipes/rules/own-recipe.ts';
import { doneWith } from '#features/shopping/rules/list/change-lines.ts';
import { isOpen } from '#features/shopping/rules/list/list-lines.ts';
import { NO_CHANGES } from '#features/shopping/rules/list/merge-changes.ts';
import type { ShoppingChanges, StoredNeed } from '#features/shopping/rules/list/shopping-entry.ts';
import { needsOfRecipe } from '#features/shopping/rules/needs/line-needs.ts';
import { takeNeeds } from '#features/shopping/rules/pantry/pantry-stock.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { cookedMark, oldMarks } from './cooked-marks.ts';

export type CookedRecipe = {
  recipeId: string;
  recipe: { name: string; servings: number; ingredients: readonly RecipeLine[] };
  servings: number;
  /** some of it is kept for another day */
  isKept: boolean;
};

const LAST = '9999-12-31';

type Cooking = {
  recipeId: string;
  title: string;
  needs: readonly StoredNeed[];
  servings: number;
  isKept: boolean;
};
type Now = {
  /** of the mark that is left where the list knows nothing of it */
  markId: string;
  today: CalendarDay;
  nowMs: number;
};

/**
 * Takes needs out of the pantry, and one round of their recipe off the list: the planned one that comes next, else
 * the one without a day. It stays known as cooked today, so that eating a planned meal of it takes nothing again: one of
 * today, and where some of it is kept the next one of the days after.
 */
export function takeForCooking(
  state: ShoppingChanges,
  { recipeId, title, needs, servings, isKept }: Cooking,
  { markId: id, today, nowMs }: Now,
): ShoppingChanges {
  const { left, taken } = takeNeeds(state, needs, nowMs);
  const [listed] = state.sources
    .filter((one) => isOpen(one) && one.recipeId === recipeId)
    .toSorted((a, b) => (a.date ?? LAST).localeCompare(b.date ?? LAST));
  const done = listed ? [{ ...doneWith(listed, nowMs), taken }] : [];
  const later = isKept ? servings : null;
  const mark = cookedMark({ id, title, recipeId, date: today, servings: later }, taken, nowMs);
  return {
    ...NO_CHANGES,
    pantry: left,
    sources: [
      ...done,
      ...(listed?.by === 'plan' || taken.length === 0 ? [] : [mark]),
      ...oldMarks(state, today, nowMs),
    ],
  };
}

/** The same for so many servings of a recipe. */
export const takeRecipe = (
  state: ShoppingChanges,
  { recipeId, recipe, servings, isKept }: CookedRecipe,
  now: Now,
): ShoppingChanges => {
  const needs = needsOfRecipe(recipe, servings);
  const { name: title } = recipe;
  return takeForCooking(state, { recipeId, title, needs, servings, isKept }, now);
};
