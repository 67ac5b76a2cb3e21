import { date, doublePrecision, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from '#features/account/server/tables.ts';
import { recordColumns } from '#platform/server/records/record-columns.ts';
import { ENDINGS, GOAL_KINDS } from '../rules/goal-kinds.ts';

export const goals = pgTable(
  'goals',
  {
    ...recordColumns(() => users.id),
    kind: text({ enum: GOAL_KINDS }).notNull(),
    /** the exercise, measure, habit or kind of activity; `weight` for weight */
    subject: text().notNull(),
    name: text().notNull(),
    unit: text().notNull(),
    startOn: date().notNull(),
    /** kg of weight and estimated max, a measure's unit, days kept, metres */
    startValue: doublePrecision().notNull(),
    target: doublePrecision().notNull(),
    dueOn: date().notNull(),
    ended: text({ enum: ENDINGS }),
    endedOn: date(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.id] })],
);
