import type { Booking } from '#features/bookings/contract.ts';

/** A session that a trainer gives, with everybody who booked it. */
export type TrainerSession = {
  /** of its first booking */
  bookingId: string;
  start: string;
  end: string;
  offerName: string;
  isOnline: boolean;
  place: Booking['place'];
  people: string[];
};

const startOf = ({ start }: { start: string }): number => Date.parse(start);

/** Booked sessions that are not over, the next first; those who share one stand together. */
export function sessionsToCome(bookings: readonly Booking[], nowMs: number): TrainerSession[] {
  const sessions = new Map<string, TrainerSession>();
  for (const booking of bookings) {
    if (booking.state !== 'confirmed' || Date.parse(booking.end) <= nowMs) continue;
    const key = `${booking.start} ${booking.offer.id}`;
    const known = sessions.get(key);
    if (known) known.people.push(booking.clientName);
    else {
      const { start, end, isOnline, place } = booking;
      sessions.set(key, {
        bookingId: booking.id,
        start,
        end,
        offerName: booking.offer.name,
        isOnline,
        place,
        people: [booking.clientName],
      });
    }
  }
  return [...sessions.values()].toSorted((a, b) => startOf(a) - startOf(b));
}

/** Requests that wait for the trainer's answer, the one that expires first on top. */
export const requestsWaiting = (bookings: readonly Booking[]): Booking[] =>
  bookings
    .filter(({ may }) => may.decide)
    .toSorted((a, b) => (a.keptUntil ?? a.start).localeCompare(b.keptUntil ?? b.start));
