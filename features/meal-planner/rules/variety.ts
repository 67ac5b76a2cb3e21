import type { RecipeSlot } from '#features/recipe-book/rules/recipe.ts';
import { seafoodLeft } from './expecting/plan-for-expecting.ts';
import { isSeafoodMeal } from './expecting/seafood.ts';
import {
  BUY_MORE_COST,
  CLOSE_DISH_COST,
  CLOSE_MAIN_COST,
  CUISINE_COST,
  EARLY_AGAIN_COST,
  EATEN_COST,
  EGGS_AGAIN_COST,
  FISH,
  FISH_GAIN,
  MAIN_COST,
  MEAL_AGAIN_COST,
  NO_REPEAT_COST,
  NOTICED_COST,
  REPEAT_COST,
  SAID_LIMIT_COST,
  SAME_DAY_COST,
  SLOW_COST,
  SNACK_MAIN_COST,
  THIRD_COST,
  THIRD_DINNER_COST,
  USE_SOON_GAIN,
  USE_UP_ONCE_GAIN,
} from './plan-costs.ts';
import type { PlannerRecipe, PlannerWishes } from './planner-input.ts';

/** What is cooked at most so often, and what each time more costs. */
export type Repetition = {
  key: string;
  limit: number;
  cost: number;
  /** What is left over counts too. */
  isEaten?: true;
};

/** Lunches and dinners with the same main ingredient in a week. */
const MAX_MAINS = 4;
/** With what is left over of them. */
const MAX_MAINS_EATEN = 5;
/** Meals that use up what is at home, where its amount is not known. */
const MAX_USES = 2;
/** Lunches and dinners of one dish in a week, also of what is left over. */
const MAX_EATEN = 3;
/** Dinners of one dish in a week, also of what is left over. */
const MAX_DINNERS_EATEN = 2;
/** Breakfasts, or snacks, of one dish in a week, also of what was made ahead. */
const MAX_EARLY_EATEN = 4;
/** Lunches and dinners of one cuisine that are cooked in a week. */
const MAX_CUISINE = 4;
/** Snacks of one kind in a week: nuts every day are no variety. */
const MAX_SNACK_MAINS = 2;
/** A serving with an egg is a meal of eggs. */
const EGG_MEAL_G = 40;
/** Meals of any kind that are cooked with tofu, tuna, salmon or a powder of protein. */
const MAX_NOTICED = 2;
/** With what is left over of them. */
const MAX_NOTICED_EATEN = 4;
/** Dinners of a week that wait in a slow cooker: few minutes of work would else make it every second one. */
const MAX_SLOW = 2;
/** Lunches and dinners of fish that are better than others. */
const MAX_FISH = 2;

/** Of the advice on mercury: nothing else that is wished for is worth more. */
const SEAFOOD_COST = 300;

const isMeal = (kind: RecipeSlot): boolean => kind === 'lunch' || kind === 'dinner';

/**
 * What cooking a recipe repeats: itself in the week, itself and its main ingredient from one day to the next, and a dish or
 * main ingredient that lunch has had at dinner.
 * What is left over repeats nothing but the dish itself. A meal that is wished to be the same every day is no repetition.
 */
export function repetitionsOf(
  recipe: PlannerRecipe,
  kind: RecipeSlot,
  day: number,
  wishes: PlannerWishes,
): Repetition[] {
  const { repeats, same = [], useUp, useSoon = [], limits: said = [], expecting = null } = wishes;
  const limits: Repetition[] = [];
  if (expecting && isSeafoodMeal(recipe)) {
    const limit = seafoodLeft(wishes);
    limits.push({ key: 'seafood', limit, cost: SEAFOOD_COST, isEaten: true });
  }
  for (const { key, times, recipes } of said) {
    if (!recipes.has(recipe.id)) continue;
    limits.push({ key: `at most ${key}`, limit: times, cost: SAID_LIMIT_COST, isEaten: true });
  }
  for (const key of useUp) {
    if (!recipe.keys.includes(key)) continue;
    // Then it is used up, and more of it has to be bought.
    limits.push({ key: `use up ${key}`, limit: 1, cost: USE_UP_ONCE_GAIN + BUY_MORE_COST });
  }
  if (same.includes(kind)) return limits;
  // Who wants no dish twice says so themselves: that weighs more than the usual limit.
  const cost = repeats === 1 ? NO_REPEAT_COST : REPEAT_COST;
  const rules: Repetition[] = [...limits, { key: `recipe ${recipe.id}`, limit: repeats, cost }];
  for (const pair of [day - 1, day]) {
    rules.push({ key: `recipe ${recipe.id} days ${pair}`, limit: 1, cost: CLOSE_DISH_COST });
  }
  for (const { key, uses = MAX_USES } of useSoon) {
    if (recipe.keys.includes(key)) {
      const cost = USE_SOON_GAIN + BUY_MORE_COST;
      rules.push({ key: `use ${key}`, limit: uses, cost, isEaten: true });
    }
  }
  if ((recipe.gramsByKey?.egg ?? 0) >= EGG_MEAL_G) {
    rules.push({ key: `eggs on ${day}`, limit: 1, cost: EGGS_AGAIN_COST });
  }
  for (const food of recipe.noticed) {
    rules.push({ key: `food ${food}`, limit: MAX_NOTICED, cost: MAIN_COST });
    rules.push({
      key: `food eaten ${food}`,
      limit: MAX_NOTICED_EATEN,
      cost: NOTICED_COST,
      isEaten: true,
    });
  }
  const { main } = recipe;
  if (kind === 'snack' && main !== null) {
    rules.push({ key: `snack ${main}`, limit: MAX_SNACK_MAINS, cost: SNACK_MAIN_COST });
  }
  if (!isMeal(kind)) {
    const limit = MAX_EARLY_EATEN;
    return [
      ...rules,
      { key: `${kind} ${recipe.id}`, limit, cost: EARLY_AGAIN_COST, isEaten: true },
    ];
  }
  rules.push({ key: `meal ${recipe.id}`, limit: 1, cost: MEAL_AGAIN_COST });
  rules.push({ key: `third ${recipe.id}`, limit: 2, cost: THIRD_COST, isEaten: true });
  rules.push({ key: `eaten ${recipe.id}`, limit: MAX_EATEN, cost: EATEN_COST, isEaten: true });
  if (kind === 'dinner') {
    const limit = MAX_DINNERS_EATEN;
    rules.push({ key: `dinner ${recipe.id}`, limit, cost: THIRD_DINNER_COST, isEaten: true });
  }
  if (recipe.cuisine !== null) {
    rules.push({ key: `cuisine ${recipe.cuisine}`, limit: MAX_CUISINE, cost: CUISINE_COST });
  }
  rules.push({ key: `dish ${recipe.dish} ${day}`, limit: 1, cost: SAME_DAY_COST });
  if (recipe.tags.includes('slow-cooker')) {
    rules.push({ key: 'slow-cooker', limit: MAX_SLOW, cost: SLOW_COST });
  }
  if (main === null) return rules;
  // Then there is fish enough.
  if (main === FISH) rules.push({ key: FISH, limit: MAX_FISH, cost: FISH_GAIN });
  rules.push({ key: `main ${main} on ${day}`, limit: 1, cost: SAME_DAY_COST });
  rules.push({ key: `main ${main}`, limit: MAX_MAINS, cost: MAIN_COST });
  rules.push({
    key: `main eaten ${main}`,
    limit: MAX_MAINS_EATEN,
    cost: MAIN_COST,
    isEaten: true,
  });
  for (const pair of [day - 1, day]) {
    rules.push({ key: `main ${main} ${kind} ${pair}`, limit: 1, cost: CLOSE_MAIN_COST });
  }
  return rules;
}
