import { type Agreement, type Policy, USUAL_POLICY } from '../rules/policy.ts';

/** Friday 9 October 2026, 9:00 in Sydney. */
export const START_MS = Date.parse('2026-10-08T22:00Z');

export const hoursBefore = (hours: number): number => START_MS - hours * 3_600_000;

/** $99.99 paid by card on 1 October; late costs half, missing all, a credit either way. */
export const anAgreement = (
  changes: Partial<Omit<Agreement, 'policy'>> & { policy?: Partial<Policy> } = {},
): Agreement => ({
  priceCents: 9_999,
  paidCents: 9_999,
  hasCredit: false,
  bookedAtMs: Date.parse('2026-10-01T00:00Z'),
  startMs: START_MS,
  wasMovedByTrainer: false,
  ...changes,
  policy: { ...USUAL_POLICY, ...changes.policy },
});
