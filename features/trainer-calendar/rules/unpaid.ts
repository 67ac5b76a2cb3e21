import type { Booking } from '#features/bookings/contract.ts';

/** Sessions that took place and whose payment to the trainer is not noted, the oldest first. */
export const unpaidOf = (bookings: readonly Booking[], nowMs: number): Booking[] =>
  bookings.filter(
    ({ state, end, missing, hasCredit, priceCents, paidCents, organisationName }) =>
      state === 'confirmed' &&
      organisationName === null &&
      Date.parse(end) <= nowMs &&
      missing === null &&
      !hasCredit &&
      paidCents < priceCents,
  );
