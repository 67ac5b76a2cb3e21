import { MS_PER_HOUR, MS_PER_MINUTE } from '#platform/shared/wall-clock.ts';

/** What happens when someone does not come as booked. A booking keeps the one of its moment. */
export type Policy = {
  /** hours before the start until which cancelling and moving are free */
  freeUntilHours: number;
  /** share of the price that a late cancellation and a missed session cost, 0 to 100 */
  latePercent: number;
  missedPercent: number;
  /** whether they take the credit that paid; a credit comes back whole or not at all */
  lateTakesCredit: boolean;
  missedTakesCredit: boolean;
};

export const USUAL_POLICY: Policy = {
  freeUntilHours: 24,
  latePercent: 50,
  missedPercent: 100,
  lateTakesCredit: true,
  missedTakesCredit: true,
};

/** A place is kept for so long while its booking is finished. */
export const HOLD_MINUTES = 10;
/** Cancelling so soon after booking is free, and nobody is missed before so many minutes after the start. */
export const GRACE_MINUTES = 10;
/** How long a trainer may take to approve, and either side to say that someone did not come, or did. */
export const MAX_REQUEST_HOURS = 24;
export const MISSED_DAYS = 7;

/** What a booking was agreed on, for both sides, at its moment. */
export type Agreement = {
  policy: Policy;
  priceCents: number;
  /** what is known to be paid, above 0 only where money went through Vigour or the trainer noted it */
  paidCents: number;
  /** paid with a credit of a pack instead */
  hasCredit: boolean;
  bookedAtMs: number;
  startMs: number;
  /** the trainer moved it since: the client may cancel for free */
  wasMovedByTrainer: boolean;
  /** one side has not said yes yet: neither owes anything */
  isAsked?: boolean;
};

/** What is kept of it with a booking: the rest stands in the booking and its session. */
export type KeptAgreement = Pick<
  Agreement,
  'policy' | 'priceCents' | 'bookedAtMs' | 'wasMovedByTrainer'
> & {
  offerName: string;
  /** of the trainer */
  timeZone: string;
  isOnline: boolean;
  /** of an online session */
  link: string | null;
  /** where it takes place; null online, or at a place that was not given */
  place: { name: string; suburb: string; isClients?: boolean } | null;
  /** the organisation that runs it, and is paid; absent: the trainer */
  organisationName?: string;
};

/** Whether it is later than the policy allows for free. Hours elapsed; at the limit is in time. */
export const isLate = (
  { policy, startMs }: Pick<Agreement, 'policy' | 'startMs'>,
  nowMs: number,
): boolean => startMs - nowMs < policy.freeUntilHours * MS_PER_HOUR;

export const isInGrace = ({ bookedAtMs }: Pick<Agreement, 'bookedAtMs'>, nowMs: number): boolean =>
  nowMs - bookedAtMs <= GRACE_MINUTES * MS_PER_MINUTE;

/** The last instant at which a client can still cancel for free, grace left out. */
export const freeUntil = ({
  policy,
  startMs,
  wasMovedByTrainer,
}: Pick<Agreement, 'policy' | 'startMs' | 'wasMovedByTrainer'>): number =>
  wasMovedByTrainer ? startMs : startMs - policy.freeUntilHours * MS_PER_HOUR;
