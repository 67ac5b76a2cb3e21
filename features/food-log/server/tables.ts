import {
  boolean,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '#features/account/server/tables.ts';
import { MEAL_TYPES, ORIGINS, PORTION_UNITS, SOURCE_TYPES } from '../rules/entry-kinds.ts';

/** A figure of the portion eaten; NULL is "not known". numeric, because these are summed and shown. */
const amount = () => numeric({ mode: 'number' });

/**
 * What people ate. A row is a snapshot: name and figures are those of the moment of logging, so that
 * a later change of a food never rewrites a past day.
 */
export const foodLogEntries = pgTable(
  'food_log_entries',
  {
    ownerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** made by the client, unique for its owner only */
    id: uuid().notNull(),
    /** the person's calendar day, a label */
    date: date({ mode: 'string' }).notNull(),
    mealType: text({ enum: MEAL_TYPES }).notNull(),
    foodName: text().notNull(),
    quantity: amount().notNull(),
    unit: text({ enum: PORTION_UNITS }).notNull(),
    /** kcal */
    calories: integer().notNull(),
    protein: amount(),
    carbs: amount(),
    fat: amount(),
    fiber: amount(),
    sugar: amount(),
    /** mg */
    sodium: amount(),
    /** mg */
    cholesterol: amount(),
    saturatedFat: amount(),
    transFat: amount(),
    origin: text({ enum: ORIGINS }).notNull(),
    sourceType: text({ enum: SOURCE_TYPES }).notNull(),
    aiAnalyzed: boolean().notNull(),
    /** percent */
    aiConfidence: amount(),
    /** wall-clock time of eating, HH:MM, in `timeZone`: labels, never turned into an instant */
    localTime: text(),
    timeZone: text(),
    loggedAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
    version: integer().notNull(),
    /** set when the person deleted it; kept so that Undo brings it back and a late retry does not */
    deletedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    index('food_log_entries_owner_date').on(table.ownerId, table.date),
  ],
);
