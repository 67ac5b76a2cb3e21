import { randomOf } from '#platform/shared/seeded-random.ts';
import type { PlannerRecipe, PlannerWishes } from './planner-input.ts';

const MAX_OPTIONS = 25;
const STRATA = 4;
const RATING_SHARE = 0.6;
const NOISE_SHARE = 0.4;
const USE_UP_BONUS = 0.5;
const DISLIKE_PENALTY = 1;

const proteinDensity = ({ amounts }: PlannerRecipe) =>
  (amounts.protein ?? 0) / (amounts.calories ?? 1);

const score = (recipe: PlannerRecipe, wishes: PlannerWishes, seed: number, salt: string) =>
  RATING_SHARE * recipe.rating +
  NOISE_SHARE * randomOf(`${salt}:${recipe.id}`, seed) +
  (recipe.keys.some((key) => wishes.useUp.includes(key)) ? USE_UP_BONUS : 0) -
  (recipe.keys.some((key) => wishes.dislikes.includes(key)) ? DISLIKE_PENALTY : 0);

/**
 * At most 25 recipes for a meal (domain 5.2): the best of four groups by protein for energy, so that
 * lean and rich ones are always among them. The order of `recipes` does not matter.
 */
export function shortlist(
  recipes: readonly PlannerRecipe[],
  wishes: PlannerWishes,
  seed: number,
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
      .map((recipe) => ({ recipe, score: score(recipe, wishes, seed, salt) }))
      .toSorted((a, b) => b.score - a.score),
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
