import { factsByKey, factsOfFood } from '#features/recipe-book/rules/food-facts.ts';
import type { RecipeIngredient } from '#features/recipe-book/rules/recipe.ts';
import type { PlannerRecipe } from '../planner-input.ts';

/** Less is a seasoning: anchovies, fish sauce. */
const SEAFOOD_MEAL_G = 40;
const SEAFOOD_AISLE = 'seafood';
/** Of foods and meals that are known by their name alone. */
const SEAFOOD_NAME =
  /\b(anchov(?:y|ies)|barramundi|basa|bream|calamari|clams?|cod|crab|fish|flathead|hoki|kingfish|ling|lobster|mackerel|marinara|mussels?|octopus|oysters?|perch|prawns?|salmon|sardines?|sashimi|scallops?|seafood|shrimps?|snapper|squid|trout|tuna|whiting)\b/i;
const SEASONING_NAME = /\b(?:(?:fish|oyster|prawn|shrimp) (?:sauce|stock|paste|oil)|liver oil)\b/i;

/** Whether a serving is a meal of fish or seafood. */
export const isSeafoodMeal = ({ gramsByKey = {} }: Pick<PlannerRecipe, 'gramsByKey'>): boolean =>
  Object.entries(gramsByKey).reduce(
    (sum, [key, grams]) => sum + (factsByKey(key)?.aisle === SEAFOOD_AISLE ? grams : 0),
    0,
  ) >= SEAFOOD_MEAL_G;

/** Whether a food, or a meal that is only named, is one; without grams it is taken as a whole meal. */
export function isSeafoodFood({
  foodId,
  name,
  grams,
}: {
  foodId: string | null;
  name: string;
  grams: number | null;
}): boolean {
  if (grams !== null && grams < SEAFOOD_MEAL_G) return false;
  const facts = foodId === null ? null : factsOfFood(foodId as RecipeIngredient['foodId']);
  if (facts) return facts.aisle === SEAFOOD_AISLE;
  return SEAFOOD_NAME.test(name) && !SEASONING_NAME.test(name);
}
