import type { Booking } from '#features/bookings/contract.ts';
import type { TaughtClass } from '#features/classes/contract.ts';
import {
  type CalendarSession,
  toSessions,
} from '#features/trainer-calendar/rules/calendar-sessions.ts';

export type ComingSessions = {
  /** begun and not over */
  now: CalendarSession[];
  /** the first that is still to begin; null: there is none */
  next: CalendarSession | null;
  later: CalendarSession[];
};

/** Booked sessions and classes that are not over; those who share a session stand together. */
export function sessionsToCome(
  bookings: readonly Booking[],
  classes: readonly TaughtClass[],
  nowMs: number,
): ComingSessions {
  const confirmed = bookings.filter(({ state }) => state === 'confirmed');
  const open = toSessions(confirmed, [], classes).filter(({ endMs }) => endMs > nowMs);
  const now = open.filter(({ startMs }) => startMs <= nowMs);
  const [next = null, ...later] = open.slice(now.length);
  return { now, next, later };
}

/** Requests that wait for the trainer's answer, the one that expires first on top. */
export const requestsWaiting = (bookings: readonly Booking[]): Booking[] =>
  bookings
    .filter(({ may }) => may.decide)
    .toSorted((a, b) => (a.keptUntil ?? a.start).localeCompare(b.keptUntil ?? b.start));
