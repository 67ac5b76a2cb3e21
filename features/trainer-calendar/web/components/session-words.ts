import { placeWords, timeWords } from '#features/free-times/rules/when-words.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { dayOfWall, toWallMs } from '#platform/shared/wall-clock.ts';
import { dayName } from '#platform/web/time/day-text.ts';
import type { CalendarSession } from '../../rules/calendar-sessions.ts';
import { calendarText as t } from '../messages/calendar.ts';

/** "Ana Walsh", "3 people", or of a class "3 of 12 booked" */
export function whoComes({ bookings, places }: CalendarSession): string {
  if (places) return t.places(places.booked, places.capacity);
  const [first, second] = bookings;
  return first && !second ? first.clientName : t.group(bookings.length);
}

/** What a session is called first, and second: one person is who comes, several are what they come to. */
export function namesInOrder(session: CalendarSession): [string, string] {
  const { bookings, places, offerName } = session;
  const isOne = bookings.length === 1 && !places;
  return isOne ? [whoComes(session), offerName] : [offerName, whoComes(session)];
}

/** "Ana, Ben and Cem" */
export const namesOf = ({ bookings }: CalendarSession): string =>
  new Intl.ListFormat('en-AU').format(bookings.map(({ clientName }) => clientName));

/** "9:00 am – 10:00 am" */
export const hoursOf = ({ startMs, endMs }: { startMs: number; endMs: number }, zone: string) =>
  `${timeWords(startMs, zone)} – ${timeWords(endMs, zone)}`;

export const dayOf = (zone: string, ms: number): CalendarDay => dayOfWall(toWallMs(zone, ms));

/** "Tomorrow, 9:00 am" */
export const whenText = (ms: number, zone: string, today: CalendarDay): string =>
  `${dayName(dayOf(zone, ms), today)}, ${timeWords(ms, zone)}`;

export const placeText = ({ isOnline, place }: CalendarSession): string =>
  isOnline ? t.online : place ? placeWords(place) : '';

export const stateText = ({ state, isClash, bookings }: CalendarSession): string =>
  [
    ...(bookings.some(({ waitsFor }) => waitsFor === 'client')
      ? [t.unconfirmed]
      : state === 'requested'
        ? [t.requested]
        : state === 'held'
          ? [t.held]
          : []),
    ...(isClash ? [t.clash] : []),
  ].join(', ');
