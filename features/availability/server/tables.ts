import {
  date,
  foreignKey,
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
import type { Hours, WeekHours } from '#features/free-times/rules/schedule.ts';
import { bytes } from '#platform/server/db/bytes-column.ts';
import { recordColumns } from '#platform/server/records/record-columns.ts';
import { CALENDAR_FAILURES } from '../rules/calendar-failures.ts';

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
 * When trainers are free next, found ahead for searches (features/trainers). What changes the times of a
 * trainer counts up `changes` in its own transaction, so that what was found for fewer is old.
 */
export const nextFree = pgTable('next_free', {
  ownerId: ownerId().primaryKey(),
  /** the first free start in each quarter hour of the week, packed by who finds them */
  starts: bytes().notNull(),
  changes: integer().notNull(),
  /** NULL: never found */
  foundFor: integer(),
  foundAt: moment(),
});

/** Addresses of calendars elsewhere, sealed: an address is all it takes to read a calendar. */
export const calendarAddresses = pgTable(
  'calendar_addresses',
  {
    ownerId: ownerId(),
    id: uuid().notNull(),
    name: text().notNull(),
    /** of the address, to be shown */
    host: text().notNull(),
    sealed: text().notNull(),
    etag: text(),
    /** when it was last read; its busy times are as old as that */
    readAt: moment(),
    triedAt: moment().notNull(),
    /** when its busy times were last worked out, and in which zone; NULL: never */
    expandedAt: moment(),
    timeZone: text(),
    /** why the last try failed; NULL: it did not */
    failure: text({ enum: CALENDAR_FAILURES }),
    createdAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    index('calendar_addresses_by_try').on(table.triedAt),
  ],
);

/** When a trainer is busy elsewhere. No titles: only that the time is taken. */
export const busyTimes = pgTable(
  'busy_times',
  {
    ownerId: ownerId(),
    calendarId: uuid().notNull(),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.calendarId, table.startsAt] }),
    foreignKey({
      columns: [table.ownerId, table.calendarId],
      foreignColumns: [calendarAddresses.ownerId, calendarAddresses.id],
    }).onDelete('cascade'),
    index('busy_times_by_end').on(table.ownerId, table.endsAt),
  ],
);
