import { pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#features/account/server/tables.ts';

/** The secret address of a plan's calendar. */
export const mealPlanCalendars = pgTable(
  'meal_plan_calendars',
  {
    ownerId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    token: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('meal_plan_calendars_token').on(table.token)],
);
