import { placeWords } from '#features/free-times/rules/when-words.ts';
import type { CalendarSession } from '#features/trainer-calendar/rules/calendar-sessions.ts';
import { localDay } from '#platform/web/time/local-clock.ts';
import { homeText as t } from '../messages/home.ts';

/** The day of a session on this device. */
export const dayOf = ({ startMs }: CalendarSession) => localDay(new Date(startMs));

/** "Ben and 2 others", or of a class that nobody has booked how many places it has. */
export function whoComes({ bookings, places }: CalendarSession): string {
  const [first, ...others] = bookings;
  if (first) return t.people(first.clientName, others.length);
  return t.nobodyYet(places?.capacity ?? 0);
}

/** "Personal training · Studio 2, Northcote" */
export const whatAndWhere = ({ offerName, isOnline, place }: CalendarSession): string =>
  [offerName, isOnline ? t.online : place && placeWords(place)].filter(Boolean).join(' · ');

/** One person's booking, or the session in the calendar with all who come. */
export const hrefOf = (session: CalendarSession): string =>
  session.bookings.length === 1 && !session.places
    ? `/trainers/bookings/${session.bookings[0]?.id}`
    : `/trainers/calendar?${new URLSearchParams({ view: 'day', day: dayOf(session), session: session.key })}`;
