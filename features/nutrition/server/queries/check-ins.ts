import { and, asc, between, count, desc, eq, isNull, lte, max, sql } from 'drizzle-orm';
import { builtOnce } from '#platform/server/db/built-once.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { checkIns, completeDays } from '../tables.ts';

export type StoredCheckIn = typeof checkIns.$inferSelect;

const checkInsStatement = builtOnce((db) =>
  db
    .select()
    .from(checkIns)
    .where(
      and(
        eq(checkIns.ownerId, sql.placeholder('owner')),
        lte(checkIns.date, sql.placeholder('day')),
        isNull(checkIns.undoneAt),
      ),
    )
    .orderBy(desc(checkIns.date), desc(checkIns.acceptedAt))
    .limit(sql.placeholder('most'))
    .prepare(''),
);

/** Accepted targets up to a day that were not undone, the latest first. */
export function checkInsUntil(
  db: Db,
  owner: OwnerId,
  day: CalendarDay,
  most: number,
): Promise<StoredCheckIn[]> {
  return checkInsStatement(db).execute({ owner, day, most });
}

export async function checkInById(
  db: Db,
  owner: OwnerId,
  id: string,
): Promise<StoredCheckIn | null> {
  const [row] = await db
    .select()
    .from(checkIns)
    .where(and(eq(checkIns.ownerId, owner), eq(checkIns.id, id)));
  return row ?? null;
}

/** How many check-ins a person has accepted. */
export async function countCheckIns(db: Db, owner: OwnerId): Promise<number> {
  const [row] = await db
    .select({ checkIns: count() })
    .from(checkIns)
    .where(and(eq(checkIns.ownerId, owner), isNull(checkIns.undoneAt)));
  return row?.checkIns ?? 0;
}

/** The day of the last check-in, undone or not; null before the first. */
export async function lastCheckInDay(db: Db, owner: OwnerId): Promise<CalendarDay | null> {
  const [row] = await db
    .select({ day: max(checkIns.date) })
    .from(checkIns)
    .where(eq(checkIns.ownerId, owner));
  return row?.day ?? null;
}

/** Marks a check-in as undone or its notice as seen; false if missing. */
export async function markCheckIn(
  db: Db,
  owner: OwnerId,
  id: string,
  change: { undoneAt: Date } | { seenAt: Date },
): Promise<boolean> {
  const rows = await db
    .update(checkIns)
    .set(change)
    .where(and(eq(checkIns.ownerId, owner), eq(checkIns.id, id)))
    .returning({ id: checkIns.id });
  return rows.length > 0;
}

export async function insertCheckIn(
  db: Db,
  owner: OwnerId,
  checkIn: Omit<StoredCheckIn, 'ownerId'>,
): Promise<void> {
  await db.insert(checkIns).values({ ...checkIn, ownerId: owner });
}

/** The days from one to another that the person called complete. */
export async function markedDays(
  db: Db,
  owner: OwnerId,
  from: CalendarDay,
  to: CalendarDay,
): Promise<CalendarDay[]> {
  const { ownerId, date } = completeDays;
  const rows = await db
    .select({ date })
    .from(completeDays)
    .where(and(eq(ownerId, owner), between(date, from, to)))
    .orderBy(asc(date));
  return rows.map((row) => row.date);
}

export async function markDay(db: Db, owner: OwnerId, date: CalendarDay, at: Date): Promise<void> {
  await db
    .insert(completeDays)
    .values({ ownerId: owner, date, markedAt: at })
    .onConflictDoNothing();
}

export async function unmarkDay(db: Db, owner: OwnerId, date: CalendarDay): Promise<void> {
  await db
    .delete(completeDays)
    .where(and(eq(completeDays.ownerId, owner), eq(completeDays.date, date)));
}
