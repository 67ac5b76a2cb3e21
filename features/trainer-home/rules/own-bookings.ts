import type { Booking } from '#features/bookings/contract.ts';

const COMING: readonly Booking['state'][] = ['held', 'requested', 'confirmed'];

/** A client's bookings that are not over, the next first. */
export const bookingsToCome = (bookings: readonly Booking[], nowMs: number): Booking[] =>
  bookings
    .filter(({ state, end }) => COMING.includes(state) && Date.parse(end) > nowMs)
    .toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start));
