import * as highsModule from 'highs';
import type { LinearModel } from './linear-model.ts';

// Its types speak of CommonJS, the module that is loaded has a default.
const highs = await (highsModule.default as unknown as typeof highsModule.default.default)();

const { infinity } = highs;

/** The model in the solver's arrays: columns, and rows as sparse lines. */
function toModelData({ columns, rows }: LinearModel) {
  const starts: number[] = [0];
  const indices: number[] = [];
  const values: number[] = [];
  for (const { terms } of rows) {
    for (const [column, factor] of terms) {
      indices.push(column);
      values.push(factor);
    }
    starts.push(indices.length);
  }
  const { continuous, integer } = highs.constants.variableType;
  return {
    numCols: columns.length,
    numRows: rows.length,
    colCost: columns.map(({ cost }) => cost),
    colLower: columns.map(() => 0),
    colUpper: columns.map(({ isBinary, max }) => (isBinary ? 1 : (max ?? infinity))),
    rowLower: rows.map(({ min }) => min ?? -infinity),
    rowUpper: rows.map(({ max }) => max ?? infinity),
    matrix: {
      format: 'csr' as const,
      numRows: rows.length,
      numCols: columns.length,
      starts,
      indices,
      values,
    },
    integrality: columns.map(({ isBinary }) => (isBinary ? integer : continuous)),
  };
}

/** What is proven of a model: `bound` is below the cost of every week, `cost` of the best that was found (null: none). */
export type Proof = { bound: number; cost: number | null; values: ArrayLike<number> };

/** Solves with HiGHS until its best is within `gap` of the bound, or for so many seconds. */
export const proveWith = (
  model: LinearModel,
  { gap, seconds }: { gap: number; seconds: number },
): Proof =>
  highs.withModel(toModelData(model), (solver) => {
    solver.options.set({ output_flag: false, mip_rel_gap: gap, time_limit: seconds });
    solver.run();
    const cost = solver.getObjectiveValue();
    const values = solver.getSolution().colValue;
    const bound = Number(solver.info.get('mip_dual_bound'));
    return { bound, cost: Number.isFinite(cost) && values.length > 0 ? cost : null, values };
  });
