import { type FoodNutrient, roundNoise } from '#features/food-facts/rules/nutrient-kinds.ts';
import type { KnownSum } from '#features/food-log/rules/days/day-totals.ts';
import { foodIdOfRecipe } from '#features/food-log/rules/entry/recipe-food-id.ts';
import { toStoredEnergy } from '#features/food-log/rules/item/exact-energy.ts';
import type { LoggedItem } from '#features/food-log/rules/item/logged-item.ts';
import { mapNutrients } from '#features/food-log/rules/item/nutrients.ts';
import { OTHER_NUTRIENT_KEYS } from '#features/food-log/rules/item/other-nutrients.ts';
import type { OwnSummary } from './own-summary.ts';

/** A nutrient known from a smaller share of the ingredients is not logged: it would say too little. */
const MIN_COVERAGE = 0.75;
/** Logged whatever their coverage: the most that is known of the meal. */
const ALWAYS: readonly string[] = ['calories', 'protein', 'carbs', 'fat'];

export type RecipeAmount = { servings: number } | { grams: number };

/** Servings in an amount; null if the recipe's weight is not known. */
export function servingsIn(amount: RecipeAmount, gramsPerServing: number | null): number | null {
  if ('servings' in amount) return amount.servings;
  return gramsPerServing === null || gramsPerServing <= 0 ? null : amount.grams / gramsPerServing;
}

/**
 * A portion of a recipe as the log keeps it, with every nutrient that is known well enough. Null if the
 * amount is in grams and the recipe's weight is not known.
 */
export function portionOf(
  recipe: { id: string; name: string },
  { figures, gramsPerServing }: Pick<OwnSummary, 'figures' | 'gramsPerServing'>,
  amount: RecipeAmount,
): LoggedItem | null {
  const servings = servingsIn(amount, gramsPerServing);
  if (servings === null) return null;
  const known = (key: FoodNutrient): number | null => {
    const { amount: one, known: count, of }: KnownSum = figures[key];
    if (one === null || (!ALWAYS.includes(key) && count < of * MIN_COVERAGE)) return null;
    return roundNoise(one * servings);
  };
  const energy = known('calories');
  return {
    ...mapNutrients(known),
    otherNutrients: Object.fromEntries(
      OTHER_NUTRIENT_KEYS.flatMap((key) => {
        const value = known(key);
        return value === null ? [] : [[key, value]];
      }),
    ),
    ...toStoredEnergy(energy),
    foodName: recipe.name,
    brand: null,
    foodId: foodIdOfRecipe(recipe.id),
    quantity: 'servings' in amount ? amount.servings : amount.grams,
    unit: 'servings' in amount ? 'serving' : 'g',
    portionNote: null,
    note: null,
  };
}
