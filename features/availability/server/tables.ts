import {
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '#features/account/server/tables.ts';
import { recordColumns } from '#platform/server/records/record-columns.ts';
import type { Hours, WeekHours } from '../rules/schedule.ts';

const moment = () => timestamp({ withTimezone: true });
const ownerId = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** A trainer's usual week, on the wall of their zone. */
export const availabilities = pgTable('availabilities', {
  ownerId: ownerId().primaryKey(),
  timeZone: text().notNull(),
  week: jsonb().$type<WeekHours[]>().notNull(),
  /** minutes between two places that no pair names */
  usualTravelMinutes: integer().notNull(),
  version: integer().notNull(),
  updatedAt: moment().notNull(),
});

/** The hours of one date instead of its weekday's; an empty list: closed. */
export const dateHours = pgTable(
  'date_hours',
  {
    ownerId: ownerId(),
    day: date({ mode: 'string' }).notNull(),
    hours: jsonb().$type<Hours[]>().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.day] })],
);

export const timeOff = pgTable(
  'time_off',
  {
    ...recordColumns(() => users.id),
    fromDay: date({ mode: 'string' }).notNull(),
    /** NULL: the whole day, likewise below */
    fromMinute: integer(),
    toDay: date({ mode: 'string' }).notNull(),
    toMinute: integer(),
    /** for the trainer only */
    note: text(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    index('time_off_by_end').on(table.ownerId, table.toDay),
  ],
);

/** Where a trainer meets people. */
export const sessionPlaces = pgTable(
  'session_places',
  {
    ...recordColumns(() => users.id),
    name: text().notNull(),
    suburb: text().notNull(),
    postcode: text(),
    /** minutes to other places, by their id; each pair stands at one of the two */
    travelMinutes: jsonb().$type<Record<string, number>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.id] })],
);

/**
 * The next free start of a trainer's offer, found when it was last asked for. What changes the times of a
 * trainer deletes their rows; the offers are of another feature, so that nothing refers to them.
 */
export const nextFree = pgTable(
  'next_free',
  {
    ownerId: ownerId(),
    offerId: uuid().notNull(),
    /** NULL: none until the offer's last date */
    startsAt: moment(),
    foundAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.offerId] })],
);
