import type { PlannerRecipe, PlannerWishes } from './planner-input.ts';

/**
 * Recipes that may be planned at all: diets and allergens are never relaxed, and what has no known
 * energy or protein cannot be counted. A recipe with an unknown ingredient fits no allergen wish, and is not for
 * a person who is pregnant or breastfeeding.
 */
export function eligibleRecipes(
  recipes: readonly PlannerRecipe[],
  {
    diets,
    without,
    withoutOrigins = [],
    expecting = null,
  }: Pick<PlannerWishes, 'diets' | 'without' | 'withoutOrigins' | 'expecting'>,
): PlannerRecipe[] {
  return recipes.filter((recipe) => {
    const { calories, protein } = recipe.amounts;
    if (calories === null || calories <= 0 || protein === null) return false;
    if (!diets.every((diet) => recipe.diets.includes(diet))) return false;
    if (withoutOrigins.length > 0) {
      const { origins } = recipe;
      if (origins === null || withoutOrigins.some((one) => origins.includes(one))) return false;
    }
    const { allergens } = recipe;
    if (expecting) {
      const { unsafeFor } = recipe;
      if (allergens === null || unsafeFor === undefined || unsafeFor.includes(expecting))
        return false;
    }
    if (without.length === 0) return true;
    return allergens !== null && !without.some((allergen) => allergens.includes(allergen));
  });
}
