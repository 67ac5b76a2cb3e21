import { type AddOnCounts, type AddOnLine, addOnLines } from '#features/plans/rules/add-ons.ts';
import type { Account } from '#features/plans/rules/entitlements.ts';
import { gstWithin } from '#features/plans/rules/money.ts';
import {
  type Audience,
  type BillingPeriod,
  type PaidPlanKey,
  type PlanKey,
  priceOf,
} from '#features/plans/rules.ts';
import { DAY_MS, termEnd } from './terms.ts';

/** Days before a trial's end at which the reminder is sent. */
export const REMINDER_DAYS = 3;
/** Nobody is charged sooner than this after the reminder, even when the server was off on its day. */
const NOTICE_DAYS = 2;

/** A plan for a period, with what is added to it: only what the plan offers, and never 0 of it. */
export type Choice = { plan: PaidPlanKey; period: BillingPeriod; addOns: AddOnCounts };

/** What a choice costs for its period, in cents. */
export const centsOf = ({ plan, period, addOns }: Choice): number =>
  addOnLines(plan, period, addOns).reduce((sum, { cents }) => sum + cents, priceOf(plan, period));

/** What a person subscribes to. Moments are milliseconds since 1970, money is integer cents. */
export type Subscription = Choice & {
  status: 'trial' | 'paid' | 'ended';
  /** The trial, or the paid term that is running. */
  startMs: number;
  endMs: number;
  /** The first paid term began then; `terms` have begun since. */
  anchorMs: number;
  terms: number;
  /** The price of the running term; 0 in a trial. */
  termCents: number;
  /** It ends with the term. */
  cancelled: boolean;
  /** What it becomes when the term ends. */
  next: Choice | null;
  /** The reminder of this trial's end has been written. */
  reminded: boolean;
  /** What was paid and not used: the next invoices use it up. */
  creditCents: number;
  /** How many invoices there are: the newest one's number. */
  invoices: number;
  /** Families whose only trial is used. */
  trialsUsed: Audience[];
};

/**
 * A record of what a term costs. `priceCents` is the plan with its add-ons, `totalCents` that less the
 * credit, GST included.
 */
export type Invoice = Omit<Choice, 'addOns'> & {
  number: number;
  addOns: AddOnLine[];
  issuedMs: number;
  startMs: number;
  endMs: number;
  priceCents: number;
  creditCents: number;
  totalCents: number;
  gstCents: number;
};

export type StepKind =
  | 'trial_started'
  | 'trial_reminder'
  | 'charged'
  | 'renewed'
  | 'switched'
  | 'change_planned'
  | 'cancelled'
  | 'kept'
  | 'ended';

/** One change of a subscription: what it is afterwards, and what is recorded of it. */
export type Step = { kind: StepKind; after: Subscription; invoice: Invoice | null };

/** When the next thing happens by itself; null when nothing does. */
export function dueMs({ status, endMs, cancelled, reminded }: Subscription): number | null {
  if (status === 'ended') return null;
  const reminderComes = status === 'trial' && !cancelled && !reminded;
  return reminderComes ? endMs - REMINDER_DAYS * DAY_MS : endMs;
}

/** Charges a term that begins at `startMs`: the first one of a price, or the next of the same. */
export function charge(
  before: Subscription,
  { plan, period, addOns }: Choice,
  term: { startMs: number; first: boolean },
): { after: Subscription; invoice: Invoice } {
  const anchorMs = term.first ? term.startMs : before.anchorMs;
  const terms = term.first ? 1 : before.terms + 1;
  const endMs = termEnd(anchorMs, period, terms);
  const priceCents = centsOf({ plan, period, addOns });
  const creditCents = Math.min(before.creditCents, priceCents);
  const totalCents = priceCents - creditCents;
  const number = before.invoices + 1;
  return {
    after: {
      ...before,
      plan,
      period,
      addOns,
      status: 'paid',
      startMs: term.startMs,
      endMs,
      anchorMs,
      terms,
      termCents: priceCents,
      cancelled: false,
      next: null,
      creditCents: before.creditCents - creditCents,
      invoices: number,
    },
    invoice: {
      number,
      plan,
      period,
      addOns: addOnLines(plan, period, addOns),
      issuedMs: term.startMs,
      startMs: term.startMs,
      endMs,
      priceCents,
      creditCents,
      totalCents,
      gstCents: gstWithin(totalCents),
    },
  };
}

/**
 * What has to happen with a subscription at `nowMs`, one step at a time; null when nothing has. Asked
 * again about what a step leaves, it catches up with any time that the server was off: each step
 * happens once, in order, at the moment that it was due.
 */
export function nextOf(subscription: Subscription, nowMs: number): Step | null {
  const due = dueMs(subscription);
  if (due === null || nowMs < due) return null;
  const { status, cancelled, reminded, next, endMs } = subscription;
  if (cancelled) {
    const after = { ...subscription, status: 'ended' as const, next: null };
    return { kind: 'ended', after, invoice: null };
  }
  if (status === 'trial' && !reminded) {
    const after = {
      ...subscription,
      reminded: true,
      endMs: Math.max(endMs, nowMs + NOTICE_DAYS * DAY_MS),
    };
    return { kind: 'trial_reminder', after, invoice: null };
  }
  const first = status === 'trial' || next !== null;
  const charged = charge(subscription, next ?? subscription, { startMs: endMs, first });
  return { kind: status === 'trial' ? 'charged' : 'renewed', ...charged };
}

/** What a subscription is at `nowMs`, also while the steps to it are still to be written. */
export function catchUp(subscription: Subscription, nowMs: number): Subscription {
  const step = nextOf(subscription, nowMs);
  return step ? catchUp(step.after, nowMs) : subscription;
}

/** Days of a trial that are left, one begun counting as a day; null when there is no trial. */
export const trialDaysLeft = ({ status, endMs }: Subscription, nowMs: number): number | null =>
  status === 'trial' ? Math.max(0, Math.ceil((endMs - nowMs) / DAY_MS)) : null;

/** The plan at `nowMs`, even if the step that ends it is not written yet. */
export const planAt = (subscription: Subscription | null, nowMs: number): PlanKey =>
  accountAt(subscription, nowMs).plan;

/** The plan at `nowMs` with its add-ons. */
export function accountAt(subscription: Subscription | null, nowMs: number): Account {
  if (!subscription || subscription.status === 'ended') return { plan: 'free', addOns: {} };
  const { plan, addOns, cancelled, endMs } = subscription;
  return cancelled && endMs <= nowMs ? { plan: 'free', addOns: {} } : { plan, addOns };
}
