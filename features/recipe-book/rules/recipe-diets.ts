import type { FoodId } from '#features/food-facts/rules/food-kinds.ts';
import type { Origin } from './read-facts.ts';
import { type Declared, isFreeOf, isGlutenFree, recipeAllergens } from './recipe-allergens.ts';

export const DIETS = ['vegetarian', 'vegan', 'gluten free', 'dairy free', 'halal'] as const;
export type Diet = (typeof DIETS)[number];

const VEGETARIAN: readonly Origin[] = ['plant', 'honey', 'milk', 'egg'];
const VEGAN: readonly Origin[] = ['plant'];

export type RecipeDiets = {
  diets: Diet[];
  /** Foods to buy halal certified; empty unless the recipe is halal with them. */
  buyCertified: FoodId[];
};

const comeFrom = (ingredients: readonly Declared[], origins: readonly Origin[]): boolean =>
  ingredients.every(({ facts }) => facts !== null && origins.includes(facts.origin));

/**
 * Diets that every ingredient fits, optional ones included. A food without facts fits none. Dairy
 * free and gluten free allow no traces. Halal means no pork, no alcohol and nothing of unknown origin,
 * with meat and the foods of `buyCertified` bought certified.
 */
export function recipeDiets(ingredients: readonly Declared[]): RecipeDiets {
  const allergens = recipeAllergens(ingredients);
  const isHalal = ingredients.every(({ facts }) => facts !== null && facts.halal !== 'no');
  const fits: Record<Diet, boolean> = {
    vegetarian: comeFrom(ingredients, VEGETARIAN),
    vegan: comeFrom(ingredients, VEGAN),
    'gluten free': isGlutenFree(allergens),
    'dairy free': isFreeOf(allergens, 'milk'),
    halal: isHalal,
  };
  const certified = ingredients.filter(({ facts }) => facts?.halal === 'certified');
  return {
    diets: DIETS.filter((diet) => fits[diet]),
    buyCertified: isHalal ? [...new Set(certified.map(({ foodId }) => foodId))] : [],
  };
}
