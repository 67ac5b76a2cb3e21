import type { z } from 'zod';

/** A long list in parts. It can be read again from the start. */
export type Rows<Row> = AsyncIterable<readonly Row[]>;

const MAX_PART_ROWS = 500;
const lists = new WeakMap<z.ZodType, z.ZodArray>();

async function* partsOf<Row>(all: readonly Row[]): AsyncGenerator<readonly Row[]> {
  for (let start = 0; start < all.length; start += MAX_PART_ROWS) {
    yield all.slice(start, start + MAX_PART_ROWS);
  }
}

/** The list as a field of a body that the handler reads in parts, so that nobody holds all rows of a large body. */
export function rowsOf<Row extends z.ZodType>(list: z.ZodArray<Row>) {
  const rows = list.transform(
    (all): Rows<z.output<Row>> => ({ [Symbol.asyncIterator]: () => partsOf(all) }),
  );
  lists.set(rows, list);
  return rows;
}

/** The list behind a schema that `rowsOf` made. */
export const listOf = (schema: z.ZodType): z.ZodArray | undefined => lists.get(schema);
