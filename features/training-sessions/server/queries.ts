import { and, between, desc, eq, gt, gte, isNotNull, or, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import {
  type RecordContent,
  type RecordRow,
  recordRows,
} from '#platform/server/records/record-rows.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { addDays, type CalendarDay } from '#platform/shared/calendar-day.ts';
import { trainingSessions } from './tables.ts';

export const trainingSessionRows = recordRows(trainingSessions);

export type TrainingSessionContent = RecordContent<typeof trainingSessions>;
export type TrainingSessionRow = RecordRow<typeof trainingSessions>;

const { isLive } = trainingSessionRows;

/** Sessions since a day, the latest first. */
export const sessionsSince = (db: Db, owner: OwnerId, from: CalendarDay) =>
  trainingSessionRows.list(db, owner, {
    where: gte(trainingSessions.date, from),
    orderBy: [desc(trainingSessions.date), desc(trainingSessions.id)],
  });

/** The days of the week that begins on a Monday. */
const inWeek = (monday: CalendarDay) => between(trainingSessions.date, monday, addDays(monday, 6));

const wasDone = and(isNotNull(trainingSessions.finishedAt), gt(trainingSessions.setsDone, 0));

/** The sessions done in the week that begins on a Monday. */
export async function doneInWeek(db: Db, owner: OwnerId, monday: CalendarDay): Promise<string[]> {
  const { id } = trainingSessions;
  const rows = await db
    .select({ id })
    .from(trainingSessions)
    .where(and(isLive(owner), inWeek(monday), wasDone))
    .orderBy(id);
  return rows.map((row) => row.id);
}

/** The sessions done in a week, and those that used up its limit, deleted ones too. */
export async function countedInWeek(
  db: Db,
  owner: OwnerId,
  monday: CalendarDay,
): Promise<{ done: string[]; used: string[] }> {
  const { ownerId, id, usedWeek, deletedAt } = trainingSessions;
  const isUsed = eq(usedWeek, monday);
  const rows = await db
    .select({
      id,
      done: sql<boolean>`${deletedAt} is null and ${inWeek(monday)} and ${wasDone}`,
      used: sql<boolean | null>`${isUsed}`,
    })
    .from(trainingSessions)
    .where(and(eq(ownerId, owner), or(isUsed, inWeek(monday))))
    .orderBy(id);
  return {
    done: rows.flatMap((row) => (row.done ? [row.id] : [])),
    used: rows.flatMap((row) => (row.used ? [row.id] : [])),
  };
}

/** Makes the sessions of a person wait for each other until the transaction ends. */
export async function queueSessions(db: Db, owner: OwnerId): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`training ${owner}`}, 0))`);
}
