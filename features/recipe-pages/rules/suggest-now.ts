import type { RecipeSlot } from '#features/recipe-book/rules/recipe.ts';

/** The meal that is next from an hour of the day on, local time. */
const SLOT_FROM: readonly (readonly [hour: number, slot: RecipeSlot])[] = [
  [4, 'breakfast'],
  [10, 'lunch'],
  [14, 'snack'],
  [16, 'dinner'],
  [21, 'snack'],
];

/** The meal people look for at an hour of the day (0 to 23). */
export const slotAt = (hour: number): RecipeSlot =>
  SLOT_FROM.findLast(([from]) => hour >= from)?.[1] ?? 'snack';

/** `most` of some recipes, others each day: kept ones first, then from another place in the list. */
export function suggestFor<One extends { kept: boolean }>(
  recipes: readonly One[],
  day: number,
  most: number,
): One[] {
  if (recipes.length === 0) return [];
  const start = (day * most) % recipes.length;
  const turned = [...recipes.slice(start), ...recipes.slice(0, start)];
  const kept = turned.filter((one) => one.kept).slice(0, Math.floor(most / 2));
  return [...kept, ...turned.filter((one) => !kept.includes(one))].slice(0, most);
}
