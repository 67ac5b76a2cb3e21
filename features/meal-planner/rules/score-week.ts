import { bandCost, toBands } from './day-bands.ts';
import { budgetRate, cookingCost, LEFTOVER_COST, MINUTE_COST, tasteCost } from './plan-costs.ts';
import type { PlannedWeek, PlannerInput } from './planner-input.ts';
import { standingAmount, standingOf } from './standing.ts';

/** Costs of a week by what causes them; their sum is what the planner makes least. */
export type WeekCosts = {
  nutrients: number;
  minutes: number;
  budget: number;
  repeats: number;
  taste: number;
};

export const sumCosts = (costs: WeekCosts): number =>
  Object.values(costs).reduce((sum, cost) => sum + cost, 0);

/** The planner's objective for any week, without the noise that breaks ties. */
export function costsOf(input: PlannerInput, { meals }: PlannedWeek): WeekCosts {
  const standing = standingOf(input, meals, 1);
  const recipes = new Map(input.recipes.map((recipe) => [recipe.id, recipe]));
  const costs: WeekCosts = { nutrients: 0, minutes: 0, budget: 0, repeats: 0, taste: 0 };
  input.days.forEach(({ targets, minutes }, day) => {
    for (const band of toBands(targets)) {
      costs.nutrients += bandCost(band, standingAmount(standing, day, band.nutrient));
    }
    if (minutes !== null) {
      costs.minutes += Math.max(0, (standing.minutes[day] ?? 0) - minutes) * MINUTE_COST;
    }
  });
  const { budgetAud } = input.wishes;
  if (budgetAud !== null) {
    costs.budget = Math.max(0, standing.aud - budgetAud) * budgetRate(input.wishes);
  }
  for (const { rule, count } of standing.repetitions.values()) {
    costs.repeats += Math.max(0, count - rule.limit) * rule.cost;
  }
  for (const { recipeId, slotId, day, cookedOn } of meals) {
    const recipe = recipes.get(recipeId);
    if (!recipe) continue;
    costs.taste += tasteCost(recipe, input);
    const at = input.days[day];
    const kind = at?.slots.find(({ id }) => id === slotId)?.kind;
    costs.taste +=
      day === cookedOn ? cookingCost(recipe, kind, at ?? {}, input.wishes) : LEFTOVER_COST;
  }
  return costs;
}
