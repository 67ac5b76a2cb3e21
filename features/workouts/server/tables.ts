import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '#features/account/server/tables.ts';

/** A person's own workouts: what they are called and how long they take. */
export const workouts = pgTable(
  'workouts',
  {
    ownerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    name: text().notNull(),
    description: text(),
    durationMinutes: integer().notNull(),
    difficulty: text(),
    category: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
    version: integer().notNull(),
    deletedAt: timestamp({ withTimezone: true }),
    /** when its content was changed last; null: it is as it came */
    editedAt: timestamp({ withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.id] })],
);
