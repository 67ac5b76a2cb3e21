import type { MealType } from '../entry/entry-kinds.ts';

const MAIN_MEALS = ['breakfast', 'lunch', 'dinner'] as const satisfies readonly MealType[];

/** The one main meal of a day that nothing is logged to; null where none is empty, or more than one. */
export function emptyMeal(entries: readonly { mealType: MealType }[]): MealType | null {
  const logged = new Set(entries.map(({ mealType }) => mealType));
  const [empty, ...others] = MAIN_MEALS.filter((meal) => !logged.has(meal));
  return others.length === 0 ? (empty ?? null) : null;
}
