import { budgetRate, MINUTE_COST } from '../plan-costs.ts';
import type { PlannerRecipe } from '../planner-input.ts';
import { eatenToday, isFree } from './eaten.ts';
import { markOf } from './settled.ts';
import { type Search, toDish } from './start-search.ts';
import {
  budgetCost,
  CALORIES,
  COUNTED_AMOUNTS,
  type Dish,
  EMPTY_COST,
  minutesCost,
  nutrientCost,
  type OpenMeal,
  type Option,
  put,
  repetitionCostOf,
  totalCost,
  type WeekState,
} from './week-state.ts';

/** Less than this is noise of the arithmetic. */
export const MIN_GAIN = 1e-6;
/** Of a portion. */
const ROUNDING = 1e-6;
/** What putting the dishes of two meals in order counts as. */
const LISTS_WORK = 12;

/** A dish with its portions, and what it costs beside the rest of the week before its nutrients. */
type Weighed = { dish: Dish; cost: number };

/** Beside a meal that is changed by itself. */
const NOTHING: Weighed = {
  dish: toDish([
    {
      recipe: {} as PlannerRecipe,
      portion: 0,
      key: 0,
      amounts: new Float64Array(COUNTED_AMOUNTS),
      minutes: 0,
      aud: 0,
      fresh: 0,
      leftOver: 0,
      repeats: [],
    },
  ]),
  cost: 0,
};

/** The dishes of a meal from the cheapest on; what is eaten today already is none. */
function weighDishes(state: WeekState, meal: OpenMeal, but: OpenMeal | null): Weighed[] {
  const today = eatenToday(state, meal, but);
  const weighed: Weighed[] = [];
  for (const dish of meal.dishes) {
    const one = dish.options[0] as Option;
    if (today.includes(one.recipe.id)) continue;
    weighed.push({ dish, cost: one.fresh + repetitionCostOf(one) });
  }
  return weighed.sort((a, b) => a.cost - b.cost);
}

/** The cost of the week but for what is empty, and for the nutrients, minutes and money of a day. */
const costWithout = (state: WeekState, day: number): number =>
  totalCost(state) -
  state.empty * EMPTY_COST -
  (state.nutrientCosts[day] as number) -
  minutesCost(state, day, state.minutes[day] as number) -
  budgetCost(state, state.aud);

/** What amounts above the ranges of a day cost. */
function excessCost({ max, cost }: WeekState['ranges'][number], amounts: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < COUNTED_AMOUNTS; at += 1) {
    const over = (amounts[at] as number) - (max[at] as number);
    if (over > 0) sum += over * (cost[at] as number);
  }
  return sum;
}

/** The best two dishes for two meals of a day at once, or for one; whether that was better. */
export function improvePair(state: WeekState, first: OpenMeal, second: OpenMeal | null): boolean {
  const before = totalCost(state);
  state.work += LISTS_WORK;
  const [nowFirst, nowSecond] = [first.now, second?.now ?? null];
  put(state, first, null, 0);
  if (second) put(state, second, null, 0);
  const { day } = first;
  const ranges = state.ranges[day] as WeekState['ranges'][number];
  const amounts = state.amounts[day] as Float64Array;
  const minutes = state.minutes[day] as number;
  const firsts = weighDishes(state, first, second);
  const seconds = second ? weighDishes(state, second, first) : [NOTHING];
  let best: { a: Option; b: Option } | null = null;
  // What the two meals cost now: nothing above it is looked at.
  let least = before - costWithout(state, day) - MIN_GAIN;
  const withFirst = new Float64Array(amounts.length);
  const most = state.input.days[day]?.minutes ?? Number.POSITIVE_INFINITY;
  const budget = state.input.wishes.budgetAud ?? Number.POSITIVE_INFINITY;
  const audCost = budgetRate(state.input.wishes);
  const [minKcal, maxKcal] = [ranges.min[CALORIES] as number, ranges.max[CALORIES] as number];
  const kcalCost = ranges.cost[CALORIES] as number;
  // Both from the cheapest on: nutrients only add to it, so that the rest of a list can be no better.
  const leastSecond = seconds[0]?.cost ?? 0;
  for (const { dish, cost } of firsts) {
    if (cost + leastSecond >= least) break;
    state.work += dish.options.length;
    for (const a of dish.options) {
      for (let at = 0; at < withFirst.length; at += 1) {
        withFirst[at] = (amounts[at] as number) + (a.amounts[at] as number);
      }
      // What is too much already, no other dish takes away.
      if (cost + leastSecond + excessCost(ranges, withFirst) >= least) continue;
      const kcal = withFirst[CALORIES] as number;
      const overTime = minutes + a.minutes - most;
      const overBudget = state.aud + a.aud - budget;
      for (const { dish: other, cost: more } of seconds) {
        if (cost + more >= least) break;
        if (dish.recipe === other.recipe) continue;
        const own = cost + more + Math.max(0, overTime + other.minutes) * MINUTE_COST;
        if (own >= least) continue;
        // Further from the day's energy no portion is better.
        const away = (least - own) / kcalCost;
        const from = (minKcal - away - kcal - other.kcal) / other.kcalStep - ROUNDING;
        const to = (maxKcal + away - kcal - other.kcal) / other.kcalStep + ROUNDING;
        const last = Math.min(other.options.length - 1, to);
        for (let at = Math.max(0, Math.ceil(from)); at <= last; at += 1) {
          const b = other.options[at] as Option;
          const rest = own + Math.max(0, overBudget + b.aud) * audCost;
          if (rest >= least) continue;
          const all = rest + nutrientCost(ranges, withFirst, b.amounts, least - rest);
          if (all >= least) continue;
          least = all;
          best = { a, b };
        }
      }
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
export function improveDay({ state, settled }: Search, day: number): boolean {
  const mark = markOf(settled, state, day);
  if (settled.known.has(mark)) return false;
  const isBetter = improvePairs(state, day);
  if (!isBetter) settled.known.add(mark);
  return isBetter;
}

function improvePairs(state: WeekState, day: number): boolean {
  const meals = state.meals.filter((meal) => meal.day === day && isFree(state, meal));
  let isBetter = false;
  const [only] = meals;
  if (meals.length === 1 && only) return improvePair(state, only, null);
  meals.forEach((first, at) => {
    for (const second of meals.slice(at + 1)) {
      if (improvePair(state, first, second)) isBetter = true;
    }
  });
  // Where two meals have but one dish between them, one of them has it.
  for (const meal of meals) {
    if (!meal.now && improvePair(state, meal, null)) isBetter = true;
  }
  return isBetter;
}

/** The portion of a dish that suits the day best. */
export function bestPortion(state: WeekState, { day }: OpenMeal, { options }: Dish): Option {
  const range = state.ranges[day] as WeekState['ranges'][number];
  let [best, least] = [options[0] as Option, Number.POSITIVE_INFINITY];
  for (const option of options) {
    const cost = nutrientCost(range, state.amounts[day] as Float64Array, option.amounts, least);
    if (cost >= least) continue;
    [best, least] = [option, cost];
  }
  return best;
}
