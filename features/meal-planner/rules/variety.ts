import type { RecipeSlot } from '#features/recipe-book/rules/recipe.ts';
import {
  CLOSE_DISH_COST,
  CLOSE_MAIN_COST,
  MAIN_COST,
  MEAL_AGAIN_COST,
  REPEAT_COST,
} from './plan-costs.ts';
import type { PlannerRecipe, PlannerWishes } from './planner-input.ts';

/** What is cooked at most so often, and what each time more costs. */
export type Repetition = { key: string; limit: number; cost: number };

/** Lunches and dinners with the same main ingredient in a week. */
const MAX_MAINS = 4;

const isMeal = (kind: RecipeSlot): boolean => kind === 'lunch' || kind === 'dinner';

/**
 * What cooking a recipe repeats: itself in the week, itself and its main ingredient from one day to the next.
 * What is left over repeats nothing. A meal that is wished to be the same every day is no repetition.
 */
export function repetitionsOf(
  recipe: PlannerRecipe,
  kind: RecipeSlot,
  day: number,
  { repeats, same = [] }: PlannerWishes,
): Repetition[] {
  if (same.includes(kind)) return [];
  const rules: Repetition[] = [{ key: `recipe ${recipe.id}`, limit: repeats, cost: REPEAT_COST }];
  for (const pair of [day - 1, day]) {
    rules.push({ key: `recipe ${recipe.id} days ${pair}`, limit: 1, cost: CLOSE_DISH_COST });
  }
  if (!isMeal(kind)) return rules;
  rules.push({ key: `meal ${recipe.id}`, limit: 1, cost: MEAL_AGAIN_COST });
  const { main } = recipe;
  if (main === null) return rules;
  rules.push({ key: `main ${main}`, limit: MAX_MAINS, cost: MAIN_COST });
  for (const pair of [day - 1, day]) {
    rules.push({ key: `main ${main} ${kind} ${pair}`, limit: 1, cost: CLOSE_MAIN_COST });
  }
  return rules;
}
