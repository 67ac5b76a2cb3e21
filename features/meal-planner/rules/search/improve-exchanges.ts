import { eatenToday, isFree } from './eaten.ts';
import { bestPortion, improveDay, improvePair, MIN_GAIN } from './improve-pair.ts';
import { joinMarks, markOf } from './settled.ts';
import type { Search } from './start-search.ts';
import {
  type Count,
  type Dish,
  minutesCost,
  type OpenMeal,
  type Option,
  put,
  repetitionCostOf,
  totalCost,
  type WeekState,
} from './week-state.ts';
import { bareOf, nutrientsWith } from './weigh.ts';

/** What an exchange may cost before the meals beside it are changed. */
const MAX_NEAR_LOSS = 1;
/** What comparing a meal with all others counts as. */
const PAIRS_WORK = 8;

/** What a meal costs now with the nutrients and minutes of its day, the least it could, and the dishes that would be too often. */
type Weighed = {
  now: number;
  least: number;
  often: readonly { dish: Dish; cost: number; counts: readonly Count[] }[];
};

function weigh(state: WeekState, meal: OpenMeal): Weighed {
  const bare = bareOf(state, meal);
  const today = eatenToday(state, meal, null);
  let least = Number.POSITIVE_INFINITY;
  const often: Weighed['often'][number][] = [];
  for (const dish of meal.dishes) {
    const one = dish.options[0] as Option;
    if (today.includes(dish.recipe.id)) continue;
    const repeated = repetitionCostOf(one);
    const own = one.fresh + repeated + minutesCost(state, meal.day, bare.minutes + one.minutes);
    if (repeated === 0 && own >= least) continue;
    let nutrients = Number.POSITIVE_INFINITY;
    for (const option of dish.options) {
      nutrients = Math.min(nutrients, nutrientsWith(state, meal, bare, option, nutrients));
    }
    const cost = own + nutrients;
    least = Math.min(least, cost);
    if (repeated === 0) continue;
    often.push({ dish, cost, counts: one.repeats.filter(({ now, limit }) => now >= limit) });
  }
  return { now: bare.now, least, often };
}

/** Whether a meal is cooked and eaten by itself. */
export const isCookedAlone = (state: WeekState, meal: OpenMeal): boolean =>
  meal.now?.from === meal.index && isFree(state, meal);

/**
 * A dish that would be too often beside what another day has: that day gets something else, and the dish
 * comes here. Pairs of meals of one day cannot find that.
 */
export function improveExchanges(search: Search, open: readonly number[]): boolean {
  const { state, settled } = search;
  let isBetter = false;
  const all = state.input.days.map((_, day) => day);
  const marksNow = () => all.map((day) => markOf(settled, state, day));
  let marks = marksNow();
  let weighed: Weighed[] = [];
  const weighedOf = (meal: OpenMeal): Weighed => {
    const known = weighed[meal.index] ?? weigh(state, meal);
    weighed[meal.index] = known;
    return known;
  };
  const aloneOn = (day: number) =>
    state.meals.filter((meal) => meal.day === day && isCookedAlone(state, meal));
  for (const day of all) {
    const isOpen = open.includes(day);
    for (const otherDay of all) {
      if (otherDay === day || !(isOpen || open.includes(otherDay))) continue;
      const mark = joinMarks(marks[day] ?? 0, marks[otherDay] ?? 0);
      if (settled.known.has(mark)) continue;
      settled.known.add(mark);
      state.work += PAIRS_WORK;
      const others = aloneOn(otherDay);
      for (const meal of aloneOn(day)) {
        for (const other of others) {
          if (!exchange(search, meal, other, weighedOf)) continue;
          isBetter = true;
          marks = marksNow();
          weighed = [];
        }
      }
    }
  }
  return isBetter;
}

function exchange(
  search: Search,
  meal: OpenMeal,
  other: OpenMeal,
  weighedOf: (meal: OpenMeal) => Weighed,
): boolean {
  const { state } = search;
  const own = weighedOf(meal);
  const has = other.now?.option.repeats;
  if (own.often.length === 0 || !has) return false;
  const away = weighedOf(other);
  const before = totalCost(state);
  const days = [meal.day, other.day];
  for (const { dish, cost, counts } of own.often) {
    let freed = 0;
    for (const count of counts) if (has.includes(count)) freed += count.cost;
    if (freed === 0) continue;
    if (cost - freed - own.now + away.least - away.now >= MAX_NEAR_LOSS) continue;
    const touched = state.meals.filter(({ day }) => days.includes(day));
    const was = touched.map(({ now }) => now);
    put(state, other, null, 0);
    put(state, meal, null, 0);
    put(state, meal, bestPortion(state, meal, dish), meal.index);
    improvePair(state, other, null);
    if (totalCost(state) < before + MAX_NEAR_LOSS) for (const day of days) improveDay(search, day);
    if (totalCost(state) < before - MIN_GAIN) return true;
    for (const [at, each] of touched.entries()) {
      put(state, each, was[at]?.option ?? null, was[at]?.from ?? 0);
    }
  }
  return false;
}
