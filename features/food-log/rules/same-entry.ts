import { type MealType, NUTRIENT_KEYS } from './entry-kinds.ts';
import type { LoggedItem } from './logged-item.ts';
import { OTHER_NUTRIENT_KEYS } from './other-nutrients.ts';

/** What a person can change about an entry. */
export type EntryContent = LoggedItem & { date: string; mealType: MealType };

const OWN_KEYS = [
  'date',
  'mealType',
  'foodName',
  'brand',
  'foodId',
  'quantity',
  'unit',
  'portionNote',
  'calories',
  'note',
] as const;

/** Whether two versions of an entry say the same, so that a repeated call needs no change. */
export function sameContent(a: EntryContent, b: EntryContent): boolean {
  return (
    [...OWN_KEYS, ...NUTRIENT_KEYS].every((key) => a[key] === b[key]) &&
    OTHER_NUTRIENT_KEYS.every((key) => a.otherNutrients[key] === b.otherNutrients[key])
  );
}
