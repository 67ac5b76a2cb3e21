import { type DayTotals, type KnownSum, otherTotalsOf, totalsOf } from '../days/day-totals.ts';
import type { AmountUnit } from './coverage-text.ts';
import type { Figures } from './figures.ts';
import { KCAL_PER_GRAM, NUTRIENT_KEYS, NUTRIENTS, type NutrientKey } from './nutrients.ts';
import { OTHER_NUTRIENTS, type OtherNutrient } from './other-nutrients.ts';

export type AnyNutrient = NutrientKey | OtherNutrient;

/** What the log knows of and what each is called, in the groups and the order in which a table shows them. */
const GROUPS = {
  Macros: {
    protein: 'Protein',
    carbs: 'Carbs',
    sugar: 'Sugar',
    fiber: 'Fibre',
  },
  Fats: {
    fat: 'Fat',
    saturatedFat: 'Saturated fat',
    transFat: 'Trans fat',
    cholesterol: 'Cholesterol',
  },
  Minerals: {
    sodium: 'Sodium',
    potassium: 'Potassium',
    calcium: 'Calcium',
    iron: 'Iron',
    magnesium: 'Magnesium',
    phosphorus: 'Phosphorus',
    zinc: 'Zinc',
    copper: 'Copper',
    manganese: 'Manganese',
    selenium: 'Selenium',
    iodine: 'Iodine',
  },
  Vitamins: {
    vitaminA: 'Vitamin A',
    thiamin: 'Thiamin (B1)',
    riboflavin: 'Riboflavin (B2)',
    niacin: 'Niacin (B3)',
    vitaminB6: 'Vitamin B6',
    folate: 'Folate (B9)',
    vitaminB12: 'Vitamin B12',
    vitaminC: 'Vitamin C',
    vitaminD: 'Vitamin D',
    vitaminE: 'Vitamin E',
    vitaminK: 'Vitamin K',
    choline: 'Choline',
  },
  Others: {
    alcohol: 'Alcohol',
    polyols: 'Polyols',
    water: 'Water',
    caffeine: 'Caffeine',
  },
} as const;

/** The name of each nutrient. A new one is missed by the compiler here. */
export const NUTRIENT_NAMES: Record<AnyNutrient, string> = {
  ...GROUPS.Macros,
  ...GROUPS.Fats,
  ...GROUPS.Minerals,
  ...GROUPS.Vitamins,
  ...GROUPS.Others,
};

/** The nutrients that stand behind the macros. */
export const MINOR_NUTRIENTS = NUTRIENT_KEYS.filter((key) => !(key in KCAL_PER_GRAM));

export const NUTRIENT_GROUPS = Object.entries(GROUPS).map(([name, nutrients]) => ({
  name,
  nutrients: Object.entries(nutrients) as [AnyNutrient, string][],
}));

const isOther = (key: AnyNutrient): key is OtherNutrient => key in OTHER_NUTRIENTS;

/** Unit of a nutrient. */
export const unitOf = (key: AnyNutrient): AmountUnit =>
  isOther(key) ? OTHER_NUTRIENTS[key] : NUTRIENTS[key];

/** How much of a nutrient an entry has, in the nutrient's unit; null is not known. */
export const amountIn = (entry: Omit<Figures, 'calories'>, key: AnyNutrient): number | null =>
  isOther(key) ? (entry.otherNutrients[key] ?? null) : entry[key];

/** Energy (kcal) and every nutrient of some entries, each with how many of them say. */
export function allTotalsOf(
  entries: readonly Figures[],
): DayTotals & Record<AnyNutrient, KnownSum> {
  return { ...totalsOf(entries), ...otherTotalsOf(entries) };
}
