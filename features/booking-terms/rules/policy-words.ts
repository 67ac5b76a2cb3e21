import { dollars } from '#features/plans/rules/money.ts';
import type { Policy } from './policy.ts';
import type { Settlement } from './settlement.ts';

const share = (priceCents: number, percent: number): string =>
  percent === 0 ? 'nothing' : dollars(Math.floor((priceCents * percent) / 100));

const hours = (count: number): string => (count === 1 ? '1 hour' : `${count} hours`);

type Terms = { policy: Policy; priceCents: number; hasCredit: boolean };

/** What a policy means for a booking at this price, one sentence each. */
export function policyWords({ policy, priceCents, hasCredit }: Terms): string[] {
  const { freeUntilHours, latePercent, missedPercent, lateTakesCredit, missedTakesCredit } = policy;
  const free =
    freeUntilHours === 0
      ? 'Cancel or move for free until it starts.'
      : `Cancel or move for free up to ${hours(freeUntilHours)} before.`;
  const late = hasCredit
    ? `After that, cancelling or moving ${lateTakesCredit ? 'uses' : 'gives back'} your credit.`
    : `After that, cancelling or moving costs ${share(priceCents, latePercent)}.`;
  const missed = hasCredit
    ? `If you don’t come, your credit is ${missedTakesCredit ? 'used' : 'given back'}.`
    : `If you don’t come, you pay ${share(priceCents, missedPercent)}.`;
  const isFree = priceCents === 0 && !hasCredit;
  if (isFree) return ['It is free. Cancel in time if you can’t come.'];
  return freeUntilHours === 0 ? [free, missed] : [free, late, missed];
}

/** What it came to that a booking did not take place. */
export function settlementWords(settlement: Settlement): string {
  const { feeCents, refundCents, owedCents, credit } = settlement;
  if (credit === 'kept') return 'The credit is used.';
  if (credit === 'returned') return 'The credit is given back.';
  if (feeCents === 0) {
    return refundCents > 0 ? `${dollars(refundCents)} is to be paid back.` : 'It costs nothing.';
  }
  if (owedCents === feeCents) return `It costs ${dollars(feeCents)}, still to be paid.`;
  const owed = owedCents > 0 ? ` ${dollars(owedCents)} of it is still to be paid.` : '';
  const back = refundCents > 0 ? ` ${dollars(refundCents)} is to be paid back.` : '';
  return `It costs ${dollars(feeCents)}.${owed}${back}`;
}

/** Where money goes until payments exist. */
export const paymentGoes = (organisation = 'the trainer'): string =>
  `Payment goes to ${organisation} directly.`;

/** Why nobody is marked as missing any more. */
export const MISSED_IS_OVER =
  'You can say for a week after a session that a client did not come. That week is over.';
