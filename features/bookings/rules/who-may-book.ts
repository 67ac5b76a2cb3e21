import { ADULT_AGE, GUARDED_FROM_AGE } from '#features/guardians/rules.ts';

/** Why a person cannot book, in the order in which it is said. */
export const BOOKING_BARS = [
  'not-verified',
  'age-unknown',
  'too-young',
  'no-guardian',
  'blocked',
  'own-offer',
  'not-a-member',
  'not-taking-bookings',
] as const;
export type BookingBar = (typeof BOOKING_BARS)[number];

export type Booker = {
  hasVerifiedEmail: boolean;
  /** whole years on today's date; null: never said */
  age: number | null;
  /** of a guardian whose email address is confirmed */
  hasGuardian: boolean;
  /** by the trainer, or the trainer by them */
  isBlocked: boolean;
  isTrainerThemselves: boolean;
  /** of the organisation that runs it, if one does */
  isMember: boolean;
};

/**
 * What keeps a person from booking; null: nothing. Under 16 nobody books, at 16 and 17 with a guardian's
 * confirmed address (decisions 33). A trainer takes bookings with a plan or a seat for it (31).
 */
export function barOf(booker: Booker, isTakingBookings: boolean): BookingBar | null {
  const { age } = booker;
  if (booker.isTrainerThemselves) return 'own-offer';
  if (!booker.isMember) return 'not-a-member';
  if (!booker.hasVerifiedEmail) return 'not-verified';
  if (age === null) return 'age-unknown';
  if (age < GUARDED_FROM_AGE) return 'too-young';
  if (age < ADULT_AGE && !booker.hasGuardian) return 'no-guardian';
  if (booker.isBlocked) return 'blocked';
  return isTakingBookings ? null : 'not-taking-bookings';
}
