import { and, desc, gte, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { addDays, dayIn } from '#platform/shared/calendar-day.ts';
import type { TimesQuestion, Travel } from '../../rules/question.ts';
import type { DateHours, Schedule, TimeOff } from '../../rules/schedule.ts';
import type { Span } from '../../rules/span.ts';
import { availabilities, dateHours, sessionPlaces, timeOff } from '../tables.ts';

/** Starts are counted from where hours begin, which may be two weeks before (open-windows.ts). */
const [DAYS_BEFORE, DAYS_AFTER] = [17, 4];

/** What availability knows of when a trainer is free. */
export type TrainerTimes = Pick<TimesQuestion, 'schedule' | 'elsewhere' | 'travel'>;

const isOneOf = (owner: PgColumn, trainers: readonly OwnerId[]): SQL =>
  sql`${owner} = any(${sql.param([...trainers])}::uuid[])`;

function byOwner<Row extends { ownerId: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const found = new Map<string, Row[]>();
  for (const row of rows) {
    const known = found.get(row.ownerId);
    if (known) known.push(row);
    else found.set(row.ownerId, [row]);
  }
  return found;
}

type PlaceRow = { id: string; travelMinutes: Record<string, number> };

/** Minutes between places, which come last changed first: the first that names a pair counts. */
function toTravel(usualMinutes: number, places: readonly PlaceRow[]): Travel {
  const ids = new Set(places.map(({ id }) => id));
  const pairs = places.flatMap(({ id, travelMinutes }) =>
    Object.entries(travelMinutes)
      .filter(([other]) => ids.has(other) && other !== id)
      .map(([other, minutes]) => ({ placeIds: [id, other] as const, minutes })),
  );
  return { usualMinutes, pairs };
}

/**
 * When these trainers are free between two instants as far as hours, time off, places and other calendars
 * decide; those who never saved a week are left out.
 */
export async function loadTimes(
  db: Db,
  trainers: readonly OwnerId[],
  { startMs, endMs }: Span,
): Promise<Map<string, TrainerTimes>> {
  const from = addDays(dayIn('UTC', startMs), -DAYS_BEFORE);
  const to = addDays(dayIn('UTC', endMs), DAYS_AFTER);
  const [weeks, dates, off, places] = await Promise.all([
    db.select().from(availabilities).where(isOneOf(availabilities.ownerId, trainers)),
    db
      .select()
      .from(dateHours)
      .where(
        and(isOneOf(dateHours.ownerId, trainers), gte(dateHours.day, from), lte(dateHours.day, to)),
      ),
    db
      .select()
      .from(timeOff)
      .where(
        and(
          isOneOf(timeOff.ownerId, trainers),
          isNull(timeOff.deletedAt),
          gte(timeOff.toDay, from),
          lte(timeOff.fromDay, to),
        ),
      ),
    db
      .select()
      .from(sessionPlaces)
      .where(and(isOneOf(sessionPlaces.ownerId, trainers), isNull(sessionPlaces.deletedAt)))
      .orderBy(desc(sessionPlaces.updatedAt)),
  ]);
  const [datesOf, offOf, placesOf] = [byOwner(dates), byOwner(off), byOwner(places)];
  return new Map(
    weeks.map(({ ownerId, timeZone, week, usualTravelMinutes }) => {
      const schedule: Schedule = {
        timeZone,
        week,
        dates: (datesOf.get(ownerId) ?? []).map(toDateHours),
        timeOff: (offOf.get(ownerId) ?? []).map(toTimeOff),
      };
      const travel = toTravel(usualTravelMinutes, placesOf.get(ownerId) ?? []);
      return [ownerId, { schedule, elsewhere: [], travel }];
    }),
  );
}

const toDateHours = ({ day, hours }: DateHours): DateHours => ({ day, hours });
const toTimeOff = ({ fromDay, fromMinute, toDay, toMinute }: TimeOff): TimeOff => ({
  fromDay,
  fromMinute,
  toDay,
  toMinute,
});
