import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '#features/account/server/tables.ts';
import { PARTS } from '../rules/list/merge-changes.ts';

const ownerId = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** A person's list as a whole: its number of changes, and its link. */
export const shoppingLists = pgTable(
  'shopping_lists',
  {
    ownerId: ownerId().primaryKey(),
    /** grows with every change */
    stamp: integer().notNull(),
    /** the secret part of the link; null: not shared */
    token: text(),
    sharedAt: timestamp({ withTimezone: true }),
  },
  (table) => [uniqueIndex('shopping_lists_token').on(table.token)],
);

/** What is on the list and in the pantry: of each thing its last change by the moment it was made. */
export const shoppingEntries = pgTable(
  'shopping_entries',
  {
    ownerId: ownerId(),
    part: text({ enum: PARTS }).notNull(),
    id: text().notNull(),
    /** ms since 1970 by the clock of the device that changed it, never later than the server's */
    at: bigint({ mode: 'number' }).notNull(),
    gone: boolean().notNull(),
    content: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.part, table.id] })],
);
