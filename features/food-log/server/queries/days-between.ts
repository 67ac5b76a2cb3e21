import { and, asc, between, count, eq, isNull, sql, sum } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { OPEN_KCAL } from '../../rules/open-energy.ts';
import { foodLogEntries } from '../tables.ts';

/**
 * The days of a range with entries, their energy in kcal, in order; `hasOpen`: an energy among them was left open
 * (rules/open-energy.ts). One statement over the owner-and-date index.
 */
export function daysBetween(db: Db, owner: OwnerId, from: CalendarDay, to: CalendarDay) {
  const { ownerId, date, calories, protein, carbs, fat, deletedAt } = foodLogEntries;
  const isOpen = and(eq(calories, OPEN_KCAL), isNull(protein), isNull(carbs), isNull(fat));
  return db
    .select({
      date,
      calories: sum(calories).mapWith(Number),
      entryCount: count(),
      hasOpen: sql<boolean>`bool_or(${isOpen})`,
    })
    .from(foodLogEntries)
    .where(and(eq(ownerId, owner), between(date, from, to), isNull(deletedAt)))
    .groupBy(date)
    .orderBy(asc(date));
}
