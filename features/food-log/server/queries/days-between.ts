import { and, asc, between, count, eq, isNull, type SQL, sum } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { mapMacroSums } from '../../rules/item/nutrients.ts';
import { foodLogEntries } from '../tables.ts';

const { ownerId, date, calories, deletedAt } = foodLogEntries;

const within = (owner: OwnerId, from: CalendarDay, to: CalendarDay) =>
  and(eq(ownerId, owner), between(date, from, to), isNull(deletedAt));

const energy = {
  date,
  calories: sum(calories).mapWith(Number),
  caloriesKnown: count(calories),
  entryCount: count(),
};

/**
 * The days of a range with entries, in order, with the energy (kcal) of those that say it, null when none does;
 * `caloriesKnown`: how many do. One statement over the owner-and-date index.
 */
export function daysBetween(db: Db, owner: OwnerId, from: CalendarDay, to: CalendarDay) {
  return db
    .select(energy)
    .from(foodLogEntries)
    .where(within(owner, from, to))
    .groupBy(date)
    .orderBy(asc(date));
}

/** The same with grams of protein, carbohydrate and fat, each null when no entry gives it. */
export function dayTotalsBetween(db: Db, owner: OwnerId, from: CalendarDay, to: CalendarDay) {
  return db
    .select({
      ...energy,
      ...mapMacroSums(
        (key): SQL<number | null> => sum(foodLogEntries[key]).mapWith(Number),
        (key) => count(foodLogEntries[key]),
      ),
    })
    .from(foodLogEntries)
    .where(within(owner, from, to))
    .groupBy(date)
    .orderBy(asc(date));
}
