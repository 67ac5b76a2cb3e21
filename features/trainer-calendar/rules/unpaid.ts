import type { Booking } from '#features/bookings/contract.ts';

/** What a person has to pay for a session in all: its price, or what its ending costs by the policy. */
export const dueCents = ({ settlement, hasCredit, priceCents }: Booking): number =>
  settlement ? settlement.feeCents : hasCredit ? 0 : priceCents;

/** Sessions that took place, were missed or cancelled late, and whose payment to the trainer is not noted. */
export const unpaidOf = (bookings: readonly Booking[], nowMs: number): Booking[] =>
  bookings.filter((booking) => {
    const { state, end, settlement, organisationName, paidCents } = booking;
    const isDue = settlement !== null || (state === 'confirmed' && Date.parse(end) <= nowMs);
    return isDue && organisationName === null && paidCents < dueCents(booking);
  });
