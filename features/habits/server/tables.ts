import {
  boolean,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '#features/account/server/tables.ts';
import { recordColumns } from '#platform/server/records/record-columns.ts';
import { HABIT_SOURCES, type HabitPause, type HabitTerm } from '../rules/habit-kinds.ts';

export const habits = pgTable(
  'habits',
  {
    ...recordColumns(() => users.id),
    name: text().notNull(),
    source: text({ enum: HABIT_SOURCES }).notNull(),
    unit: text(),
    terms: jsonb().$type<HabitTerm[]>().notNull(),
    pauses: jsonb().$type<HabitPause[]>().notNull(),
    archivedOn: date({ mode: 'string' }),
    position: doublePrecision().notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.id] })],
);

/** What was done for a habit on a day: the parts of a day add up. */
export const habitMarks = pgTable(
  'habit_marks',
  {
    ...recordColumns(() => users.id),
    habitId: uuid().notNull(),
    date: date({ mode: 'string' }).notNull(),
    /** NULL where once is enough */
    amount: doublePrecision(),
    /** minutes ahead of UTC of the clock that the day was read from; NULL is "not known" */
    offsetMinutes: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    foreignKey({
      columns: [table.ownerId, table.habitId],
      foreignColumns: [habits.ownerId, habits.id],
    }).onDelete('cascade'),
    index('habit_marks_by_date').on(table.ownerId, table.date),
  ],
);

/** Whether a person wants trophies; no row: they do. */
export const trophyChoices = pgTable('trophy_choices', {
  ownerId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  shown: boolean().notNull(),
  version: integer().notNull(),
});
