import type { Basis } from '#features/food-facts/rules/food-kinds.ts';
import {
  FOOD_NUTRIENT_KEYS,
  type FoodNutrient,
  type NutrientsPer100,
  roundNoise,
} from '#features/food-facts/rules/nutrient-kinds.ts';
import type { KnownSum } from '#features/food-log/rules/days/day-totals.ts';
import type { Recipe } from './recipe.ts';

/** What figures need of a food. */
export type FigureFood = {
  basis: Basis;
  density: number | null;
  /** one that is left out is not known, like null */
  nutrients: Partial<NutrientsPer100>;
};

/** Sums of a recipe, each with its coverage. `amount` is null if no ingredient's value is known. */
export type RecipeFigures<Key extends FoodNutrient = FoodNutrient> = Record<Key, KnownSum>;

const mapKeys = <Key extends FoodNutrient>(
  keys: readonly Key[],
  toSum: (key: Key) => KnownSum,
): RecipeFigures<Key> =>
  Object.fromEntries(keys.map((key) => [key, toSum(key)])) as RecipeFigures<Key>;

/** `grams` null: not known. */
type Weighed = { grams: number | null; food: FigureFood | null };

/** Base amounts (100 g or 100 ml) in some grams; null without the density of a food sold by volume. */
function toBaseAmounts(grams: number, { basis, density }: FigureFood): number | null {
  if (basis === '100g') return grams / 100;
  return density === null ? null : grams / density / 100;
}

function amountOf({ grams, food }: Weighed, key: FoodNutrient): number | null {
  const per100 = food?.nutrients[key] ?? null;
  // Of what a food does not have there is none in any amount of it: a pinch of salt has no energy.
  if (per100 === 0) return 0;
  const share = food && grams !== null ? toBaseAmounts(grams, food) : null;
  return per100 === null || share === null ? null : per100 * share;
}

/**
 * Sums nutrients over ingredients, all of them or those of `keys`. Unknown values stay out of the sum and
 * count as missing in its coverage ("from 7 of 8"), never as zero.
 */
export function sumFigures<Key extends FoodNutrient = FoodNutrient>(
  parts: readonly Weighed[],
  keys: readonly Key[] = FOOD_NUTRIENT_KEYS as Key[],
): RecipeFigures<Key> {
  return mapKeys(keys, (key) => {
    const known = parts.map((part) => amountOf(part, key)).filter((amount) => amount !== null);
    // Sorted, so that the order of ingredients changes not even the last digit.
    const amount = known.toSorted((a, b) => a - b).reduce((sum, one) => sum + one, 0);
    return {
      amount: known.length === 0 ? null : roundNoise(amount),
      known: known.length,
      of: parts.length,
    };
  });
}

/** Figures of the whole recipe. Optional ingredients do not count. */
export const recipeFigures = (
  recipe: Pick<Recipe, 'ingredients'>,
  foodOf: (foodId: string) => FigureFood | null,
): RecipeFigures =>
  sumFigures(
    recipe.ingredients
      .filter(({ optional }) => !optional)
      .map(({ foodId, grams }) => ({ grams, food: foodOf(foodId) })),
  );

/** A share of the figures, such as one serving of four. Coverage is unchanged. */
export const shareFigures = <Key extends FoodNutrient>(
  figures: RecipeFigures<Key>,
  share: number,
): RecipeFigures<Key> =>
  mapKeys(Object.keys(figures) as Key[], (key) => {
    const sum = figures[key];
    return { ...sum, amount: sum.amount === null ? null : roundNoise(sum.amount * share) };
  });

/** Estimated weight of the finished dish, g: each ingredient by its yield in cooking. */
export const cookedGrams = ({ ingredients }: Pick<Recipe, 'ingredients'>): number =>
  ingredients
    .filter(({ optional }) => !optional)
    .reduce((sum, { grams, yieldFactor }) => sum + grams * yieldFactor, 0);
