/** A generator of chance that a seed repeats (mulberry32): a bad draw can be looked at again. */
export type Chance = {
  /** evenly between 0 and 1 */
  next: () => number;
  between: (low: number, high: number) => number;
  /** the standard normal distribution (Box and Muller) */
  normal: () => number;
  happens: (share: number) => boolean;
};

export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    happens: (share) => next() < share,
  };
}
