import type { LoggedItem } from '#features/food-log/rules/item/logged-item.ts';
import type { RecipeLine } from '#features/recipes/rules/own-recipe.ts';
import { doneWith } from '#features/shopping/rules/list/change-lines.ts';
import { isThere } from '#features/shopping/rules/list/list-lines.ts';
import { momentAfter, NO_CHANGES } from '#features/shopping/rules/list/merge-changes.ts';
import type { ShoppingChanges } from '#features/shopping/rules/list/shopping-entry.ts';
import { needOfFood } from '#features/shopping/rules/needs/food-need.ts';
import { needsOfRecipe } from '#features/shopping/rules/needs/line-needs.ts';
import { giveBack, takeNeeds } from '#features/shopping/rules/pantry/pantry-stock.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import {
  cookedAhead,
  cookedMark,
  cookedOf,
  isOfNoMeal,
  oldMarks,
  uncooked,
} from './cooked-marks.ts';

/** A planned meal as the list names it. */
export type PlannedDish = { mealId: string; recipeId: string | null; cookedOn: CalendarDay };

export type PlannedCooking = PlannedDish & {
  title: string;
  food: LoggedItem | null;
  recipe: { servings: number; ingredients: readonly RecipeLine[] } | null;
  /** servings that were cooked, of everybody together */
  servings: number;
};

/**
 * Takes what a planned meal was cooked of out of the pantry, and the meal off the list. What was cooked before, in
 * cook mode or for another portion, is not taken twice.
 */
export function takePlanned(
  state: ShoppingChanges,
  cooked: PlannedCooking,
  { today, nowMs }: { today: CalendarDay; nowMs: number },
): ShoppingChanges {
  const before = cookedOf(state, cooked) ?? cookedAhead(state, cooked);
  if (before && !isOfNoMeal(before)) return NO_CHANGES;
  const { mealId: id, title, food, recipe, recipeId, cookedOn: date, servings } = cooked;
  const needs = food ? [needOfFood(food, servings)] : recipe ? needsOfRecipe(recipe, servings) : [];
  // What was cooked already becomes this meal's: the next one of the same dish is another pot.
  const { left, taken } = before
    ? { left: [], taken: before.taken ?? [] }
    : takeNeeds(state, needs, nowMs);
  const seen = state.sources.find((one) => one.id === id);
  const at = momentAfter(nowMs, seen);
  const known = seen && isThere(seen) && seen.by === 'plan' ? seen : null;
  const mark = cookedMark({ id, title, recipeId, date, servings: null }, taken, at);
  const done = known ? [{ ...doneWith(known, nowMs), taken }] : taken.length > 0 ? [mark] : [];
  return {
    ...NO_CHANGES,
    pantry: left,
    sources: [
      ...done,
      ...(before ? [{ ...before, gone: true, at: momentAfter(nowMs, before) }] : []),
      ...oldMarks(state, today, nowMs),
    ],
  };
}

/** Gives back what a planned meal was cooked of: nobody ate of it. */
export function untakePlanned(
  state: ShoppingChanges,
  dish: PlannedDish,
  nowMs: number,
): ShoppingChanges {
  const source = cookedOf(state, dish);
  if (!source) return NO_CHANGES;
  return {
    ...NO_CHANGES,
    pantry: giveBack(state, source.taken ?? [], nowMs),
    sources: [uncooked(source, nowMs)],
  };
}
