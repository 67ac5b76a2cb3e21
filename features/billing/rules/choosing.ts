import { isMinor } from '#features/account/rules.ts';
import { ADD_ON_KEYS } from '#features/plans/rules/add-ons.ts';
import { type Audience, type BillingPeriod, PLAN_KEYS, PLANS } from '#features/plans/rules.ts';
import { type Choice, centsOf, charge, type Step, type Subscription } from './subscription.ts';
import { computeUnusedCents, DAY_MS } from './terms.ts';

export const EFFECTS = ['trial', 'charge', 'switch', 'later', 'none'] as const;
/**
 * What choosing a price does: a trial begins, a term is charged now, a trial goes on with another
 * price, the change waits for the end of the paid term, or nothing changes.
 */
export type Effect = (typeof EFFECTS)[number];

/** A gym plan is a gym's: it begins together with one, and only its owner changes it. */
export const needsGym = ({ plan }: Pick<Choice, 'plan'>): boolean => PLANS[plan].audience === 'gym';

const PERIODS: readonly BillingPeriod[] = ['monthly', 'annual'];

export const REFUSALS = ['age_unknown', 'adults_only', 'parent_needed'] as const;
/** Why a person may not take a price. */
export type Refusal = (typeof REFUSALS)[number];

/**
 * Whether a person of an age (in years, null when not known) may take something new; null when they
 * may. Under 18 a parent has to agree to each plan, and those about other people are for adults.
 */
export function refusalOf(
  { plan }: Pick<Choice, 'plan'>,
  { age, parentAgrees }: { age: number | null; parentAgrees: boolean },
): Refusal | null {
  if (age === null) return 'age_unknown';
  if (!isMinor(age)) return null;
  if (PLANS[plan].audience !== 'individual') return 'adults_only';
  return parentAgrees ? null : 'parent_needed';
}

/** A higher plan is more, whatever it costs; of one plan, a year is more than a month. */
const sizeOf = ({ plan, period }: Choice): number =>
  PLAN_KEYS.indexOf(plan) * PERIODS.length + PERIODS.indexOf(period);

const moreAddOns = (a: Choice, b: Choice): boolean =>
  ADD_ON_KEYS.some((key) => (a.addOns[key] ?? 0) > (b.addOns[key] ?? 0));

/** Whether `a` is more than `b`: by the plan and the period, and of the same by any add-on. */
const isMore = (a: Choice, b: Choice): boolean =>
  sizeOf(a) === sizeOf(b) ? moreAddOns(a, b) : sizeOf(a) > sizeOf(b);

const same = (a: Choice, b: Choice): boolean =>
  sizeOf(a) === sizeOf(b) && !moreAddOns(a, b) && !moreAddOns(b, a);

/**
 * What choosing a price does. Each family of plans has one trial, also for a person who comes from a
 * smaller family; what is unused of a paid term is then credited. In a trial every other change holds
 * at once and the trial keeps its end. In a paid term more is had at once, what is unused being
 * credited; less comes with the term's end.
 */
export function effectOf(subscription: Subscription | null, choice: Choice): Effect {
  const family = PLANS[choice.plan].audience;
  const begins = subscription?.trialsUsed.includes(family) ? 'charge' : 'trial';
  if (!subscription || subscription.status === 'ended') return begins;
  if (same(subscription, choice)) return 'none';
  const more = isMore(choice, subscription);
  if (more && family !== PLANS[subscription.plan].audience) return begins;
  if (subscription.status === 'trial') return 'switch';
  return more ? 'charge' : 'later';
}

/** Families whose only trial is used once a trial of `plan` runs. */
const withTrialOf = (used: Audience[], { plan }: Choice): Audience[] => [
  ...new Set([...used, PLANS[plan].audience]),
];

const creditOf = (subscription: Subscription, nowMs: number): number =>
  subscription.creditCents +
  (subscription.status === 'paid'
    ? computeUnusedCents(subscription.termCents, subscription, nowMs)
    : 0);

/** What would be due now, in cents: the price less what is unused; 0 unless a term is charged. */
export function dueNowCents(
  subscription: Subscription | null,
  choice: Choice,
  nowMs: number,
): number {
  if (effectOf(subscription, choice) !== 'charge') return 0;
  const credit = subscription ? creditOf(subscription, nowMs) : 0;
  return Math.max(0, centsOf(choice) - credit);
}

/** End of the current trial or term; null if there is none. */
export function waitMs(
  subscription: Subscription | null,
  choice: Choice,
  nowMs: number,
): number | null {
  const effect = effectOf(subscription, choice);
  if (effect === 'trial') return nowMs + PLANS[choice.plan].trialDays * DAY_MS;
  return effect === 'charge' ? null : (subscription?.endMs ?? null);
}

const fresh = (choice: Choice, nowMs: number): Subscription => ({
  ...choice,
  status: 'ended',
  startMs: nowMs,
  endMs: nowMs,
  anchorMs: nowMs,
  terms: 0,
  termCents: 0,
  cancelled: false,
  next: null,
  reminded: false,
  creditCents: 0,
  invoices: 0,
  trialsUsed: [],
});

/** Applies a price; null if nothing changes. Choosing the current one cancels a planned change. */
export function choose(
  subscription: Subscription | null,
  choice: Choice,
  nowMs: number,
): Step | null {
  const before = subscription ?? fresh(choice, nowMs);
  const plain = { ...before, cancelled: false, next: null };
  switch (effectOf(subscription, choice)) {
    case 'trial': {
      const { trialDays } = PLANS[choice.plan];
      const after: Subscription = {
        ...plain,
        ...choice,
        status: 'trial',
        startMs: nowMs,
        endMs: nowMs + trialDays * DAY_MS,
        terms: 0,
        termCents: 0,
        reminded: false,
        creditCents: creditOf(before, nowMs),
        trialsUsed: withTrialOf(before.trialsUsed, choice),
      };
      return { kind: 'trial_started', after, invoice: null };
    }
    case 'charge': {
      const credited = { ...before, creditCents: creditOf(before, nowMs) };
      return { kind: 'charged', ...charge(credited, choice, { startMs: nowMs, first: true }) };
    }
    case 'switch':
      return {
        kind: 'switched',
        after: { ...plain, ...choice, trialsUsed: withTrialOf(before.trialsUsed, choice) },
        invoice: null,
      };
    case 'later':
      return { kind: 'change_planned', after: { ...plain, next: choice }, invoice: null };
    case 'none':
      return before.cancelled || before.next ? { kind: 'kept', after: plain, invoice: null } : null;
  }
}

/** Ends a subscription with its term; null when there is nothing to end. */
export function cancel(subscription: Subscription): Step | null {
  if (subscription.status === 'ended' || subscription.cancelled) return null;
  const after = { ...subscription, cancelled: true, next: null };
  return { kind: 'cancelled', after, invoice: null };
}
