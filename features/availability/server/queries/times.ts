import { and, desc, gt, gte, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { TimesQuestion, Travel } from '#features/free-times/rules/question.ts';
import type { DateHours, Schedule, TimeOff } from '#features/free-times/rules/schedule.ts';
import type { Span } from '#features/free-times/rules/span.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { addDays, dayIn } from '#platform/shared/calendar-day.ts';
import { MS_PER_WALL_DAY } from '#platform/shared/wall-clock.ts';
import {
  availabilities,
  busyTimes,
  calendarAddresses,
  dateHours,
  sessionPlaces,
  timeOff,
} from '../tables.ts';

/** Starts are counted from where hours begin, which may be two weeks before (open-windows.ts). */
const [DAYS_BEFORE, DAYS_AFTER] = [17, 4];

/** What availability knows of when a trainer is free. */
export type TrainerTimes = Pick<TimesQuestion, 'schedule' | 'elsewhere' | 'travel'> & {
  /** when the oldest of the trainer's other calendars was read; null: one was not yet, or there is none */
  readAt: Date | null;
};

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

/** Hours, dates and time off of these trainers around a stretch of time. */
async function loadSchedules(db: Db, trainers: readonly OwnerId[], { startMs, endMs }: Span) {
  const from = addDays(dayIn('UTC', startMs), -DAYS_BEFORE);
  const to = addDays(dayIn('UTC', endMs), DAYS_AFTER);
  const weeks = await db
    .select()
    .from(availabilities)
    .where(isOneOf(availabilities.ownerId, trainers));
  const dates = await db
    .select()
    .from(dateHours)
    .where(
      and(isOneOf(dateHours.ownerId, trainers), gte(dateHours.day, from), lte(dateHours.day, to)),
    );
  const off = await db
    .select()
    .from(timeOff)
    .where(
      and(
        isOneOf(timeOff.ownerId, trainers),
        isNull(timeOff.deletedAt),
        gte(timeOff.toDay, from),
        lte(timeOff.fromDay, to),
      ),
    );
  const [datesOf, offOf] = [byOwner(dates), byOwner(off)];
  return weeks.map(({ ownerId, timeZone, week, usualTravelMinutes }) => {
    const schedule: Schedule = {
      timeZone,
      week,
      dates: (datesOf.get(ownerId) ?? []).map(toDateHours),
      timeOff: (offOf.get(ownerId) ?? []).map(toTimeOff),
    };
    return { ownerId, schedule, usualTravelMinutes };
  });
}

/** When these trainers are busy by their other calendars, and when the oldest of those was read. */
async function loadElsewhere(db: Db, trainers: readonly OwnerId[], { startMs, endMs }: Span) {
  const busy = await db
    .select()
    .from(busyTimes)
    .where(
      and(
        isOneOf(busyTimes.ownerId, trainers),
        gt(busyTimes.endsAt, new Date(startMs - MS_PER_WALL_DAY)),
        lt(busyTimes.startsAt, new Date(endMs + MS_PER_WALL_DAY)),
      ),
    );
  const calendars = await db
    .select({ ownerId: calendarAddresses.ownerId, readAt: calendarAddresses.readAt })
    .from(calendarAddresses)
    .where(isOneOf(calendarAddresses.ownerId, trainers));
  const [busyOf, calendarsOf] = [byOwner(busy), byOwner(calendars)];
  return (ownerId: string) => {
    const read = (calendarsOf.get(ownerId) ?? []).map(({ readAt }) => readAt?.getTime() ?? null);
    const oldest = read.length === 0 || read.includes(null) ? null : Math.min(...read.map(Number));
    const elsewhere = (busyOf.get(ownerId) ?? []).map(({ startsAt, endsAt }) => ({
      startMs: startsAt.getTime(),
      endMs: endsAt.getTime(),
    }));
    return { elsewhere, readAt: oldest === null ? null : new Date(oldest) };
  };
}

/**
 * When these trainers are free between two instants as far as hours, time off, places and other calendars
 * decide; those who never saved a week are left out.
 */
export async function loadTimes(
  db: Db,
  trainers: readonly OwnerId[],
  span: Span,
): Promise<Map<string, TrainerTimes>> {
  // One after the other: it runs within transactions, which have one connection.
  const schedules = await loadSchedules(db, trainers, span);
  const elsewhereOf = await loadElsewhere(db, trainers, span);
  const places = await db
    .select()
    .from(sessionPlaces)
    .where(and(isOneOf(sessionPlaces.ownerId, trainers), isNull(sessionPlaces.deletedAt)))
    .orderBy(desc(sessionPlaces.updatedAt));
  const placesOf = byOwner(places);
  return new Map(
    schedules.map(({ ownerId, schedule, usualTravelMinutes }) => {
      const travel = toTravel(usualTravelMinutes, placesOf.get(ownerId) ?? []);
      return [ownerId, { schedule, travel, ...elsewhereOf(ownerId) }];
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
