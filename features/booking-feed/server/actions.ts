import { stateAt } from '#features/bookings/rules/booking-state.ts';
import {
  bookingsByClient,
  bookingsByTrainer,
  momentOf,
  toCalendarEvent,
  withPeople,
} from '#features/bookings/server/public.ts';
import type { CalendarEvent } from '#features/calendar-files/rules/calendar-file.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { MS_PER_WALL_DAY } from '#platform/shared/wall-clock.ts';

/** A calendar keeps what is over for a while; offers are booked a year ahead at most. */
const [DAYS_BACK, DAYS_AHEAD] = [30, 366];

/** A person's sessions of both sides that stand, as a calendar keeps them. */
export async function calendarEventsOf(
  db: Db,
  person: OwnerId,
  publicUrl: string,
  nowMs: number,
): Promise<CalendarEvent[]> {
  const from = new Date(nowMs - DAYS_BACK * MS_PER_WALL_DAY);
  const to = new Date(nowMs + DAYS_AHEAD * MS_PER_WALL_DAY);
  const own = await bookingsByClient(db, person, from);
  const others = await bookingsByTrainer(db, person, { from, to });
  const rows = (await withPeople(db, [...own, ...others])).filter((row) =>
    ['requested', 'confirmed'].includes(stateAt(momentOf(row), nowMs)),
  );
  return rows.map((row) => toCalendarEvent(row, { publicUrl, to: row.side }));
}
