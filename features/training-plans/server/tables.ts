import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '#features/account/server/tables.ts';
import { PLAN_SOURCES, type PlanContent } from '#features/plan-blocks/rules/plan-content.ts';
import { recordColumns } from '#platform/server/records/record-columns.ts';

/** Blocks of training that a person follows, or followed. */
export const trainingPlans = pgTable(
  'training_plans',
  {
    ...recordColumns(() => users.id),
    name: text().notNull(),
    source: text({ enum: PLAN_SOURCES }).notNull(),
    programmeId: text(),
    byModel: boolean().notNull(),
    monday: date().notNull(),
    firstDay: date().notNull(),
    weeks: integer().$type<PlanContent['weeks']>().notNull(),
    edits: integer().notNull(),
    input: jsonb().$type<PlanContent['input']>().notNull(),
    base: jsonb().$type<PlanContent['base']>().notNull(),
    changes: jsonb().$type<PlanContent['changes']>().notNull(),
    active: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    uniqueIndex('training_plans_one_active')
      .on(table.ownerId)
      .where(sql`${table.active} and ${table.deletedAt} is null`),
  ],
);
