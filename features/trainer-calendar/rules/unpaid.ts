import type { Booking } from '#features/bookings/contract.ts';

/** Sessions that took place and whose payment is not noted, the oldest first. */
export const unpaidOf = (bookings: readonly Booking[], nowMs: number): Booking[] =>
  bookings.filter(
    ({ state, end, missing, hasCredit, priceCents, paidCents }) =>
      state === 'confirmed' &&
      Date.parse(end) <= nowMs &&
      missing === null &&
      !hasCredit &&
      paidCents < priceCents,
  );
