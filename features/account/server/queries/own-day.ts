import { eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { type CalendarDay, dayIn } from '#platform/shared/calendar-day.ts';
import { profiles } from '../tables.ts';

/** A person's current day, by their clock and day start. */
export async function todayOf(db: Db, owner: OwnerId, nowMs: number): Promise<CalendarDay> {
  const { timeZone, dayStartHour } = await personalClockOf(db, owner);
  return dayIn(timeZone, nowMs, dayStartHour);
}

/** The time zone of a person, UTC until it is known, and the hour at which their day starts. */
export async function personalClockOf(
  db: Db,
  owner: OwnerId,
): Promise<{ timeZone: string; dayStartHour: number }> {
  const { timeZone, dayStartHour } = profiles;
  const [row] = await db
    .select({ timeZone, dayStartHour })
    .from(profiles)
    .where(eq(profiles.ownerId, owner));
  return { timeZone: row?.timeZone ?? 'UTC', dayStartHour: row?.dayStartHour ?? 0 };
}

/** The zone in which emails to a person tell days, as their screen does; UTC until it is known. */
export async function timeZoneOf(db: Db, owner: OwnerId): Promise<string> {
  const [row] = await db
    .select({ timeZone: profiles.timeZone })
    .from(profiles)
    .where(eq(profiles.ownerId, owner));
  return row?.timeZone ?? 'UTC';
}
