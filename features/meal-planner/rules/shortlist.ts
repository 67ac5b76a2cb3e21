import { randomOf } from '#platform/shared/seeded-random.ts';
import { tasteCost, USE_SOON_GAIN } from './plan-costs.ts';
import type { PlannerInput, PlannerRecipe, PlannerWishes } from './planner-input.ts';

export const MAX_OPTIONS = 25;
const STRATA = 4;
const NOISE_SHARE = 0.4;
const KCAL_PER_G_PROTEIN = 4;
/** Of protein in the energy of the targets. */
const LEAN_SHARE = 0.22;

/** What weeks cost where nobody looks at the money, AUD for each 1,000 kcal. */
const USUAL_AUD_PER_1000_KCAL = 6.5;
/** Of each AUD for 500 kcal, where there is no money at all. */
const PRICE_COST = 4;
const MEAL_KCAL = 500;

/** How short the money is: 0 where it lasts for a usual week, 1 without any. */
function shortageOf({ wishes: { budgetAud }, days }: PlannerInput): number {
  if (budgetAud === null) return 0;
  const kcal = days.reduce((sum, { targets }) => sum + targets.calories, 0);
  return Math.max(0, 1 - budgetAud / ((kcal / 1_000) * USUAL_AUD_PER_1000_KCAL));
}

const proteinDensity = ({ amounts }: PlannerRecipe) =>
  (amounts.protein ?? 0) / (amounts.calories ?? 1);

/** Who needs much protein for their energy has more lean dishes to choose from, or would eat the same few every day. */
function needsLean({ days }: PlannerInput): boolean {
  const protein = days.reduce((sum, { targets }) => sum + (targets.protein ?? 0), 0);
  const kcal = days.reduce((sum, { targets }) => sum + targets.calories, 0);
  return (protein * KCAL_PER_G_PROTEIN) / kcal >= LEAN_SHARE;
}

const toUse = ({ useUp, useSoon = [] }: PlannerWishes): string[] => [
  ...useUp,
  ...useSoon.map(({ key }) => key),
];

const score = (recipe: PlannerRecipe, input: PlannerInput, salt: string, shortage: number) =>
  NOISE_SHARE * randomOf(`${salt}:${recipe.id}`, input.seed) -
  tasteCost(recipe, input) -
  shortage *
    PRICE_COST *
    (((recipe.aud ?? 0) * MEAL_KCAL) / (recipe.amounts.calories ?? MEAL_KCAL)) +
  (toUse(input.wishes).some((key) => recipe.keys.includes(key)) ? USE_SOON_GAIN : 0);

/**
 * At most 25 recipes for a meal (domain 5.2): the best of four groups by protein for energy, so that
 * lean and rich ones are always among them, and what is cheap for its energy where money is short. The order
 * of `recipes` does not matter.
 */
export function shortlist(
  recipes: readonly PlannerRecipe[],
  input: PlannerInput,
  salt: string,
): PlannerRecipe[] {
  const shortage = shortageOf(input);
  const byDensity = recipes.toSorted(
    (a, b) => proteinDensity(a) - proteinDensity(b) || (a.id < b.id ? -1 : 1),
  );
  const groups = Array.from({ length: STRATA }, (_, index) =>
    byDensity
      .slice(
        Math.floor((index * byDensity.length) / STRATA),
        Math.floor(((index + 1) * byDensity.length) / STRATA),
      )
      .map((recipe) => ({ recipe, score: score(recipe, input, salt, shortage) }))
      .toSorted((a, b) => b.score - a.score || (a.recipe.id < b.recipe.id ? -1 : 1)),
  );
  const [leanest = []] = groups.slice(-1);
  const turns = needsLean(input) ? [...groups, leanest] : groups;
  const chosen: PlannerRecipe[] = [];
  for (let turn = 0; chosen.length < Math.min(MAX_OPTIONS, byDensity.length); turn += 1) {
    const next = turns[turn % turns.length]?.shift();
    if (next) chosen.push(next.recipe);
  }
  return chosen;
}
