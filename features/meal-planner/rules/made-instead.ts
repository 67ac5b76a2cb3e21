import type { Allergen } from '#features/recipe-book/rules/allergen-kinds.ts';
import type { Diet } from '#features/recipe-book/rules/recipe-diets.ts';
import type { PlannerRecipe, PlannerWishes } from './planner-input.ts';

/** What stands in for something else, by recipe id, with those who want it. */
const INSTEAD: Readonly<Record<string, { diets: readonly Diet[]; without: readonly Allergen[] }>> =
  {
    'air-fryer-eggplant-gf-pasta': { diets: ['gluten free'], without: ['wheat'] },
    'food:soy-milk': { diets: ['vegan', 'dairy free'], without: ['milk'] },
  };

/** Whether a recipe is made for a diet that nobody here keeps: they would buy gluten free pasta for nothing. */
export function isMadeInstead(
  { id }: Pick<PlannerRecipe, 'id'>,
  { diets, without }: Pick<PlannerWishes, 'diets' | 'without'>,
): boolean {
  const wanted = INSTEAD[id];
  if (!wanted) return false;
  return (
    !diets.some((diet) => wanted.diets.includes(diet)) &&
    !without.some((allergen) => wanted.without.includes(allergen))
  );
}
