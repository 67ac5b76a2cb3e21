import { type Agreement, isInGrace, isLate } from './policy.ts';

/** Who ends or moves a booking. An organisation's admin acts as the trainer. */
export type Side = 'client' | 'trainer';

export const REASONS = [
  'trainer-cancelled',
  'trainer-missed',
  'trainer-moved',
  'not-agreed',
  'waived',
  'grace',
  'in-time',
  'late',
  'missed',
] as const;
export type Reason = (typeof REASONS)[number];

/** What a booking that does not take place costs. All cents, AUD, GST included. */
export type Settlement = {
  reason: Reason;
  /** what the client bears of the price */
  feeCents: number;
  /** what goes back of what was paid */
  refundCents: number;
  /** what the fee exceeds what was paid by: shown, never charged */
  owedCents: number;
  credit: 'none' | 'returned' | 'kept';
};

/** The share that goes back is rounded up, and is never more than what was paid. */
function settle(
  { priceCents, paidCents, hasCredit }: Agreement,
  reason: Reason,
  { percent, takesCredit }: { percent: number; takesCredit: boolean },
): Settlement {
  if (hasCredit) {
    const credit = takesCredit ? 'kept' : 'returned';
    return { reason, feeCents: 0, refundCents: 0, owedCents: 0, credit };
  }
  const feeCents = Math.floor((priceCents * percent) / 100);
  return {
    reason,
    feeCents,
    refundCents: Math.max(0, paidCents - feeCents),
    owedCents: Math.max(0, feeCents - paidCents),
    credit: 'none',
  };
}

const FREE = { percent: 0, takesCredit: false };

/** Why a cancellation at `nowMs` costs what it does. */
export function reasonOfCancelling(agreement: Agreement, by: Side, nowMs: number): Reason {
  if (by === 'trainer') return 'trainer-cancelled';
  if (agreement.isAsked) return 'not-agreed';
  if (!isLate(agreement, nowMs)) return 'in-time';
  if (agreement.wasMovedByTrainer) return 'trainer-moved';
  return isInGrace(agreement, nowMs) ? 'grace' : 'late';
}

/** What cancelling before the start costs; null from the start on, when it takes place or is missed. */
export function settleCancelling(agreement: Agreement, by: Side, nowMs: number): Settlement | null {
  if (nowMs >= agreement.startMs) return null;
  const reason = reasonOfCancelling(agreement, by, nowMs);
  if (reason !== 'late') return settle(agreement, reason, FREE);
  const { latePercent, lateTakesCredit } = agreement.policy;
  return settle(agreement, reason, { percent: latePercent, takesCredit: lateTakesCredit });
}

/** What it costs that one side did not come. */
export function settleMissing(agreement: Agreement, missing: Side): Settlement {
  if (missing === 'trainer') return settle(agreement, 'trainer-missed', FREE);
  const { missedPercent, missedTakesCredit } = agreement.policy;
  return settle(agreement, 'missed', { percent: missedPercent, takesCredit: missedTakesCredit });
}

/** The trainer waives what the client would bear. */
export const settleWaived = (agreement: Agreement): Settlement => settle(agreement, 'waived', FREE);
