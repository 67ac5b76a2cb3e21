import {
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { users } from '#features/account/server/tables.ts';
import { recordColumns } from '#platform/server/records/record-columns.ts';
import { SESSION_ORIGINS, type SessionContent } from '../rules/session-kinds.ts';

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
