import { and, between, desc, eq, gt, gte, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import {
  type RecordContent,
  type RecordRow,
  recordRows,
} from '#platform/server/records/record-rows.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { addDays, type CalendarDay } from '#platform/shared/calendar-day.ts';
import { mondayOf } from '../rules/training-week.ts';
import { UNDER_WAY_DAYS, type UnderWay } from '../rules/under-way.ts';
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

/** What Home says of training on a day: the sessions done in its week, and the one that goes on. */
export async function trainingOfDay(
  db: Db,
  owner: OwnerId,
  day: CalendarDay,
): Promise<{ sessions: string[]; underWay: UnderWay | null }> {
  const { id, name, date, startedAt, finishedAt } = trainingSessions;
  const monday = mondayOf(day);
  const isOpen = and(isNotNull(startedAt), isNull(finishedAt));
  const rows = await db
    .select({ id, name, startedAt, done: sql<boolean>`${and(inWeek(monday), wasDone)}` })
    .from(trainingSessions)
    .where(
      and(
        isLive(owner),
        between(date, addDays(day, -UNDER_WAY_DAYS), addDays(monday, 6)),
        or(isOpen, and(inWeek(monday), wasDone)),
      ),
    )
    .orderBy(id);
  const open = rows
    .filter(({ done }) => !done)
    .reduce<(typeof rows)[number] | null>(
      (last, row) => (Number(row.startedAt) > Number(last?.startedAt ?? 0) ? row : last),
      null,
    );
  return {
    sessions: rows.flatMap((row) => (row.done ? [row.id] : [])),
    underWay: open && { id: open.id, name: open.name },
  };
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
