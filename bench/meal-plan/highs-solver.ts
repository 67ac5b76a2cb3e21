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
  return {
    numCols: columns.length,
    numRows: rows.length,
    colCost: columns.map(({ cost }) => cost),
    colLower: columns.map(() => 0),
    colUpper: columns.map(() => infinity),
    ...(columns.some(({ isBinary }) => isBinary) && {
      integrality: columns.map(({ isBinary }) => (isBinary ? 1 : 0)),
    }),
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
  };
}

/** The least cost of a linear model, and what each row's limit is worth. */
export const solveLinear = (model: LinearModel): { cost: number; duals: ArrayLike<number> } =>
  highs.withModel(toModelData(model), (solver) => {
    solver.options.set({ output_flag: false, mip_rel_gap: 0 });
    solver.run();
    return { cost: solver.getObjectiveValue(), duals: solver.getSolution().rowDual };
  });
