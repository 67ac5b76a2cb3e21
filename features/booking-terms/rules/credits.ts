import { addDays, type CalendarDay } from '#platform/shared/calendar-day.ts';
import type { Side } from './settlement.ts';

/** Credits of one pack that end on the same day. */
export type Credits = {
  id: string;
  left: number;
  /** the last day on which one can be used to book, on the buyer's calendar */
  expiresOn: CalendarDay;
};

/** A credit that ended while it was booked lives so much longer when the trainer cancelled. */
export const MORE_DAYS = 14;

export const lastDayOf = (boughtOn: CalendarDay, validDays: number): CalendarDay =>
  addDays(boughtOn, validDays);

const isUsable = ({ left, expiresOn }: Credits, today: CalendarDay): boolean =>
  left > 0 && expiresOn >= today;

export const countUsable = (credits: readonly Credits[], today: CalendarDay): number =>
  credits.filter((one) => isUsable(one, today)).reduce((sum, one) => sum + one.left, 0);

/** The credits to book with: those that end first. Null where none is left. */
export const creditsToUse = (credits: readonly Credits[], today: CalendarDay): Credits | null =>
  credits
    .filter((one) => isUsable(one, today))
    .sort((a, b) =>
      a.expiresOn === b.expiresOn ? (a.id < b.id ? -1 : 1) : a.expiresOn < b.expiresOn ? -1 : 1,
    )[0] ?? null;

/** The last day of a credit that comes back on `today`. */
export const expiryOfReturned = (
  expiresOn: CalendarDay,
  by: Side,
  today: CalendarDay,
): CalendarDay => (by === 'trainer' && expiresOn < today ? addDays(today, MORE_DAYS) : expiresOn);

/**
 * What goes back for a pack, in cents: its share of credits that were not used, rounded up, never
 * above what was paid. Credits of bookings to come count as used until those are cancelled.
 */
export function packRefund({
  paidCents,
  credits,
  unused,
}: {
  paidCents: number;
  credits: number;
  unused: number;
}): number {
  const kept = Math.min(Math.max(unused, 0), credits);
  return credits === 0 ? 0 : Math.min(paidCents, Math.ceil((paidCents * kept) / credits));
}
