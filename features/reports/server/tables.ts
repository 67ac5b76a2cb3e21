import {
  date,
  foreignKey,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '#features/account/server/tables.ts';

const owner = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
const moment = () => timestamp({ withTimezone: true });

/** Links by which anybody can read the report of a period. */
export const reportShares = pgTable(
  'report_shares',
  {
    ownerId: owner(),
    id: uuid().notNull(),
    /** the secret part of the link */
    token: text().notNull(),
    from: date({ mode: 'string' }).notNull(),
    to: date({ mode: 'string' }).notNull(),
    endsOn: date({ mode: 'string' }).notNull(),
    sharedAt: moment().notNull(),
    stoppedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    uniqueIndex('report_shares_token').on(table.token),
  ],
);

/** The minutes in which a link was opened. */
export const reportViews = pgTable(
  'report_views',
  {
    ownerId: owner(),
    shareId: uuid().notNull(),
    openedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.shareId, table.openedAt] }),
    foreignKey({
      columns: [table.ownerId, table.shareId],
      foreignColumns: [reportShares.ownerId, reportShares.id],
    }).onDelete('cascade'),
  ],
);
