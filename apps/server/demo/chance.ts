/** Chance that is the same at every start: a linear congruential generator (Numerical Recipes). */
export type Chance = {
  /** 0 up to but not 1 */
  next(): number;
  between(least: number, most: number): number;
  pick<Value>(choices: readonly [Value, ...Value[]]): Value;
};

export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  return {
    next,
    between: (least, most) => least + next() * (most - least),
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
  };
}
