import { and, asc, count, eq, gt, lt, sql } from 'drizzle-orm';
import type { Span } from '#features/free-times/rules/span.ts';
import type { Db } from '#platform/server/db/database.ts';
import { type OwnerId, proveOwner } from '#platform/server/sessions/owner.ts';
import type { CalendarFailure } from '../../rules/calendar-failures.ts';
import { busyTimes, calendarAddresses as calendars } from '../tables.ts';

export type CalendarRow = typeof calendars.$inferSelect;

const ROWS_PER_BATCH = 500;
const isOf = (owner: OwnerId, id: string) =>
  and(eq(calendars.ownerId, owner), eq(calendars.id, id));

export const calendarsOf = (db: Db, owner: OwnerId): Promise<CalendarRow[]> =>
  db
    .select()
    .from(calendars)
    .where(eq(calendars.ownerId, owner))
    .orderBy(asc(calendars.createdAt), asc(calendars.id));

/** How many busy times each calendar of a trainer still has after an instant. */
export async function countUpcoming(
  db: Db,
  owner: OwnerId,
  after: Date,
): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: busyTimes.calendarId, times: count() })
    .from(busyTimes)
    .where(and(eq(busyTimes.ownerId, owner), gt(busyTimes.endsAt, after)))
    .groupBy(busyTimes.calendarId);
  return new Map(rows.map(({ id, times }) => [id, times]));
}

export async function calendarOf(db: Db, owner: OwnerId, id: string): Promise<CalendarRow | null> {
  const [row] = await db.select().from(calendars).where(isOf(owner, id));
  return row ?? null;
}

export async function countCalendars(db: Db, owner: OwnerId): Promise<number> {
  const [row] = await db
    .select({ calendars: count() })
    .from(calendars)
    .where(eq(calendars.ownerId, owner));
  return row?.calendars ?? 0;
}

/** Keeps a calendar; one with the same id stays as it is. */
export async function insertCalendar(
  db: Db,
  owner: OwnerId,
  calendar: Pick<CalendarRow, 'id' | 'name' | 'host' | 'sealed' | 'createdAt' | 'triedAt'>,
): Promise<void> {
  await db
    .insert(calendars)
    .values({ ...calendar, ownerId: owner })
    .onConflictDoNothing();
}

/** Deletes a calendar with its busy times; false where there was none. */
export async function removeCalendar(db: Db, owner: OwnerId, id: string): Promise<boolean> {
  const { rowCount } = await db.delete(calendars).where(isOf(owner, id));
  return rowCount === 1;
}

type Tried = {
  sealed?: string;
  triedAt: Date;
  readAt?: Date;
  etag?: string | null;
  expandedAt?: Date;
  timeZone?: string;
  failure: CalendarFailure | null;
};

/** Notes what a try came to; false where the calendar is gone. */
export async function noteTry(db: Db, owner: OwnerId, id: string, tried: Tried): Promise<boolean> {
  const { rowCount } = await db.update(calendars).set(tried).where(isOf(owner, id));
  return rowCount === 1;
}

/** When a calendar's owner is busy by it, in order. */
export async function busyTimesOf(db: Db, owner: OwnerId, calendarId: string): Promise<Span[]> {
  const { ownerId, startsAt, endsAt } = busyTimes;
  const rows = await db
    .select({ startsAt, endsAt })
    .from(busyTimes)
    .where(and(eq(ownerId, owner), eq(busyTimes.calendarId, calendarId)))
    .orderBy(asc(startsAt));
  return rows.map((row) => ({ startMs: row.startsAt.getTime(), endMs: row.endsAt.getTime() }));
}

/** Puts busy times in the place of those of a calendar. */
export async function replaceBusyTimes(
  db: Db,
  owner: OwnerId,
  calendarId: string,
  busy: readonly Span[],
): Promise<void> {
  await db
    .delete(busyTimes)
    .where(and(eq(busyTimes.ownerId, owner), eq(busyTimes.calendarId, calendarId)));
  for (let start = 0; start < busy.length; start += ROWS_PER_BATCH) {
    const rows = busy.slice(start, start + ROWS_PER_BATCH).map(({ startMs, endMs }) => ({
      ownerId: owner,
      calendarId,
      startsAt: new Date(startMs),
      endsAt: new Date(endMs),
    }));
    await db.insert(busyTimes).values(rows);
  }
}

/**
 * Calendars that were last tried before an instant, each given to one server alone. Who gave an address
 * wants it to be read.
 */
export async function claimDueCalendars(
  db: Db,
  { before, now, limit }: { before: Date; now: Date; limit: number },
): Promise<{ owner: OwnerId; id: string }[]> {
  const due = db
    .select({ ownerId: calendars.ownerId, id: calendars.id })
    .from(calendars)
    .where(lt(calendars.triedAt, before))
    .limit(limit)
    .for('update', { skipLocked: true });
  const rows = await db
    .update(calendars)
    .set({ triedAt: now })
    .where(sql`(${calendars.ownerId}, ${calendars.id}) in ${due}`)
    .returning({ ownerId: calendars.ownerId, id: calendars.id });
  return rows.map(({ ownerId, id }) => ({ owner: proveOwner(ownerId), id }));
}
