import {
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '#features/account/server/tables.ts';
import { ACTIVITY_KINDS } from '#features/tracks/rules/activity-kinds.ts';
import type { FromFile, Lap } from '../rules/activity.ts';
import type { Track } from '../rules/recording.ts';

const owner = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
const moment = () => timestamp({ withTimezone: true });

/** What is kept of an activity beside its training session, whose id it has. */
export const trainingActivities = pgTable(
  'training_activities',
  {
    ownerId: owner(),
    id: uuid().notNull(),
    kind: text({ enum: ACTIVITY_KINDS }).notNull(),
    /** moving time; the session’s set says it too, and wins */
    seconds: integer().notNull(),
    /** beats a minute */
    maxHeartRate: integer(),
    /** NULL: nobody knows the hour */
    startedAt: moment(),
    laps: jsonb().$type<Lap[]>().notNull(),
    /** NULL: typed by hand */
    fromFile: jsonb().$type<FromFile>(),
    updatedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.id] })],
);

/** The way of an activity, its figures over time and its splits; columns of numbers as text. */
export const trainingTracks = pgTable(
  'training_tracks',
  {
    ownerId: owner(),
    /** of the activity */
    id: uuid().notNull(),
    lines: jsonb().$type<Track['lines']>().notNull(),
    series: jsonb().$type<Track['series']>().notNull(),
    splits: jsonb().$type<Track['splits']>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.id] })],
);

/** What a person says of their heart rate. */
export const trainingHearts = pgTable('training_hearts', {
  ownerId: owner().primaryKey(),
  /** beats a minute; NULL is not known */
  restingRate: integer(),
  maxRate: integer(),
  /** heart rates say nothing about this person */
  byEffort: boolean().notNull(),
  updatedAt: moment().notNull(),
});
