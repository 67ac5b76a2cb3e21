/** Rows as a list for each of their fields: without the names on each row a long answer is a third as large. */
export type Columns<Row> = { [Key in keyof Row]: Row[Key][] };

/** Back to rows; the lists are equally long. */
export function toRows<Row extends object>(columns: Columns<Row>): Row[] {
  const keys = Object.keys(columns) as (keyof Row)[];
  const length = keys[0] === undefined ? 0 : columns[keys[0]].length;
  return Array.from({ length }, (_, at) => {
    const row = {} as Row;
    for (const key of keys) row[key] = columns[key][at] as Row[typeof key];
    return row;
  });
}

/** The fields that are named, of each row. */
export function toColumns<Row extends object>(
  rows: readonly Row[],
  keys: readonly (keyof Row)[],
): Columns<Row> {
  const columns = {} as Columns<Row>;
  for (const key of keys) columns[key] = rows.map((row) => row[key]);
  return columns;
}
