import type { FieldProblem } from '#features/availability/rules/check-hours.ts';
import type { Policy } from '#features/booking-terms/rules/policy.ts';
import type { OfferTimes } from '#features/free-times/rules/question.ts';

export const OFFER_LIMITS = {
  name: 80,
  minutes: [5, 480],
  gridMinutes: [5, 60],
  bufferMinutes: [0, 240],
  noticeHours: [0, 720],
  daysAhead: [1, 365],
  cap: [1, 100],
  priceCents: [0, 1_000_000],
  capacity: [1, 200],
  freeUntilHours: [0, 336],
  packCredits: [2, 100],
  packDays: [1, 730],
} as const;

export type Pack = { credits: number; priceCents: number; validDays: number };

/** An offer as the trainer writes it. Prices are integer cents, AUD, GST included; 0 is free. */
export type OfferContent = Omit<OfferTimes, 'id'> & {
  name: string;
  priceCents: number;
  /** how many may come to one session: 1 is one to one */
  capacity: number;
  isOnline: boolean;
  link: string | null;
  /** further places of the trainer that a client may choose; absent: none */
  otherPlaceIds?: readonly string[];
  /** a client may have it at their own place; absent: no */
  atClients?: boolean;
  needsApproval: boolean;
  policy: Policy;
  packs: readonly Pack[];
};

const isWithin = (value: number, [min, max]: readonly [number, number]): boolean =>
  Number.isInteger(value) && value >= min && value <= max;

const isHttps = (text: string): boolean => URL.parse(text)?.protocol === 'https:';

function timesProblems(offer: OfferContent): (FieldProblem | false)[] {
  const { minutes, gridMinutes, bufferMinutes, noticeHours, daysAhead, cap } = OFFER_LIMITS;
  const isCap = (value: number | null) => value === null || isWithin(value, cap);
  return [
    !isWithin(offer.minutes, minutes) && { field: 'minutes', sentence: 'Use 5 to 480 minutes.' },
    !(isWithin(offer.gridMinutes, gridMinutes) && offer.gridMinutes % 5 === 0) && {
      field: 'gridMinutes',
      sentence: 'Use 5 to 60 minutes, in steps of 5.',
    },
    !isWithin(offer.bufferBeforeMinutes, bufferMinutes) && {
      field: 'bufferBeforeMinutes',
      sentence: 'Use 0 to 240 minutes.',
    },
    !isWithin(offer.bufferAfterMinutes, bufferMinutes) && {
      field: 'bufferAfterMinutes',
      sentence: 'Use 0 to 240 minutes.',
    },
    !isWithin(offer.noticeHours, noticeHours) && {
      field: 'noticeHours',
      sentence: 'Use 0 to 720 hours.',
    },
    !isWithin(offer.daysAhead, daysAhead) && { field: 'daysAhead', sentence: 'Use 1 to 365 days.' },
    !isCap(offer.maxPerDay) && {
      field: 'maxPerDay',
      sentence: 'Use 1 to 100, or leave it empty.',
    },
    !isCap(offer.maxPerWeek) && {
      field: 'maxPerWeek',
      sentence: 'Use 1 to 100, or leave it empty.',
    },
  ];
}

function termsProblems(offer: OfferContent): (FieldProblem | false)[] {
  const { priceCents, capacity, freeUntilHours } = OFFER_LIMITS;
  return [
    !isWithin(offer.priceCents, priceCents) && {
      field: 'priceCents',
      sentence: 'Enter a price from $0 to $10,000.',
    },
    !isWithin(offer.capacity, capacity) && { field: 'capacity', sentence: 'Use 1 to 200 people.' },
    !isWithin(offer.policy.freeUntilHours, freeUntilHours) && {
      field: 'freeUntilHours',
      sentence: 'Use 0 to 336 hours.',
    },
    ...(['latePercent', 'missedPercent'] as const).map(
      (field): FieldProblem | false =>
        !isWithin(offer.policy[field], [0, 100]) && { field, sentence: 'Use 0 to 100 per cent.' },
    ),
    ...offer.packs.flatMap((pack, index) => packProblems(pack, `packs.${index}`)),
  ];
}

function packProblems(pack: Pack, field: string): (FieldProblem | false)[] {
  const { priceCents, packCredits, packDays } = OFFER_LIMITS;
  return [
    !isWithin(pack.credits, packCredits) && {
      field: `${field}.credits`,
      sentence: 'Use 2 to 100 credits.',
    },
    !isWithin(pack.priceCents, priceCents) && {
      field: `${field}.priceCents`,
      sentence: 'Enter $0 to $10,000.',
    },
    !isWithin(pack.validDays, packDays) && {
      field: `${field}.validDays`,
      sentence: 'Use 1 to 730 days.',
    },
  ];
}

/** Everything that is wrong with an offer, one sentence for each field; empty when it is fine. */
export function offerProblems(offer: OfferContent): FieldProblem[] {
  const name = offer.name.trim();
  const problems: (FieldProblem | false)[] = [
    name === '' && { field: 'name', sentence: 'Enter a name.' },
    name.length > OFFER_LIMITS.name && { field: 'name', sentence: 'Use at most 80 characters.' },
    offer.link !== null &&
      !isHttps(offer.link) && {
        field: 'link',
        sentence: 'Enter a link that starts with https://.',
      },
    offer.atClients === true &&
      (offer.isOnline || offer.capacity > 1) && {
        field: 'atClients',
        sentence: 'Only a one-to-one session in person can be at the client’s place.',
      },
    ...timesProblems(offer),
    ...termsProblems(offer),
  ];
  return problems.filter((one) => one !== false);
}
