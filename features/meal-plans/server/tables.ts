import {
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '#features/account/server/tables.ts';
import type { PlanMeal } from '../rules/plan-day.ts';
import type { PlanSettings, StoredSettings } from '../rules/plan-settings.ts';

const owner = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
const moment = () => timestamp({ withTimezone: true });

/** A day of a person's meal plan. */
export const planDays = pgTable(
  'plan_days',
  {
    ownerId: owner(),
    date: date({ mode: 'string' }).notNull(),
    meals: jsonb().$type<PlanMeal[]>().notNull(),
    note: text(),
    version: integer().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.date] })],
);

/** Meals, people and wishes of a person's plan. */
export const mealPlanSettings = pgTable('meal_plan_settings', {
  ownerId: owner().primaryKey(),
  settings: jsonb().$type<PlanSettings & Partial<StoredSettings>>().notNull(),
  updatedAt: moment().notNull(),
});
