import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '#features/account/server/tables.ts';
import { EXERCISE_MARKS } from '../contract.ts';

/** Exercises that a person likes or never wants suggested, by their name for life ("goblet-squat"). */
export const exerciseMarks = pgTable(
  'exercise_marks',
  {
    ownerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    exerciseId: text().notNull(),
    mark: text({ enum: EXERCISE_MARKS }).notNull(),
    markedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.exerciseId] })],
);
