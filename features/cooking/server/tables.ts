import {
  date,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { users } from '#features/account/server/tables.ts';
import type { LoggedItem } from '#features/food-log/rules/item/logged-item.ts';
import { recordColumns } from '#platform/server/records/record-columns.ts';
import { PLACES } from '../rules/leftover.ts';

/** Cooked food that a person keeps. What was eaten up is marked deleted, so that Undo brings it back. */
export const leftovers = pgTable(
  'leftovers',
  {
    ...recordColumns(() => users.id),
    recipeId: text(),
    name: text().notNull(),
    /** one portion, a snapshot */
    item: jsonb().$type<LoggedItem>().notNull(),
    portions: doublePrecision().notNull(),
    /** portions that each entry of the log took, by its id, 0 once undone: Undo puts back just these */
    taken: jsonb().$type<Record<string, number>>().notNull().default({}),
    place: text({ enum: PLACES }).notNull(),
    cookedOn: date({ mode: 'string' }).notNull(),
    useBy: date({ mode: 'string' }),
    fridgeDays: integer(),
    freezerDays: integer(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.id] })],
);
