/** A linear model with yes-or-no and continuous columns, all at least 0. */
export type LinearModel = {
  columns: { name: string; cost: number; isBinary: boolean; max: number | null }[];
  rows: { name: string; min: number | null; max: number | null; terms: Map<number, number> }[];
};

export const emptyModel = (): LinearModel => ({ columns: [], rows: [] });

/** Adds a column; gives its place. */
export function addColumn(
  model: LinearModel,
  name: string,
  cost: number,
  { isBinary = false, max = null }: { isBinary?: boolean; max?: number | null } = {},
): number {
  model.columns.push({ name, cost, isBinary, max });
  return model.columns.length - 1;
}

export function addRow(
  model: LinearModel,
  name: string,
  min: number | null,
  max: number | null,
): Map<number, number> {
  const terms = new Map<number, number>();
  model.rows.push({ name, min, max, terms });
  return terms;
}

export const addTerm = (terms: Map<number, number>, column: number, factor: number): void => {
  if (factor !== 0) terms.set(column, (terms.get(column) ?? 0) + factor);
};
