import { solve } from 'yalps';
import type { LinearModel } from './linear-model.ts';

/** Good enough for a start: the improvement afterwards closes the rest. */
const GAP = 0.03;
const MAX_NODES = 600;
const MAX_PIVOTS = 2_000;

/**
 * Values of the columns at the least cost within 3 %, by YALPS; null without a solution. Counts nodes,
 * never time, so that every device gives the same. The rows of the model keep yes-or-no columns at 1 or below.
 */
export function solveModel(model: LinearModel): Float64Array | null {
  // In another order the simplex method does not run in the same circle.
  return (
    solveInOrder(model, (count) => Array.from({ length: count }, (_, index) => index)) ??
    solveInOrder(model, (count) =>
      Array.from({ length: count }, (_, index) => count - 1 - index),
    ) ??
    solveInOrder(model, interleave)
  );
}

const interleave = (count: number): number[] => {
  const order = Array.from({ length: count }, (_, index) => index);
  return [...order.filter((index) => index % 3 === 0), ...order.filter((index) => index % 3 !== 0)];
};

function solveInOrder(model: LinearModel, order: (count: number) => number[]): Float64Array | null {
  const coefficients = model.columns.map(
    ({ cost }) => new Map<number | 'cost', number>([['cost', cost]]),
  );
  model.rows.forEach(({ terms }, row) => {
    for (const [column, factor] of terms) coefficients[column]?.set(row, factor);
  });
  const constraints = new Map<number | 'cost', { min?: number; max?: number; equal?: number }>();
  for (const row of order(model.rows.length)) {
    const { min = null, max = null } = model.rows[row] ?? {};
    if (min !== null && min === max) constraints.set(row, { equal: min });
    else constraints.set(row, { ...(min !== null && { min }), ...(max !== null && { max }) });
  }
  const { result, variables } = solve<number, number | 'cost'>(
    {
      direction: 'minimize',
      objective: 'cost',
      constraints,
      variables: order(coefficients.length).map((column) => [column, coefficients[column] ?? []]),
      integers: new Set(model.columns.flatMap(({ isBinary }, index) => (isBinary ? [index] : []))),
    },
    {
      tolerance: GAP,
      maxIterations: MAX_NODES,
      maxPivots: MAX_PIVOTS,
      timeout: Number.POSITIVE_INFINITY,
    },
  );
  if (!Number.isFinite(result)) return null;
  const values = new Float64Array(model.columns.length);
  for (const [column, value] of variables) values[column] = value;
  return values;
}
