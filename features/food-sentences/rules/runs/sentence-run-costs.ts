/** Whether an amount stands before its food or after it. */
export type Direction = 'before' | 'after';
export const DIRECTIONS = ['after', 'before'] as const;
export type Costs = Record<Direction, number>;

/** What each way to attach amounts to foods costs: the cheapest one is how the run is read. */
export const COST = {
  withoutAmount: 0.6,
  /** a list that begins with a food and an amount goes on so */
  begins: 0.1,
  countAfter: 0.25,
  timesBefore: 0.6,
  turn: 0.3,
  splitBetween: 0.1,
  article: 0.05,
  each: 0.3,
  impossible: 100,
};

/** Two readings closer than this are both possible. */
export const CLOSE = 0.05;
