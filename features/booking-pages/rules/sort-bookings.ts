import type { Booking } from '#features/bookings/contract.ts';

type Listed = Pick<Booking, 'state' | 'start' | 'end' | 'waitsFor'>;

/** Bookings as their list shows them: the next first, of those that are over the latest first. */
export function sortBookings<One extends Listed>(bookings: readonly One[], nowMs: number) {
  const byStart = [...bookings].sort((a, b) => a.start.localeCompare(b.start));
  const isToCome = ({ state, end }: Listed) =>
    ['held', 'confirmed'].includes(state) && Date.parse(end) > nowMs;
  const isAsked = ({ state, start }: Listed) => state === 'requested' && Date.parse(start) > nowMs;
  return {
    /** what a trainer booked, for the client to answer */
    toConfirm: byStart.filter((one) => isAsked(one) && one.waitsFor === 'client'),
    toCome: byStart.filter(isToCome),
    requests: byStart.filter((one) => isAsked(one) && one.waitsFor !== 'client'),
    past: byStart.filter((one) => !isToCome(one) && !isAsked(one)).reverse(),
  };
}
