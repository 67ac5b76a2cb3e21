import { is, sql } from 'drizzle-orm';
import { PgNumericNumber } from 'drizzle-orm/pg-core';
import { ITEM_KEYS } from '../../rules/item/logged-item.ts';
import { foodLogEntries } from '../tables.ts';

type Column = keyof typeof foodLogEntries.$inferSelect;

/** Columns under their own names in a statement written by hand, with numbers as numbers. */
const select = (keys: readonly Column[]) =>
  sql.join(
    keys.map((key) => {
      const column = foodLogEntries[key];
      const value = is(column, PgNumericNumber) ? sql`${column}::float8` : sql`${column}`;
      return sql`${value} as ${sql.identifier(key)}`;
    }),
    sql`, `,
  );

/** What a usual food says of the entry of its usual portion: the item without its note, and `others`. */
export const selectUsualItem = (...others: Column[]) =>
  select([...ITEM_KEYS.filter((key) => key !== 'note'), ...others]);
