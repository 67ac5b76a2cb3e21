import { randomOf } from '#platform/shared/seeded-random.ts';
import { tasteCost, USE_SOON_GAIN } from './plan-costs.ts';
import type { PlannerInput, PlannerRecipe } from './planner-input.ts';

export const MAX_OPTIONS = 25;
const STRATA = 4;
const NOISE_SHARE = 0.4;

const proteinDensity = ({ amounts }: PlannerRecipe) =>
  (amounts.protein ?? 0) / (amounts.calories ?? 1);

const score = (recipe: PlannerRecipe, input: PlannerInput, salt: string) =>
  NOISE_SHARE * randomOf(`${salt}:${recipe.id}`, input.seed) -
  tasteCost(recipe, input) +
  (input.wishes.useSoon?.some(({ key }) => recipe.keys.includes(key)) ? USE_SOON_GAIN : 0);

/**
 * At most 25 recipes for a meal (domain 5.2): the best of four groups by protein for energy, so that
 * lean and rich ones are always among them. The order of `recipes` does not matter.
 */
export function shortlist(
  recipes: readonly PlannerRecipe[],
  input: PlannerInput,
  salt: string,
): PlannerRecipe[] {
  const byDensity = recipes.toSorted(
    (a, b) => proteinDensity(a) - proteinDensity(b) || (a.id < b.id ? -1 : 1),
  );
  const groups = Array.from({ length: STRATA }, (_, index) =>
    byDensity
      .slice(
        Math.floor((index * byDensity.length) / STRATA),
        Math.floor(((index + 1) * byDensity.length) / STRATA),
      )
      .map((recipe) => ({ recipe, score: score(recipe, input, salt) }))
      .toSorted((a, b) => b.score - a.score || (a.recipe.id < b.recipe.id ? -1 : 1)),
  );
  const chosen: PlannerRecipe[] = [];
  for (let rank = 0; chosen.length < MAX_OPTIONS && rank < byDensity.length; rank += 1) {
    for (const group of groups) {
      const next = group[rank];
      if (next && chosen.length < MAX_OPTIONS) chosen.push(next.recipe);
    }
  }
  return chosen;
}
