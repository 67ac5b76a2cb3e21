import type { FoodId } from '#features/food-facts/rules/food-kinds.ts';
import { ALLERGENS, type Allergen, GLUTEN_CEREALS } from './allergen-kinds.ts';
import type { FoodFacts } from './read-facts.ts';

/** What allergens and diets need of an ingredient. Facts are null for a food of which none are known. */
export type Declared = {
  foodId: FoodId;
  facts: Pick<FoodFacts, 'contains' | 'mayContain' | 'origin' | 'halal'> | null;
};

export type RecipeAllergens = {
  contains: Allergen[];
  /** Possible traces; without those that are contained anyway. */
  mayContain: Allergen[];
  /** Foods whose allergens are unknown. While there are any, nothing is free of anything. */
  unknown: FoodId[];
};

/** Allergens of all ingredients, optional ones included, in the order of the labelling standard. */
export function recipeAllergens(ingredients: readonly Declared[]): RecipeAllergens {
  const contained = new Set(ingredients.flatMap(({ facts }) => facts?.contains ?? []));
  const possible = new Set(ingredients.flatMap(({ facts }) => facts?.mayContain ?? []));
  return {
    contains: ALLERGENS.filter((allergen) => contained.has(allergen)),
    mayContain: ALLERGENS.filter((allergen) => possible.has(allergen) && !contained.has(allergen)),
    unknown: ingredients.filter(({ facts }) => facts === null).map(({ foodId }) => foodId),
  };
}

/** Whether a person who avoids `allergen` can eat it. Traces count as contained, unknown as unsafe. */
export const isFreeOf = (
  { contains, mayContain, unknown }: RecipeAllergens,
  allergen: Allergen,
): boolean =>
  unknown.length === 0 && !contains.includes(allergen) && !mayContain.includes(allergen);

/** Gluten free as in Australia: no wheat, barley, rye or oats, and no traces of them. */
export const isGlutenFree = (allergens: RecipeAllergens): boolean =>
  GLUTEN_CEREALS.every((cereal) => isFreeOf(allergens, cereal));
