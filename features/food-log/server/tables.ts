import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '#features/account/server/tables.ts';
import { recordColumns } from '#platform/server/records/record-columns.ts';
import { MEAL_TYPES, ORIGINS, PORTION_UNITS, SOURCE_TYPES } from '../rules/entry/entry-kinds.ts';
import type { LoggedItem } from '../rules/item/logged-item.ts';
import { mapNutrients } from '../rules/item/nutrients.ts';

/** A figure of the portion eaten; NULL is "not known". numeric, because these are summed and shown. */
const amount = () => numeric({ mode: 'number' });

/** A column for each field of an item (rules/item-schema.ts says what each is). */
const itemColumns = () =>
  ({
    foodName: text().notNull(),
    brand: text(),
    foodId: text(),
    quantity: amount().notNull(),
    unit: text({ enum: PORTION_UNITS }).notNull(),
    portionNote: text(),
    calories: integer(),
    exactKcal: amount(),
    ...mapNutrients(amount),
    otherNutrients: jsonb().$type<LoggedItem['otherNutrients']>().notNull().default({}),
    note: text(),
  }) satisfies Record<keyof LoggedItem, unknown>;

/** Without the moment of making: an entry has `loggedAt`, and nobody asks it of what repeats. */
function columnsOfRecord() {
  const { createdAt: _, ...columns } = recordColumns(() => users.id);
  return columns;
}

/**
 * What people ate. A row is a snapshot: name and figures are those of the moment of logging, so that
 * a later change of a food never rewrites a past day.
 */
export const foodLogEntries = pgTable(
  'food_log_entries',
  {
    ...columnsOfRecord(),
    /** the person's calendar day, a label */
    date: date({ mode: 'string' }).notNull(),
    mealType: text({ enum: MEAL_TYPES }).notNull(),
    ...itemColumns(),
    origin: text({ enum: ORIGINS }).notNull(),
    sourceType: text({ enum: SOURCE_TYPES }).notNull(),
    aiAnalyzed: boolean().notNull(),
    /** percent */
    aiConfidence: amount(),
    /** wall-clock time of eating, HH:MM, in `timeZone`: labels, never turned into an instant */
    localTime: text(),
    timeZone: text(),
    loggedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    index('food_log_entries_owner_date').on(table.ownerId, table.date),
  ],
);

/** Meals that a person has named, to be logged again in one go. */
export const savedMeals = pgTable(
  'saved_meals',
  {
    ...recordColumns(() => users.id),
    name: text().notNull(),
    items: jsonb().$type<LoggedItem[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.id] })],
);

/** What a person eats on certain weekdays. Each day proposes it; only their tap logs it. */
export const recurringEntries = pgTable(
  'recurring_entries',
  {
    ...columnsOfRecord(),
    item: jsonb().$type<LoggedItem>().notNull(),
    mealType: text({ enum: MEAL_TYPES }).notNull(),
    /** 1 Monday to 7 Sunday */
    weekdays: integer().array().notNull(),
    startsOn: date({ mode: 'string' }).notNull(),
    endsOn: date({ mode: 'string' }),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.id] })],
);

/** The days on which a recurring entry was passed over. */
export const skippedRecurrences = pgTable(
  'skipped_recurrences',
  {
    ownerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    recurringId: uuid().notNull(),
    date: date({ mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.recurringId, table.date] })],
);
