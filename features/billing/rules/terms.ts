import type { BillingPeriod } from '#features/plans/rules.ts';

export const DAY_MS = 86_400_000;
const MONTHS: Record<BillingPeriod, number> = { monthly: 1, annual: 12 };

/**
 * The end of the `count`th paid term counted from its first beginning, in milliseconds since 1970. Months
 * are those of the calendar (UTC): what began on the 31st ends on the last day of a shorter month, and
 * on the 31st again where there is one.
 */
export function termEnd(anchorMs: number, period: BillingPeriod, count: number): number {
  const from = new Date(anchorMs);
  const month = from.getUTCMonth() + MONTHS[period] * count;
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const day = Math.min(from.getUTCDate(), lastDay);
  return Date.UTC(from.getUTCFullYear(), month, day) + (anchorMs % DAY_MS);
}

/**
 * What the rest of a paid term is worth, in cents: by days, a day begun counting as unused and the cents
 * rounded up, so never in the customer's disfavour and never more than was paid.
 */
export function computeUnusedCents(
  paidCents: number,
  term: { startMs: number; endMs: number },
  nowMs: number,
): number {
  const days = Math.round((term.endMs - term.startMs) / DAY_MS);
  const left = Math.ceil((term.endMs - nowMs) / DAY_MS);
  const part = Math.min(1, Math.max(0, left / days));
  return Math.min(paidCents, Math.ceil(paidCents * part));
}
