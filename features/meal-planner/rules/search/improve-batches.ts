import { isEatenToday, isFree } from './eaten.ts';
import { improveDay, improvePair, MIN_GAIN } from './improve-pair.ts';
import { joinMarks, markOf } from './settled.ts';
import type { Search } from './start-search.ts';
import { type Option, put, totalCost } from './week-state.ts';

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
  for (const [index, { meals, options }] of batches.entries()) {
    const [source] = meals;
    if (!source || !meals.some(({ day }) => open.includes(day))) continue;
    const mark = meals.reduce((sum, { day }) => joinMarks(sum, marks[day] ?? 0), index);
    if (settled.known.has(mark)) continue;
    settled.known.add(mark);
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
    if (totalCost(state) < before + MAX_NEAR_LOSS) for (const day of days) improveDay(search, day);
    if (totalCost(state) < before - MIN_GAIN) {
      isBetter = true;
      marks = marksNow();
    } else {
      for (const [at, meal] of touched.entries()) {
        put(state, meal, was[at]?.option ?? null, was[at]?.from ?? 0);
      }
    }
  }
  return isBetter;
}
