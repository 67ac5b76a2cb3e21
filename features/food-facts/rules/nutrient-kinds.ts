import { NUTRIENTS } from '#features/food-log/rules/item/nutrients.ts';
import { OTHER_NUTRIENTS } from '#features/food-log/rules/item/other-nutrients.ts';

/**
 * The figures of a food per 100 g or 100 ml, each of which may be unknown (null, which is not zero).
 * The first ten have the names that the food log gives them. Carbohydrate is the available kind, as on
 * Australian labels: fibre is not in it.
 */
export const FOOD_NUTRIENTS = {
  calories: 'kcal',
  ...NUTRIENTS,
  ...OTHER_NUTRIENTS,
} as const satisfies Record<string, 'kcal' | 'g' | 'mg' | 'µg'>;

export type FoodNutrient = keyof typeof FOOD_NUTRIENTS;

export const FOOD_NUTRIENT_KEYS = Object.keys(FOOD_NUTRIENTS) as FoodNutrient[];

/** One value for each figure. */
export const mapFoodNutrients = <Value>(toValue: (key: FoodNutrient) => Value) =>
  Object.fromEntries(FOOD_NUTRIENT_KEYS.map((key) => [key, toValue(key)])) as Record<
    FoodNutrient,
    Value
  >;

/** What 100 g or 100 ml of a food hold; null where it is not known. */
export type NutrientsPer100 = Record<FoodNutrient, number | null>;

/** Figures as they are kept: what is not known is left out. */
export type KnownNutrients = Partial<Record<FoodNutrient, number>>;

/** Grams in one of the unit. Energy is no mass. */
const GRAMS = { g: 1, mg: 1e-3, µg: 1e-6 } as const;

/** `grams` of a nutrient in the unit it is kept in, freed of the noise of binary fractions. */
export function fromGrams(key: FoodNutrient, grams: number): number {
  const unit = FOOD_NUTRIENTS[key];
  return unit === 'kcal' ? grams : roundNoise(grams / GRAMS[unit]);
}

/** Eight significant digits: more than any source has, fewer than binary arithmetic gets wrong. */
export function roundNoise(value: number): number {
  // A figure of up to eight digits, four of them fractions, is what it should be: most are, and asking is quicker.
  const parts = Math.round(value * 10_000);
  if (parts / 10_000 === value && Math.abs(parts) < 1e8) return value;
  return Number(value.toPrecision(8));
}

/** Every figure, null where `known` does not say. */
export const per100Of = (known: KnownNutrients): NutrientsPer100 =>
  mapFoodNutrients((key) => known[key] ?? null);

/** Known nutrients as stored. */
export function toKnown(per100: Partial<NutrientsPer100>): KnownNutrients {
  const known: KnownNutrients = {};
  for (const key of FOOD_NUTRIENT_KEYS) {
    const value = per100[key];
    if (value !== null && value !== undefined) known[key] = value;
  }
  return known;
}
