import { eatenToday, isFree } from './eaten.ts';
import { bestPortion, improveDay, improvePair, MIN_GAIN } from './improve-pair.ts';
import { joinMarks, markOf } from './settled.ts';
import type { Search } from './start-search.ts';
import {
  type Count,
  type Dish,
  type OpenMeal,
  type Option,
  put,
  repetitionCostOf,
  totalCost,
  type WeekState,
} from './week-state.ts';

/** What an exchange may cost before the meals beside it are changed. */
const MAX_NEAR_LOSS = 1;
/** What comparing a meal with all others counts as. */
const PAIRS_WORK = 8;

/** What a meal costs by itself, the least it could, and the dishes that would be too often. */
type Weighed = {
  now: number;
  least: number;
  often: readonly { dish: Dish; cost: number; counts: readonly Count[] }[];
};

function weigh(state: WeekState, meal: OpenMeal): Weighed {
  const today = eatenToday(state, meal, null);
  let least = Number.POSITIVE_INFINITY;
  const often: Weighed['often'][number][] = [];
  for (const dish of meal.dishes) {
    const one = dish.options[0] as Option;
    if (today.includes(dish.recipe.id)) continue;
    const repeated = repetitionCostOf(one);
    least = Math.min(least, one.fresh + repeated);
    if (repeated === 0) continue;
    const counts = one.repeats.filter(({ now, limit }) => now >= limit);
    often.push({ dish, cost: one.fresh + repeated, counts });
  }
  const option = meal.now?.option;
  // What it repeats now, as one time less counts.
  const repeated = (option?.repeats ?? []).reduce(
    (sum, { now, limit, cost }) => sum + (now > limit ? cost : 0),
    0,
  );
  return { now: (option?.fresh ?? 0) + repeated, least, often };
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
  // Each meal with the state of its day.
  const marksNow = () => {
    const days = state.input.days.map((_, day) => markOf(settled, state, day));
    return state.meals.map(({ day, index }) => joinMarks(index, days[day] ?? 0));
  };
  let marks = marksNow();
  let weighed = state.meals.map((meal) => weigh(state, meal));
  const alone = state.meals.filter((meal) => isCookedAlone(state, meal));
  for (const meal of alone) {
    if (weighed[meal.index]?.often.length === 0) continue;
    const isOpen = open.includes(meal.day);
    state.work += PAIRS_WORK;
    for (const other of alone) {
      if (other.day === meal.day || !(isOpen || open.includes(other.day))) continue;
      const mark = joinMarks(marks[meal.index] ?? 0, marks[other.index] ?? 0);
      if (settled.known.has(mark)) continue;
      settled.known.add(mark);
      if (exchange(search, meal, other, weighed)) {
        isBetter = true;
        marks = marksNow();
        weighed = state.meals.map((one) => weigh(state, one));
      }
    }
  }
  return isBetter;
}

function exchange(
  search: Search,
  meal: OpenMeal,
  other: OpenMeal,
  weighed: readonly Weighed[],
): boolean {
  const { state } = search;
  const [own, away] = [weighed[meal.index], weighed[other.index]];
  const has = other.now?.option.repeats;
  if (!own || !away || !has) return false;
  const before = totalCost(state);
  const days = [meal.day, other.day];
  // Nutrients of both days may get better too, at most to nothing.
  const spare = days.reduce((sum, day) => sum + (state.nutrientCosts[day] as number), 0);
  for (const { dish, cost, counts } of own.often) {
    let freed = 0;
    for (const count of counts) if (has.includes(count)) freed += count.cost;
    if (freed === 0) continue;
    if (cost - freed - own.now + away.least - away.now >= spare - MIN_GAIN) continue;
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
