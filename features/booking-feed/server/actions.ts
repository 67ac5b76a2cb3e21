import { stateAt } from '#features/bookings/rules/booking-state.ts';
import {
  type BookingRow,
  bookingsByClient,
  bookingsByTrainer,
  momentOf,
  organisedSessions,
  type SessionRow,
  toCalendarEvent,
  withPeople,
  zoneForReader,
} from '#features/bookings/server/public.ts';
import type { CalendarEvent } from '#features/calendar-files/rules/calendar-file.ts';
import { placeWords } from '#features/free-times/rules/when-words.ts';
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
  const span = {
    startMs: nowMs - DAYS_BACK * MS_PER_WALL_DAY,
    endMs: nowMs + DAYS_AHEAD * MS_PER_WALL_DAY,
  };
  const [from, to] = [new Date(span.startMs), new Date(span.endMs)];
  const own = await bookingsByClient(db, person, from);
  const others = await bookingsByTrainer(db, person, { from, to });
  const rows = (await withPeople(db, [...own, ...others])).filter((row) =>
    ['requested', 'confirmed'].includes(stateAt(momentOf(row), nowMs)),
  );
  const isShared = ({ side, session }: (typeof rows)[number]) =>
    side === 'trainer' && (session.isClass || session.capacity > 1);
  const shared = new Map<string, { session: SessionRow; rows: BookingRow[] }>();
  for (const session of await organisedSessions(db, { trainerId: person }, span)) {
    if (session.isClass && session.state === 'open') shared.set(session.id, { session, rows: [] });
  }
  for (const row of rows.filter(isShared)) {
    const known = shared.get(row.session.id);
    if (known) known.rows.push(row);
    else shared.set(row.session.id, { session: row.session, rows: [row] });
  }
  const zone = await zoneForReader(db, person, '');
  return [
    ...rows
      .filter((row) => !isShared(row))
      .map((row) =>
        toCalendarEvent(row, {
          publicUrl,
          to: row.side,
          ...(row.side === 'client' && zone && { timeZone: zone }),
        }),
      ),
    ...[...shared.values()].map((one) => sharedEvent(one, publicUrl)),
  ];
}

const peopleWords = (count: number): string =>
  count === 0 ? 'nobody yet' : count === 1 ? '1 person' : `${count} people`;

/** A group or a class is one entry in the calendar of who gives it; a class also before anybody booked. */
function sharedEvent(
  { session, rows }: { session: SessionRow; rows: readonly BookingRow[] },
  publicUrl: string,
): CalendarEvent {
  const agreement = rows[0]?.booking.agreement;
  const place = agreement ? agreement.place : session.terms?.place;
  const name = agreement?.offerName ?? session.terms?.offer.name ?? '';
  const host = new URL(publicUrl).hostname;
  const changes = [session, ...rows.map(({ booking }) => booking)];
  return {
    uid: `session-${session.id}@${host}`,
    sequence: 0,
    changedAtMs: Math.max(...changes.map(({ updatedAt }) => updatedAt.getTime())),
    startMs: session.startsAt.getTime(),
    endMs: session.endsAt.getTime(),
    isCancelled: false,
    isTentative: false,
    title: `${name}, ${peopleWords(rows.length)}`,
    description: rows.map(({ client }) => client.name).join('\n'),
    location: agreement?.isOnline ? agreement.link : place ? placeWords(place) : null,
    url: `${publicUrl}/trainers/calendar`,
    organiser: { name: 'Vigour', email: `bookings@${host}` },
    attendees: [],
  };
}
