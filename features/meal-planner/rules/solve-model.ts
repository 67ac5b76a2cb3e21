import { solve } from 'yalps';
import type { LinearModel } from './linear-model.ts';

/** Good enough for a start: the improvement afterwards closes the rest. */
const GAP = 0.03;
const MAX_NODES = 600;

/**
 * Values of the columns at the least cost within 3 %, by YALPS; null without a solution. Counts nodes,
 * never time, so that every device gives the same.
 */
export function solveModel(model: LinearModel): Float64Array | null {
  const columns = model.columns.map(
    ({ cost }) => new Map<number | 'cost', number>([['cost', cost]]),
  );
  model.rows.forEach(({ terms }, row) => {
    for (const [column, factor] of terms) columns[column]?.set(row, factor);
  });
  const constraints = new Map<number | 'cost', { min?: number; max?: number; equal?: number }>();
  model.rows.forEach(({ min, max }, row) => {
    if (min !== null && min === max) constraints.set(row, { equal: min });
    else
      constraints.set(row, { ...(min !== null && { min }), ...(max !== null && { max }) });
  });
  const binaries = new Set(model.columns.flatMap(({ isBinary }, index) => (isBinary ? [index] : [])));
  const { result, variables } = solve<number, number | 'cost'>(
    { direction: 'minimize', objective: 'cost', constraints, variables: [...columns.entries()], binaries },
    { tolerance: GAP, maxIterations: MAX_NODES, timeout: Number.POSITIVE_INFINITY },
  );
  if (!Number.isFinite(result)) return null;
  const values = new Float64Array(model.columns.length);
  for (const [column, value] of variables) values[column] = value;
  return values;
}
