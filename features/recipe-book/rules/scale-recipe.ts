import { factsByKey, factsOfFood } from './food-facts.ts';
import type { FoodRole } from './read-facts.ts';
import type { RecipeIngredient } from './recipe.ts';

/** Above the recipe's own size, salt and spices grow more slowly than the rest: by this exponent. */
const SEASONING_EXPONENT = 0.85;
/** Raising agents are proportional up to this factor and grow as seasoning does beyond it. */
const MAX_PROPORTIONAL_RAISING = 2;

export const MIN_SCALE = 0.1;
export const MAX_SCALE = 20;

/** Factor for an amount that the cook has: 700 g of an ingredient of 500 g is 1.4; null if it cannot be. */
export function scaleByAmount(ingredientGrams: number, availableGrams: number): number | null {
  if (!(ingredientGrams > 0) || !(availableGrams > 0)) return null;
  return clampScale(availableGrams / ingredientGrams);
}

export const scaleByServings = (servings: number, wanted: number): number | null =>
  servings > 0 && wanted > 0 ? clampScale(wanted / servings) : null;

const clampScale = (factor: number): number => Math.min(MAX_SCALE, Math.max(MIN_SCALE, factor));

/** Factor of one ingredient. Eggs come out whole, at least one. */
export function scaleFactorOf(role: FoodRole, amount: number, factor: number): number {
  if (role === 'egg') return Math.max(1, Math.round(amount * factor)) / amount;
  if (factor <= 1) return factor;
  if (role === 'salt' || role === 'spice') return factor ** SEASONING_EXPONENT;
  if (role === 'raising' && factor > MAX_PROPORTIONAL_RAISING) {
    return MAX_PROPORTIONAL_RAISING * (factor / MAX_PROPORTIONAL_RAISING) ** SEASONING_EXPONENT;
  }
  return factor;
}

/** Ingredients as the cook measures them for `factor` times the recipe. */
export function scaleIngredients<One extends RecipeIngredient>(
  ingredients: readonly One[],
  factor: number,
): One[] {
  if (factor === 1) return [...ingredients];
  return ingredients.map((one) => {
    const isCounted = one.unit === 'each' || one.unit === 'small' || one.unit === 'large';
    const role = (factsByKey(one.key) ?? factsOfFood(one.foodId))?.role ?? 'other';
    const own = scaleFactorOf(role === 'egg' && !isCounted ? 'other' : role, one.amount, factor);
    return { ...one, amount: one.amount * own, grams: one.grams * own };
  });
}
