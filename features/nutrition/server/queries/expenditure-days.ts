import { and, asc, between, eq, lte } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import type { KeptDay } from '../../rules/learning/kept-days.ts';
import { expenditureDays } from '../tables.ts';

/** The days of a range as they were kept last at a moment, in order. */
export async function listKeptDays(
  db: Db,
  owner: OwnerId,
  { from, to, at }: { from: CalendarDay; to: CalendarDay; at: Date },
): Promise<KeptDay[]> {
  const { ownerId, date, keptAt, checkInId } = expenditureDays;
  const rows = await db
    .select()
    .from(expenditureDays)
    .where(and(eq(ownerId, owner), between(date, from, to), lte(keptAt, at)))
    .orderBy(asc(date), asc(keptAt), asc(checkInId));
  // The last one of a day takes the place of those before it.
  const last = new Map(rows.map((row) => [row.date, row]));
  return [...last.values()].map(
    ({ ownerId: _owner, checkInId: _checkIn, keptAt: _at, ...day }) => day,
  );
}

/** Keeps days as they are at a check-in. */
export async function insertKeptDays(
  db: Db,
  owner: OwnerId,
  checkIn: { id: string; acceptedAt: Date },
  days: readonly KeptDay[],
): Promise<void> {
  if (days.length === 0) return;
  await db.insert(expenditureDays).values(
    days.map((day) => ({
      ...day,
      ownerId: owner,
      checkInId: checkIn.id,
      keptAt: checkIn.acceptedAt,
    })),
  );
}
