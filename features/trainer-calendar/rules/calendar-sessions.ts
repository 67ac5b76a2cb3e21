import { overlaps, type Span } from '#features/availability/rules/span.ts';
import type { Booking } from '#features/bookings/contract.ts';

/** A session as a trainer's calendar shows it, with those who come. */
export type CalendarSession = Span & {
  key: string;
  offerId: string;
  offerName: string;
  isOnline: boolean;
  place: Booking['place'];
  state: 'requested' | 'confirmed' | 'held';
  bookings: readonly Booking[];
  /** another calendar says that the trainer is busy */
  isClash: boolean;
};

const STATES = ['requested', 'confirmed', 'held'] as const;

/** The sessions of bookings that take time; those of a group are one. */
export function toSessions(bookings: readonly Booking[], busy: readonly Span[]): CalendarSession[] {
  const groups = new Map<string, Booking[]>();
  for (const booking of bookings) {
    if (!STATES.some((state) => state === booking.state)) continue;
    const { sessionId } = booking;
    groups.set(sessionId, [...(groups.get(sessionId) ?? []), booking]);
  }
  return [...groups].flatMap(([key, people]) => {
    const [first] = people;
    if (!first) return [];
    const span = { startMs: Date.parse(first.start), endMs: Date.parse(first.end) };
    return {
      ...span,
      key,
      offerId: first.offer.id,
      offerName: first.offer.name,
      isOnline: first.isOnline,
      place: first.place,
      state: STATES.find((state) => people.some((one) => one.state === state)) ?? 'held',
      bookings: people,
      isClash:
        people.some(({ hasClash }) => hasClash) ||
        busy.some((one) => one.startMs < one.endMs && overlaps(one, span)),
    };
  });
}

/** Requests that wait for an answer, the first to begin first. */
export const openRequests = (bookings: readonly Booking[]): Booking[] =>
  bookings.filter(({ may }) => may.decide).toSorted((a, b) => (a.start < b.start ? -1 : 1));
