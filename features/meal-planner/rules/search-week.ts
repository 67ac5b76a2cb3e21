import { seededRandom } from '#platform/shared/seeded-random.ts';
import { type Choice, choicesOf } from './choices.ts';
import { BUDGET_COST, MINUTE_COST } from './plan-costs.ts';
import type { PlannedWeek, PlannerInput, PlannerRecipe } from './planner-input.ts';
import {
  COUNTED_AMOUNTS,
  nutrientCost,
  type OpenMeal,
  type Option,
  put,
  repetitionCostOf,
  startState,
  toOptions,
  totalCost,
  type WeekState,
} from './week-state.ts';

/** Less than this is noise of the arithmetic. */
const MIN_GAIN = 1e-6;
const MAX_SWEEPS = 8;
/** What a batch may cost before the meals beside it are changed. */
const MAX_LOSS = 4;
/** What it may cost before pairs of those are. */
const MAX_NEAR_LOSS = 0.5;

/** A dish cooked once for several meals, with the same portion at each. */
type Batch = { meals: readonly OpenMeal[]; options: readonly Option[] };

export type Search = { state: WeekState; batches: readonly Batch[] };

/** Portions from the least to the most, in the steps of the dish. */
function listPortions({ recipe, low, high }: Choice): number[] {
  const count = Math.round((high - low) / recipe.step);
  return Array.from({ length: count + 1 }, (_, at) => low + at * recipe.step);
}

/** All that is open, with what it may be. A meal for which there is nothing stays empty. */
export function startSearch(input: PlannerInput): Search {
  const state = startState(input);
  const choices = input.days.flatMap((_, day) => choicesOf(input, day));
  const keyOf = ({ day, slotId }: { day: number; slotId: string }) => `${day}:${slotId}`;
  const singles = Map.groupBy(
    choices.filter(({ cells }) => cells.length === 1),
    ({ cells }) => keyOf(cells[0] ?? { day: -1, slotId: '' }),
  );
  for (const own of singles.values()) {
    const cell = own[0]?.cells[0];
    if (!cell) continue;
    const options = own.flatMap((choice) =>
      toOptions(state, choice.recipe, cell, listPortions(choice)),
    );
    state.meals.push({ ...cell, index: state.meals.length, options, now: null });
    state.empty += 1;
  }
  const mealAt = new Map(state.meals.map((meal) => [keyOf(meal), meal]));
  const batches = choices.flatMap((choice): Batch[] => {
    if (choice.cells.length === 1) return [];
    const own = choice.cells.flatMap((cell) => mealAt.get(keyOf(cell)) ?? []);
    if (own.length < choice.cells.length) return [];
    const portions = listPortions(choice);
    const options = own.map((meal) => toOptions(state, choice.recipe, meal, portions));
    return portions.map((_, at) => ({
      meals: own,
      options: options.flatMap((one) => one[at] ?? []),
    }));
  });
  return { state, batches };
}

/** Whether nobody else eats what is left over of a meal: that is changed with it. */
const isFree = ({ meals }: WeekState, meal: OpenMeal, but: readonly OpenMeal[] = [meal]): boolean =>
  !meals.some((one) => one.now?.from === meal.index && one !== meal && !but.includes(one));

const others = ({ meals }: WeekState, meal: OpenMeal): OpenMeal[] =>
  meals.filter((one) => one !== meal && one.day === meal.day);

const isEatenToday = (state: WeekState, meal: OpenMeal, { recipe }: Option, but?: OpenMeal) =>
  others(state, meal).some((one) => one !== but && one.now?.option.recipe.id === recipe.id) ||
  (state.input.days[meal.day]?.slots.some(({ locked }) => locked?.recipeId === recipe.id) ?? false);

/** Beside a meal that is changed by itself. */
const NOTHING = {
  option: {
    recipe: {} as PlannerRecipe,
    portion: 0,
    amounts: new Float64Array(COUNTED_AMOUNTS),
    minutes: 0,
    aud: 0,
    fresh: 0,
    leftOver: 0,
    repeats: [],
  } satisfies Option,
  cost: 0,
};

/** The best two dishes for two meals of a day at once, or for one; whether that was better. */
function improvePair(state: WeekState, first: OpenMeal, second: OpenMeal | null): boolean {
  const before = totalCost(state);
  const [nowFirst, nowSecond] = [first.now, second?.now ?? null];
  put(state, first, null, 0);
  if (second) put(state, second, null, 0);
  const { day } = first;
  const ranges = state.ranges[day] as WeekState['ranges'][number];
  const amounts = state.amounts[day] as Float64Array;
  const minutes = state.minutes[day] as number;
  const weigh = (meal: OpenMeal, but?: OpenMeal) => {
    const weighed: { option: Option; cost: number }[] = [];
    let recipe: Option['recipe'] | null = null;
    let [isTaken, repeats] = [false, 0];
    for (const option of meal.options) {
      // The portions of a dish stand one after the other and repeat the same.
      if (option.recipe !== recipe) {
        recipe = option.recipe;
        isTaken = isEatenToday(state, meal, option, but);
        repeats = isTaken ? 0 : repetitionCostOf(option);
      }
      if (!isTaken) weighed.push({ option, cost: option.fresh + repeats });
    }
    return weighed.sort((a, b) => a.cost - b.cost);
  };
  const firsts = weigh(first, second ?? undefined);
  const seconds = second ? weigh(second, first) : [NOTHING];
  let best: { a: Option; b: Option } | null = null;
  let least = Number.POSITIVE_INFINITY;
  const withFirst = new Float64Array(amounts.length);
  const most = state.input.days[day]?.minutes ?? Number.POSITIVE_INFINITY;
  const budget = state.input.wishes.budgetAud ?? Number.POSITIVE_INFINITY;
  // Both from the cheapest on: nutrients only add to it, so that the rest of a list can be no better.
  const leastSecond = seconds[0]?.cost ?? 0;
  for (const { option: a, cost } of firsts) {
    if (cost + leastSecond >= least) break;
    for (let at = 0; at < withFirst.length; at += 1) {
      withFirst[at] = (amounts[at] as number) + (a.amounts[at] as number);
    }
    const overTime = minutes + a.minutes - most;
    const overBudget = state.aud + a.aud - budget;
    for (const { option: b, cost: more } of seconds) {
      if (cost + more >= least) break;
      const rest =
        cost +
        more +
        Math.max(0, overTime + b.minutes) * MINUTE_COST +
        Math.max(0, overBudget + b.aud) * BUDGET_COST;
      if (rest >= least || a.recipe === b.recipe) continue;
      const all = rest + nutrientCost(ranges, withFirst, b.amounts, least - rest);
      if (all >= least) continue;
      least = all;
      best = { a, b };
    }
  }
  if (best) {
    put(state, first, best.a, first.index);
    if (second) put(state, second, best.b, second.index);
    if (totalCost(state) < before - MIN_GAIN) return true;
  }
  put(state, first, nowFirst?.option ?? null, nowFirst?.from ?? 0);
  if (second) put(state, second, nowSecond?.option ?? null, nowSecond?.from ?? 0);
  return false;
}

/** Pairs of meals of a day until no pair is better. */
function improveDay(state: WeekState, day: number): boolean {
  const meals = state.meals.filter((meal) => meal.day === day && isFree(state, meal));
  let isBetter = false;
  const [only] = meals;
  if (meals.length === 1 && only) return improvePair(state, only, null);
  meals.forEach((first, at) => {
    for (const second of meals.slice(at + 1)) {
      if (improvePair(state, first, second)) isBetter = true;
    }
  });
  return isBetter;
}

/** One batch after another for these days, where it is better than what its meals are now. */
function improveBatches({ state, batches }: Search, open: readonly number[]): boolean {
  let isBetter = false;
  for (const { meals, options } of batches) {
    const [source] = meals;
    if (!source || !meals.some(({ day }) => open.includes(day))) continue;
    const isTaken = meals.some((meal) => !isFree(state, meal, meals));
    const isTwice = meals.some((meal, at) => isEatenToday(state, meal, options[at] as Option));
    if (isTaken || isTwice) continue;
    const before = totalCost(state);
    const days = new Set(meals.map(({ day }) => day));
    const touched = state.meals.filter(({ day }) => days.has(day));
    const was = touched.map(({ now }) => now);
    meals.forEach((meal, at) => put(state, meal, options[at] as Option, source.index));
    // The other meals of its days may make up for it.
    if (totalCost(state) < before + MAX_LOSS) {
      for (const meal of touched) {
        if (!meals.includes(meal) && isFree(state, meal)) improvePair(state, meal, null);
      }
    }
    if (totalCost(state) < before + MAX_NEAR_LOSS) for (const day of days) improveDay(state, day);
    if (totalCost(state) < before - MIN_GAIN) isBetter = true;
    else {
      for (const [at, meal] of touched.entries()) {
        put(state, meal, was[at]?.option ?? null, was[at]?.from ?? 0);
      }
    }
  }
  return isBetter;
}

/** The nearest week that no change of two meals of a day, and no batch, makes better. */
export function descend(search: Search, days: readonly number[]): void {
  for (let sweep = 0; sweep < MAX_SWEEPS; sweep += 1) {
    let isBetter = false;
    for (const day of days) if (improveDay(search.state, day)) isBetter = true;
    if (improveBatches(search, days)) isBetter = true;
    if (!isBetter) return;
  }
}

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

/** Of all meals so many are changed at random. */
const SHAKEN_SHARE = 1 / 7;
/** Where leftovers are wished for, a batch is put somewhere as often as single meals. */
const BATCH_SHARE = 0.5;

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
  const batch = random() < BATCH_SHARE ? oneOf(batches) : undefined;
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
    const count = Math.max(1, Math.round(state.meals.length * SHAKEN_SHARE));
    for (let at = 0; at < count; at += 1) {
      const meal = oneOf(state.meals);
      const option = meal && oneOf(meal.options);
      if (!meal || !option || isEatenToday(state, meal, option)) continue;
      free(meal);
      put(state, meal, option, meal.index);
    }
  }
  return [...days].sort((a, b) => a - b);
}
