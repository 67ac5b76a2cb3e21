import {
  type MealType,
  NUTRIENT_KEYS,
  type NutrientAmounts,
  type PortionUnit,
} from './entry-kinds.ts';

/** What a person can change about an entry. */
export type EntryContent = NutrientAmounts & {
  date: string;
  mealType: MealType;
  foodName: string;
  quantity: number;
  unit: PortionUnit;
  calories: number;
};

const OWN_KEYS = ['date', 'mealType', 'foodName', 'quantity', 'unit', 'calories'] as const;

/** Whether two versions of an entry say the same, so that a repeated call needs no change. */
export function sameContent(a: EntryContent, b: EntryContent): boolean {
  return [...OWN_KEYS, ...NUTRIENT_KEYS].every((key) => a[key] === b[key]);
}
