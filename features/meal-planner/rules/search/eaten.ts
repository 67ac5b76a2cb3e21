import type { OpenMeal, Option, WeekState } from './week-state.ts';

/** Whether nobody else eats what is left over of a meal: that is changed with it. */
export function isFree(
  { meals }: WeekState,
  { index }: OpenMeal,
  but: readonly OpenMeal[] = [],
): boolean {
  for (const one of meals) {
    if (one.now?.from === index && one.index !== index && !but.includes(one)) return false;
  }
  return true;
}

/** Recipes of the other meals of a day, by id. */
export function eatenToday(
  { meals, input }: WeekState,
  { day, index }: OpenMeal,
  but: OpenMeal | null,
): string[] {
  const eaten: string[] = [];
  for (const one of meals) {
    if (one.day !== day || one.index === index || one === but || !one.now) continue;
    eaten.push(one.now.option.recipe.id);
  }
  for (const { locked } of input.days[day]?.slots ?? []) if (locked) eaten.push(locked.recipeId);
  return eaten;
}

export const isEatenToday = (state: WeekState, meal: OpenMeal, { recipe }: Option): boolean =>
  eatenToday(state, meal, null).includes(recipe.id);
