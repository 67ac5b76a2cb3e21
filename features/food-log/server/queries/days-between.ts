import { and, asc, between, count, eq, isNull, sum } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { foodLogEntries } from '../tables.ts';

/**
 * The days of a range with entries, in order, with the energy (kcal) of those that say it, null when none does;
 * `caloriesKnown`: how many do. One statement over the owner-and-date index.
 */
export function daysBetween(db: Db, owner: OwnerId, from: CalendarDay, to: CalendarDay) {
  const { ownerId, date, calories, deletedAt } = foodLogEntries;
  return db
    .select({
      date,
      calories: sum(calories).mapWith(Number),
      caloriesKnown: count(calories),
      entryCount: count(),
    })
    .from(foodLogEntries)
    .where(and(eq(ownerId, owner), between(date, from, to), isNull(deletedAt)))
    .groupBy(date)
    .orderBy(asc(date));
}
