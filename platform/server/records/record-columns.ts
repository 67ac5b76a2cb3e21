import { type AnyPgColumn, integer, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = () => timestamp({ withTimezone: true });

/**
 * The columns of every record. The table adds its content and the key:
 * `primaryKey({ columns: [table.ownerId, table.id] })`.
 */
export const recordColumns = (accountId: () => AnyPgColumn) => ({
  ownerId: uuid().notNull().references(accountId, { onDelete: 'cascade' }),
  /** made by the client, unique for its owner only */
  id: uuid().notNull(),
  createdAt: moment().notNull(),
  updatedAt: moment().notNull(),
  version: integer().notNull(),
  /** set when the person deleted it; Undo brings it back, a late retry does not */
  deletedAt: moment(),
});
