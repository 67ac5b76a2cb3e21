import type { Count, WeekState } from './week-state.ts';

/** States of days, as numbers, in which nothing better was found: they are not looked at again. */
export type Settled = {
  known: Set<number>;
  /** What is counted of each day's dishes. */
  counts: readonly (readonly Count[])[];
};

/** Counts below their limit are all alike, and so are those far above it. */
const [FEWEST, TIMES_OVER] = [-1, 3];
/** Money is alike within this, AUD, and well below the budget. */
const AUD_STEP = 0.5;
const FAR_BELOW_AUD = 15;
const HALF = 2 ** 32;
const LOW_BITS = 2 ** 21;

export const startSettled = ({ meals, input }: WeekState): Settled => ({
  known: new Set(),
  counts: input.days.map((_, day) => [
    ...new Set(
      meals
        .filter((meal) => meal.day === day)
        .flatMap(({ options }) => options.flatMap(({ repeats }) => repeats)),
    ),
  ]),
});

const mix = (hash: number, value: number): number => {
  const mixed = Math.imul(hash ^ value, 0x9e3779b1);
  return mixed ^ (mixed >>> 15);
};

/** Two marks as one, whose order counts. */
export const joinMarks = (one: number, other: number): number =>
  toMark(
    mix(mix(mix(mix(1, one / HALF), one), other / HALF), other),
    mix(mix(mix(mix(2, one / HALF), one), other / HALF), other),
  );

const toMark = (high: number, low: number): number =>
  (high >>> 0) * LOW_BITS + ((low >>> 0) % LOW_BITS);

/** What the best meals of a day depend on: what they are, what dishes would repeat, and the money. */
export function markOf({ counts }: Settled, { meals, input, aud }: WeekState, day: number): number {
  let [high, low] = [mix(3, day), mix(4, day)];
  const add = (value: number) => {
    high = mix(high, value);
    low = mix(low, value ^ 0x5bd1e995);
  };
  for (const { day: own, index, now } of meals) {
    if (own === day) {
      add(now ? now.option.key : -1);
      if (now) add(now.from);
    } else if (now && now.from !== index && meals[now.from]?.day === day) add(index);
  }
  for (const { now, limit } of counts[day] ?? []) {
    add(Math.min(TIMES_OVER, Math.max(FEWEST, now - limit)));
  }
  const { budgetAud } = input.wishes;
  if (budgetAud !== null) {
    add(Math.round(Math.max(-FAR_BELOW_AUD, aud - budgetAud) / AUD_STEP));
  }
  return toMark(high, low);
}
