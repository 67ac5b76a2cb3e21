import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from '#features/account/server/tables.ts';
import { recordColumns } from '#platform/server/records/record-columns.ts';
import type { PlanTemplateContent } from '../rules/plan-template-schema.ts';

/** Days and weeks of meals that a person keeps to plan them again. */
export const mealPlanTemplates = pgTable(
  'meal_plan_templates',
  {
    ...recordColumns(() => users.id),
    name: text().notNull(),
    days: jsonb().$type<PlanTemplateContent['days']>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.id] })],
);
