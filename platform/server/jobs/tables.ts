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
    /** Ids and what is sealed: nothing that says something about a person to whoever reads the table. */
    payload: jsonb().notNull(),
    dueAt: moment(),
    /** From then on it is not tried again. */
    giveUpAt: moment(),
    /** How often a server has taken it; the number is what it holds the job by. */
    tries: integer().notNull().default(0),
  },
  (table) => [index('jobs_due').on(table.dueAt)],
);
