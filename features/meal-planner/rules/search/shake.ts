import { seededRandom } from '#platform/shared/seeded-random.ts';
import type { PlannedWeek } from '../planner-input.ts';
import { isEatenToday } from './eaten.ts';
import { bestPortion } from './improve-pair.ts';
import type { Search } from './start-search.ts';
import {
  type Dish,
  type OpenMeal,
  type Option,
  put,
  repetitionCostOf,
  toOptions,
} from './week-state.ts';

/** The search at a week that was planned before: what is no longer possible is empty. */
export function resume({ state }: Search, { meals }: PlannedWeek): void {
  const find = (day: number, slotId: string) =>
    state.meals.find((meal) => meal.day === day && meal.slotId === slotId);
  const recipes = new Map(state.input.recipes.map((recipe) => [recipe.id, recipe]));
  for (const { day, slotId, recipeId, portion, cookedOn } of meals) {
    const meal = find(day, slotId);
    const recipe = recipes.get(recipeId);
    if (!meal || !recipe) continue;
    const source = meals.find(
      (one) => one.day === cookedOn && one.recipeId === recipeId && one.cookedOn === cookedOn,
    );
    const from = source ? find(source.day, source.slotId) : undefined;
    const option =
      meal.options.find((one) => one.recipe === recipe && one.portion === portion) ??
      toOptions(state, recipe, meal, [portion])[0];
    put(state, meal, option ?? null, from?.index ?? meal.index);
  }
}

/** Of all meals so many are changed at random: fewer where batches are put too. */
const [SHAKEN_SHARE, SHAKEN_BESIDE_BATCHES] = [3 / 14, 1 / 7];
/** Where leftovers are wished for, a batch is put somewhere as often as single meals. */
const BATCH_SHARE = 0.5;

/** What a dish costs beside the rest of the week before its nutrients. */
const costOf = (dish: Dish): number => {
  const one = dish.options[0] as Option;
  return one.fresh + repetitionCostOf(one);
};
/** Of two dishes the cheaper one: what is put at random is to have a chance. */
const cheaper = (a: Dish | undefined, b: Dish | undefined): Dish | undefined =>
  a && b && costOf(b) < costOf(a) ? b : a;

/** Changes some meals at random, or puts a batch; gives the days of what has changed. */
export function shake({ state, batches }: Search, round: number): number[] {
  const days = new Set<number>();
  const random = seededRandom(state.input.seed + round);
  const oneOf = <One>(all: readonly One[]): One | undefined =>
    all[Math.floor(random() * all.length)];
  // Who ate what is left over of a meal gets something else.
  const free = (meal: OpenMeal) => {
    for (const one of state.meals) {
      if (one === meal || one.now?.from !== meal.index) continue;
      const other = one.options.find((each) => !isEatenToday(state, one, each));
      put(state, one, other ?? null, one.index);
      days.add(one.day);
    }
    days.add(meal.day);
  };
  const batch = random() < BATCH_SHARE ? oneOf(batches.flat()) : undefined;
  if (batch) {
    const { meals, options } = batch;
    const isTwice = meals.some((meal, at) => isEatenToday(state, meal, options[at] as Option));
    if (!isTwice) {
      for (const meal of meals) free(meal);
      for (const [at, meal] of meals.entries()) {
        put(state, meal, options[at] ?? null, meals[0]?.index ?? meal.index);
      }
    }
  } else {
    const share = batches.length > 0 ? SHAKEN_BESIDE_BATCHES : SHAKEN_SHARE;
    const count = Math.max(1, Math.round(state.meals.length * share));
    for (let at = 0; at < count; at += 1) {
      const meal = oneOf(state.meals);
      if (!meal) continue;
      // Any dish where it may be left over later and be worth it: that is not seen in its own cost.
      const any = batches.length > 0 ? oneOf(meal.options) : undefined;
      const dish = any ? undefined : cheaper(oneOf(meal.dishes), oneOf(meal.dishes));
      const one = any ?? dish?.options[0];
      if (!one || isEatenToday(state, meal, one)) continue;
      free(meal);
      put(state, meal, null, 0);
      put(state, meal, dish ? bestPortion(state, meal, dish) : one, meal.index);
    }
  }
  return [...days].sort((a, b) => a - b);
}
