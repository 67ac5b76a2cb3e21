import { and, asc, eq, gte, sql } from 'drizzle-orm';
import type { Hours } from '#features/free-times/rules/schedule.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import type { StoredAvailability } from '../../contract.ts';
import { availabilities, dateHours } from '../tables.ts';

type Content = Omit<StoredAvailability, 'version'>;

/** A trainer's usual week; null before it was saved. */
export async function weekOf(db: Db, owner: OwnerId): Promise<StoredAvailability | null> {
  const { timeZone, week, usualTravelMinutes, version } = availabilities;
  const [row] = await db
    .select({ timeZone, week, usualTravelMinutes, version })
    .from(availabilities)
    .where(eq(availabilities.ownerId, owner));
  return row ?? null;
}

/** Keeps a first week; false where there is one already. */
export async function insertWeek(
  db: Db,
  owner: OwnerId,
  content: Content,
  at: Date,
): Promise<boolean> {
  const { rowCount } = await db
    .insert(availabilities)
    .values({ ...content, ownerId: owner, version: 1, updatedAt: at })
    .onConflictDoNothing();
  return rowCount === 1;
}

/** Replaces the week that still has `version`; false where it has not. */
export async function replaceWeek(
  db: Db,
  owner: OwnerId,
  { version, ...content }: StoredAvailability,
  at: Date,
): Promise<boolean> {
  const { rowCount } = await db
    .update(availabilities)
    .set({ ...content, version: sql`${availabilities.version} + 1`, updatedAt: at })
    .where(and(eq(availabilities.ownerId, owner), eq(availabilities.version, version)));
  return rowCount === 1;
}

export const dateHoursOf = (db: Db, owner: OwnerId, from: CalendarDay) =>
  db
    .select({ day: dateHours.day, hours: dateHours.hours })
    .from(dateHours)
    .where(and(eq(dateHours.ownerId, owner), gte(dateHours.day, from)))
    .orderBy(asc(dateHours.day));

export async function writeDateHours(
  db: Db,
  owner: OwnerId,
  { day, hours }: { day: CalendarDay; hours: Hours[] },
  at: Date,
): Promise<void> {
  const set = { hours, updatedAt: at };
  await db
    .insert(dateHours)
    .values({ ...set, day, ownerId: owner })
    .onConflictDoUpdate({ target: [dateHours.ownerId, dateHours.day], set });
}

export async function removeDateHours(db: Db, owner: OwnerId, day: CalendarDay): Promise<void> {
  await db.delete(dateHours).where(and(eq(dateHours.ownerId, owner), eq(dateHours.day, day)));
}
