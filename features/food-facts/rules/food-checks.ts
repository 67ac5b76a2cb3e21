import { checkEnergy } from './atwater.ts';
import { type CompositionProblem, compositionProblems } from './composition.ts';
import type { WarningCode } from './food-warnings.ts';
import {
  FOOD_NUTRIENT_KEYS,
  type FoodNutrient,
  fromGrams,
  type KnownNutrients,
  mapFoodNutrients,
} from './nutrient-kinds.ts';

/** Pure fat has 900 kcal in 100 g; labels round up. */
export const MAX_KCAL = 930;

/** The mass of 100 ml of the heaviest food (a syrup). */
const MAX_GRAMS_PER_100_ML = 145;

const mostIn = (scale: number) =>
  mapFoodNutrients((key) => (key === 'calories' ? MAX_KCAL * scale : fromGrams(key, 100 * scale)));
// Worked out once: an import asks for millions of them.
const MAX_AMOUNT = { '100g': mostIn(1), '100ml': mostIn(MAX_GRAMS_PER_100_ML / 100) };

/** The most that 100 g or 100 ml of anything can have, in the nutrient's own unit. */
export const mostOf = (key: FoodNutrient, basis: '100g' | '100ml'): number =>
  MAX_AMOUNT[basis][key];

/** True when the figure cannot be in 100 g (or 100 ml) of anything. */
export function isImpossible(
  key: FoodNutrient,
  value: number,
  basis: '100g' | '100ml' = '100g',
): boolean {
  return !Number.isFinite(value) || value < 0 || value > mostOf(key, basis);
}

/** Removes impossible values and lists them in `removed`. */
export function removeImpossible(
  figures: KnownNutrients,
  basis: '100g' | '100ml',
): { figures: KnownNutrients; removed: FoodNutrient[] } {
  const kept: KnownNutrients = {};
  const removed: FoodNutrient[] = [];
  for (const key of FOOD_NUTRIENT_KEYS) {
    const value = figures[key];
    if (value === undefined) continue;
    if (isImpossible(key, value, basis)) removed.push(key);
    else kept[key] = value;
  }
  return { figures: kept, removed };
}

const OF_COMPOSITION: Record<CompositionProblem, WarningCode> = {
  more_than_100_g: 'sum_over_100',
  sum_too_high: 'sum_over_100',
  sugar_above_carbs: 'sugar_over_carbs',
  saturated_above_fat: 'saturated_over_fat',
  sodium_too_high: 'sodium_too_high',
  salt_and_sodium_differ: 'salt_sodium_conflict',
};

/** What energy can be made of; null while one of the three macronutrients is not known. */
export function energyParts(figures: KnownNutrients) {
  const { protein, carbs, fat, fiber, alcohol, polyols } = figures;
  if (protein === undefined || carbs === undefined || fat === undefined) return null;
  return {
    protein,
    carbs,
    fat,
    fiber: fiber ?? null,
    alcohol: alcohol ?? null,
    polyols: polyols ?? null,
  };
}

/**
 * What should be said about a food's figures per 100 g or 100 ml. `salt` in grams, where the source
 * gives it beside sodium. 100 ml of a thick drink can hold more than 100 g, so sums are checked per 100 g only.
 */
export function foodWarnings(
  figures: KnownNutrients,
  basis: '100g' | '100ml',
  salt?: number,
): WarningCode[] {
  const codes = new Set<WarningCode>();
  const of = (key: FoodNutrient) => figures[key] ?? null;
  const problems = compositionProblems({
    protein: of('protein'),
    carbs: of('carbs'),
    fat: of('fat'),
    sugar: of('sugar'),
    fiber: of('fiber'),
    saturatedFat: of('saturatedFat'),
    transFat: of('transFat'),
    sodium: of('sodium'),
    salt: salt ?? null,
  });
  for (const problem of problems) {
    const ofSums = problem === 'sum_too_high' || problem === 'more_than_100_g';
    if (!(ofSums && basis === '100ml')) codes.add(OF_COMPOSITION[problem]);
  }
  const parts = energyParts(figures);
  if (figures.calories !== undefined && parts) {
    const check = checkEnergy(figures.calories, parts);
    if (!check.ok) codes.add(check.looksLikeKilojoules ? 'looks_like_kj' : check.problem);
  }
  return [...codes];
}
