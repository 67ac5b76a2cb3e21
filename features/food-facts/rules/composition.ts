/** Figures per 100 g in grams, sodium in mg; what is null is not known and not checked. */
export type Composition = {
  protein: number | null;
  carbs: number | null;
  fat: number | null;
  sugar: number | null;
  fiber: number | null;
  saturatedFat: number | null;
  transFat: number | null;
  sodium: number | null;
  salt?: number | null;
};

export type CompositionProblem =
  | 'more_than_100_g'
  | 'sum_too_high'
  | 'sugar_above_carbs'
  | 'saturated_above_fat'
  | 'sodium_too_high'
  | 'salt_and_sodium_differ';

/** Sodium in 100 g of pure salt, mg. */
const SODIUM_OF_SALT = 39_300;
/** Figures are rounded one by one; this much of a gram is not a contradiction. */
const ROUNDING = 0.5;

/**
 * What cannot be in 100 g of a food. Protein, available carbohydrate, fat and fibre may add up to
 * 102 g because each is rounded; salt must be 2.5 times sodium to 0.1 g, as Open Food Facts checks.
 */
export function compositionProblems(food: Composition): CompositionProblem[] {
  const problems: CompositionProblem[] = [];
  const macros = [food.protein, food.carbs, food.fat, food.fiber].map((grams) => grams ?? 0);
  if (macros.some((grams) => grams > 100)) problems.push('more_than_100_g');
  if (macros.reduce((sum, grams) => sum + grams, 0) > 102) problems.push('sum_too_high');
  if (food.sugar !== null && food.carbs !== null && food.sugar > food.carbs + ROUNDING) {
    problems.push('sugar_above_carbs');
  }
  const hard = (food.saturatedFat ?? 0) + (food.transFat ?? 0);
  if (food.fat !== null && hard > food.fat + ROUNDING) problems.push('saturated_above_fat');
  if ((food.sodium ?? 0) > SODIUM_OF_SALT) problems.push('sodium_too_high');
  const salt = food.salt ?? null;
  if (salt !== null && food.sodium !== null) {
    if (Math.abs(salt - (food.sodium * 2.5) / 1000) > 0.1) problems.push('salt_and_sodium_differ');
  }
  return problems;
}
