import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '#features/account/server/tables.ts';
import { bytes } from '#platform/server/db/bytes-column.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';

const moment = () => timestamp({ withTimezone: true });

// Jobs go by these rows, which only the person behind a session makes: the owner in them is proven.
const owner = () =>
  uuid()
    .$type<OwnerId>()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Exports that were asked for. The file lies in the row, so that every server has it and it goes with the account. */
export const dataExports = pgTable(
  'data_exports',
  {
    ownerId: owner(),
    id: uuid().notNull(),
    state: text({ enum: ['running', 'ready', 'failed'] }).notNull(),
    /** tables read so far, of `total` */
    done: integer().notNull(),
    total: integer().notNull(),
    askedAt: moment().notNull(),
    expiresAt: moment().notNull(),
    sizeBytes: integer(),
    file: bytes(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.id] })],
);

export const accountDeletions = pgTable('account_deletions', {
  ownerId: owner().primaryKey(),
  askedAt: moment().notNull(),
  dueAt: moment().notNull(),
});
