import { and, asc, between, desc, eq, lte } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { checkIns, completeDays } from '../tables.ts';

export type StoredCheckIn = typeof checkIns.$inferSelect;

/** Accepted targets up to a day, the latest first. */
export function checkInsUntil(
  db: Db,
  owner: OwnerId,
  day: CalendarDay,
  most: number,
): Promise<StoredCheckIn[]> {
  const { ownerId, date, acceptedAt } = checkIns;
  return db
    .select()
    .from(checkIns)
    .where(and(eq(ownerId, owner), lte(date, day)))
    .orderBy(desc(date), desc(acceptedAt))
    .limit(most);
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
