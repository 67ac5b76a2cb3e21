import * as highsModule from 'highs';
import type { LinearModel } from '../../rules/linear-model.ts';

type Options = { gap: number; maxNodes: number };

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

/** Solves with HiGHS; counts nodes, never time, so that the same model always gives the same. */
export const highsSolver =
  ({ gap, maxNodes }: Options) =>
  (model: LinearModel): ArrayLike<number> | null =>
    highs.withModel(toModelData(model), (solver) => {
      solver.options.set({ output_flag: false, mip_rel_gap: gap, mip_max_nodes: maxNodes });
      solver.run();
      const { colValue } = solver.getSolution();
      return Number.isFinite(solver.getObjectiveValue()) && colValue.length > 0 ? colValue : null;
    });
