import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = () => timestamp({ withTimezone: true }).notNull();

/**
 * Work that is still to be done; a row goes when its work is done or given up. A server that takes one
 * puts `dueAt` a little ahead and keeps doing so while it works: when it dies, the row falls due again.
 */
export const jobs = pgTable(
  'jobs',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    /** Only ids and sealed data, so the table reveals nothing about people. */
    payload: jsonb().notNull(),
    dueAt: moment(),
    /** From then on it is not tried again. */
    giveUpAt: moment(),
    /** Number of times taken; identifies the current holder. */
    tries: integer().notNull().default(0),
  },
  (table) => [index('jobs_due').on(table.dueAt)],
);
