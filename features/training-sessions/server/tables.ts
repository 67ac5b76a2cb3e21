import { sql } from 'drizzle-orm';
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
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '#features/account/server/tables.ts';
import { recordColumns } from '#platform/server/records/record-columns.ts';
import {
  MEASURES,
  SESSION_ORIGINS,
  SET_KINDS,
  type SessionContent,
} from '../rules/session-kinds.ts';

const moment = () => timestamp({ withTimezone: true });

/** Training that a person has begun or done. */
export const trainingSessions = pgTable(
  'training_sessions',
  {
    ...recordColumns(() => users.id),
    date: date().notNull(),
    origin: text({ enum: SESSION_ORIGINS }).notNull(),
    sourceId: text(),
    /** 1 Monday to 7 Sunday */
    weekday: integer(),
    name: text().notNull(),
    placeName: text(),
    note: text(),
    effort: integer(),
    soreness: integer(),
    bodyKg: doublePrecision(),
    work: jsonb().$type<SessionContent['work']>().notNull(),
    startedAt: moment(),
    finishedAt: moment(),
    /** counted from `work` whenever it is stored */
    setsDone: integer().notNull(),
    /** the Monday of the week whose limit it used up; once set it stays, also when the session is deleted */
    usedWeek: date(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    index('training_sessions_by_date').on(table.ownerId, table.date),
  ],
);

/**
 * The sets that were done, out of the sessions that are not deleted: written with their session, for
 * questions across sessions. Nothing is here that is not in `work`.
 */
export const trainingSets = pgTable(
  'training_sets',
  {
    ownerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionId: uuid().notNull(),
    /** of the set, in its session */
    id: text().notNull(),
    itemId: text().notNull(),
    date: date().notNull(),
    /** id of the exercise; `name:` and its name where it has none */
    exercise: text().notNull(),
    /** counted through the session, from 0 */
    position: integer().notNull(),
    /** of a session that is finished */
    finished: boolean().notNull(),
    kind: text({ enum: SET_KINDS }).notNull(),
    measure: text({ enum: MEASURES }).notNull(),
    perSide: boolean().notNull(),
    pieces: integer().notNull(),
    loadKg: doublePrecision(),
    reps: integer(),
    seconds: integer(),
    metres: doublePrecision(),
    heartRate: doublePrecision(),
    reserve: doublePrecision(),
    targetRepsLow: integer(),
    targetRepsHigh: integer(),
    targetReserve: doublePrecision(),
    /** kind of the reason for the item's load */
    whyKind: text(),
    /** estimated one-rep max */
    e1rmKg: doublePrecision(),
    volumeKg: doublePrecision(),
    doneAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.sessionId, table.id] }),
    foreignKey({
      columns: [table.ownerId, table.sessionId],
      foreignColumns: [trainingSessions.ownerId, trainingSessions.id],
    }).onDelete('cascade'),
    index('training_sets_by_exercise').on(table.ownerId, table.exercise, table.date),
    index('training_sets_by_date').on(table.ownerId, table.date),
    // All that progress asks of years of sets: their rows are not read.
    index('training_sets_work')
      .on(table.ownerId, table.exercise, table.date, table.e1rmKg)
      .where(sql`${table.finished} and ${table.kind} <> 'warmUp'`),
  ],
);
