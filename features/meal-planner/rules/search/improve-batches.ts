import { isEatenToday, isFree } from './eaten.ts';
import { improveDay, improvePair, MIN_GAIN } from './improve-pair.ts';
import { joinMarks, markOf } from './settled.ts';
import type { Batch, Search } from './start-search.ts';
import {
  budgetCost,
  minutesCost,
  type OpenMeal,
  type Option,
  put,
  totalCost,
  type WeekState,
} from './week-state.ts';
import { type Bare, bareOf, nutrientsWith } from './weigh.ts';

/** What a batch may cost before the meals beside it are changed. */
const MAX_LOSS = 4;
/** What it may cost before pairs of those are. */
const MAX_NEAR_LOSS = 0.5;

/** One batch after another for these days, where it is better than what its meals are now. */
export function improveBatches(search: Search, open: readonly number[]): boolean {
  const { state, batches, settled } = search;
  let isBetter = false;
  const marksNow = () => state.input.days.map((_, day) => markOf(settled, state, day));
  let marks = batches.length > 0 ? marksNow() : [];
  for (const [index, portions] of batches.entries()) {
    const meals = portions[0]?.meals ?? [];
    if (!meals.some(({ day }) => open.includes(day))) continue;
    const mark = meals.reduce((sum, { day }) => joinMarks(sum, marks[day] ?? 0), index);
    if (settled.known.has(mark)) continue;
    settled.known.add(mark);
    for (const batch of listLikely(state, portions)) {
      if (!improveBatch(search, batch)) continue;
      isBetter = true;
      marks = marksNow();
    }
  }
  return isBetter;
}

/** The portions of a batch that may be better, by what each of its days would cost. */
function listLikely(state: WeekState, portions: readonly Batch[]): Batch[] {
  const [first] = portions;
  if (!first) return [];
  const bares = first.meals.map((meal) => bareOf(state, meal));
  let own = 0;
  for (const [at, meal] of first.meals.entries()) {
    const { fresh, leftOver, minutes, repeats } = first.options[at] as Option;
    const bare = bares[at] as Bare;
    const isFresh = at === 0;
    const has = meal.now?.option.repeats;
    own += (isFresh ? fresh : leftOver) - bare.now;
    own += minutesCost(state, meal.day, bare.minutes + (isFresh ? minutes : 0));
    for (const count of repeats) {
      if (!isFresh && !count.isEaten) continue;
      if (count.now >= count.limit && !has?.includes(count)) own += count.cost;
    }
  }
  state.work += portions.length;
  return portions.filter(({ meals, options }) => {
    let aud = state.aud;
    for (const [at, { now }] of meals.entries()) {
      aud += (options[at] as Option).aud - (now?.option.aud ?? 0);
    }
    let cost = own + budgetCost(state, aud) - budgetCost(state, state.aud);
    for (let at = 0; at < meals.length && cost < MAX_LOSS; at += 1) {
      cost += nutrientsWith(state, meals[at] as OpenMeal, bares[at] as Bare, options[at] as Option);
    }
    return cost < MAX_LOSS;
  });
}

function improveBatch(search: Search, { meals, options }: Batch): boolean {
  const { state } = search;
  const isTaken = meals.some((meal) => !isFree(state, meal, meals));
  const isTwice = meals.some((meal, at) => isEatenToday(state, meal, options[at] as Option));
  if (isTaken || isTwice) return false;
  const before = totalCost(state);
  const days = new Set(meals.map(({ day }) => day));
  const touched = state.meals.filter(({ day }) => days.has(day));
  const was = touched.map(({ now }) => now);
  for (const [at, meal] of meals.entries()) {
    put(state, meal, options[at] as Option, meals[0]?.index ?? meal.index);
  }
  // The other meals of its days may make up for it.
  if (totalCost(state) < before + MAX_LOSS) {
    for (const meal of touched) {
      if (!meals.includes(meal) && isFree(state, meal)) improvePair(state, meal, null);
    }
  }
  if (totalCost(state) < before + MAX_NEAR_LOSS) for (const day of days) improveDay(search, day);
  if (totalCost(state) < before - MIN_GAIN) return true;
  for (const [at, meal] of touched.entries()) {
    put(state, meal, was[at]?.option ?? null, was[at]?.from ?? 0);
  }
  return false;
}
