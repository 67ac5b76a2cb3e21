import { freeUntil, type Policy } from '#features/bookings/rules/policy.ts';

/** What a policy comes to for one session, as it is said before and after booking. */
export type Terms =
  | { kind: 'free' }
  | {
      kind: 'until';
      /** null: until it starts */
      freeUntilMs: number | null;
      /** the free time is over already */
      isLate: boolean;
      lateCents: number;
      missedCents: number;
    }
  | {
      kind: 'credit';
      freeUntilMs: number | null;
      isLate: boolean;
      lateTakes: boolean;
      missedTakes: boolean;
    };

type Given = {
  policy: Policy;
  priceCents: number;
  hasCredit: boolean;
  startMs: number;
  wasMovedByTrainer?: boolean;
};

const shareOf = (priceCents: number, percent: number): number =>
  Math.floor((priceCents * percent) / 100);

export function termsOf(given: Given, nowMs: number): Terms {
  const { policy, priceCents, hasCredit, startMs, wasMovedByTrainer = false } = given;
  if (priceCents === 0 && !hasCredit) return { kind: 'free' };
  const untilMs = freeUntil({
    policy,
    startMs,
    wasMovedByTrainer,
    priceCents,
    hasCredit,
    paidCents: 0,
    bookedAtMs: nowMs,
  });
  const when = {
    freeUntilMs: untilMs === startMs ? null : untilMs,
    isLate: nowMs > untilMs,
  };
  return hasCredit
    ? {
        kind: 'credit',
        ...when,
        lateTakes: policy.lateTakesCredit,
        missedTakes: policy.missedTakesCredit,
      }
    : {
        kind: 'until',
        ...when,
        lateCents: shareOf(priceCents, policy.latePercent),
        missedCents: shareOf(priceCents, policy.missedPercent),
      };
}
