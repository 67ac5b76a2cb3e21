import {
  boolean,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
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
export const availabilities = pgTable(
  'availabilities',
  {
    ownerId: ownerId().primaryKey(),
    timeZone: text().notNull(),
    week: jsonb().$type<WeekHours[]>().notNull(),
    /** minutes between two places that no pair names */
    usualTravelMinutes: integer().notNull(),
    /** hash of the secret part of the own feed's address; null: no feed */
    feedTokenHash: text(),
    version: integer().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [uniqueIndex('availabilities_feed').on(table.feedTokenHash)],
);

/** The hours of one date instead of its weekday's; an empty list: closed. */
export const dateHours = pgTable(
  'date_hours',
  {
    ...recordColumns(() => users.id),
    day: date({ mode: 'string' }).notNull(),
    hours: jsonb().$type<Hours[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    index('date_hours_by_day').on(table.ownerId, table.day),
  ],
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

/** Where a trainer works. Distances are told only between places that have coordinates. */
export const trainingPlaces = pgTable(
  'training_places',
  {
    ...recordColumns(() => users.id),
    name: text().notNull(),
    suburb: text().notNull(),
    postcode: text(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    /** minutes to other places, by their id; each pair stands at one of the two */
    travelMinutes: jsonb().$type<Record<string, number>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.id] })],
);

/** Addresses of calendars elsewhere. They are secrets: an address is all it takes to read the calendar. */
export const calendarAddresses = pgTable(
  'calendar_addresses',
  {
    ...recordColumns(() => users.id),
    name: text().notNull(),
    sealedAddress: text().notNull(),
    etag: text(),
    /** when it was last read; its busy times are as old as that */
    readAt: moment(),
    failedAt: moment(),
    failure: text({ enum: ['not-found', 'not-a-calendar', 'too-large', 'no-answer', 'private'] }),
    isPaused: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.id] })],
);

/** When a trainer is busy elsewhere. No titles: only that time is taken. */
export const busyTimes = pgTable(
  'busy_times',
  {
    ownerId: ownerId(),
    addressId: uuid().notNull(),
    /** of the event, with its date where it repeats */
    eventId: text().notNull(),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.addressId, table.eventId] }),
    foreignKey({
      columns: [table.ownerId, table.addressId],
      foreignColumns: [calendarAddresses.ownerId, calendarAddresses.id],
    }).onDelete('cascade'),
    index('busy_times_by_end').on(table.ownerId, table.endsAt),
  ],
);
