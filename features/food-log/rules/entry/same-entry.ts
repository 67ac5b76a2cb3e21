import { ITEM_KEYS, type LoggedItem } from '../item/logged-item.ts';
import { OTHER_NUTRIENT_KEYS } from '../item/other-nutrients.ts';
import type { MealType } from './entry-kinds.ts';

/** What a person can change about an entry. */
export type EntryContent = LoggedItem & { date: string; mealType: MealType };

const PLAIN_KEYS = [
  ...ITEM_KEYS.filter((key) => key !== 'otherNutrients'),
  'date',
  'mealType',
] as const;

/** Whether two versions of an entry say the same, so that a repeated call needs no change. */
export const sameContent = (a: EntryContent, b: EntryContent): boolean =>
  PLAIN_KEYS.every((key) => (a[key] ?? null) === (b[key] ?? null)) &&
  OTHER_NUTRIENT_KEYS.every((key) => a.otherNutrients[key] === b.otherNutrients[key]);
