import type { Policy } from '#features/booking-terms/rules/policy.ts';
import type { OfferContent } from '#features/bookings/rules/check-offer.ts';

export const GYM_OFFER_LIMITS = {
  name: 80,
  about: 1000,
  trainers: 20,
  minutes: [5, 480],
  noticeHours: [0, 720],
  /** classes are planned so far ahead, which take their trainers’ time */
  daysAhead: [1, 56],
  priceCents: [0, 1_000_000],
  freeUntilHours: [0, 336],
} as const;

/** A one-to-one session as an owner or admin writes it. Prices are integer cents, AUD, GST included; 0 is free. */
export type GymOfferContent = {
  name: string;
  about: string;
  minutes: number;
  noticeHours: number;
  daysAhead: number;
  /** members who can give it: one who is free, within their own hours */
  trainerIds: readonly string[];
  /** of the gym: its weeks are those over which work is shared */
  timeZone: string;
  priceCents: number;
  policy: Policy;
};

export type GymOfferProblem = { field: keyof GymOfferContent; sentence: string };

const isWithin = (value: number, [min, max]: readonly [number, number]): boolean =>
  Number.isInteger(value) && value >= min && value <= max;

/** Everything that is wrong with an offer, one sentence for each field; empty when it is fine. */
export function gymOfferProblems(content: GymOfferContent): GymOfferProblem[] {
  const { minutes, noticeHours, daysAhead, priceCents, freeUntilHours } = GYM_OFFER_LIMITS;
  const { policy } = content;
  const problems: (GymOfferProblem | false)[] = [
    content.name.trim() === '' && { field: 'name', sentence: 'Enter a name.' },
    !isWithin(content.minutes, minutes) && { field: 'minutes', sentence: 'Use 5 to 480 minutes.' },
    content.trainerIds.length === 0 && { field: 'trainerIds', sentence: 'Choose a trainer.' },
    !isWithin(content.noticeHours, noticeHours) && {
      field: 'noticeHours',
      sentence: 'Use 0 to 720 hours.',
    },
    !isWithin(content.daysAhead, daysAhead) && {
      field: 'daysAhead',
      sentence: 'Use 1 to 56 days.',
    },
    !isWithin(content.priceCents, priceCents) && {
      field: 'priceCents',
      sentence: 'Enter a price from $0 to $10,000.',
    },
    !(
      isWithin(policy.freeUntilHours, freeUntilHours) &&
      isWithin(policy.latePercent, [0, 100]) &&
      isWithin(policy.missedPercent, [0, 100])
    ) && { field: 'policy', sentence: 'Use 0 to 336 hours and 0 to 100 per cent.' },
  ];
  return problems.filter((one) => one !== false);
}

/** The same as what one trainer offers, so that hours, clashes and terms are decided alike. */
export const offerOf = (content: GymOfferContent): OfferContent => ({
  name: content.name,
  minutes: content.minutes,
  noticeHours: content.noticeHours,
  daysAhead: content.daysAhead,
  priceCents: content.priceCents,
  policy: content.policy,
  capacity: 1,
  gridMinutes: 15,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
  maxPerDay: null,
  maxPerWeek: null,
  hours: null,
  placeId: null,
  isOnline: false,
  link: null,
  needsApproval: false,
  packs: [],
});
