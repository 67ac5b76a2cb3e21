import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addOnsWithin } from '#features/plans/rules/add-ons.ts';
import { gstWithin } from '#features/plans/rules/money.ts';
import { type BillingPeriod, PLAN_KEYS, PLANS, priceOf } from '#features/plans/rules.ts';
import { cancel, choose, dueNowCents, effectOf, refusalOf } from './choosing.ts';
import {
  accountAt,
  type Choice,
  nextOf,
  planAt,
  type Step,
  type Subscription,
} from './subscription.ts';
import { computeUnusedCents, DAY_MS, termEnd } from './terms.ts';

const START = Date.UTC(2026, 0, 31, 21, 30);
const starter: Choice = { plan: 'starter', period: 'monthly', addOns: {} };
const professional: Choice = { plan: 'professional', period: 'monthly', addOns: {} };
const yearOfStarter: Choice = { plan: 'starter', period: 'annual', addOns: {} };
const day = (count: number) => START + count * DAY_MS;

function must<Value>(value: Value | null): Value {
  if (value === null) throw new Error('Nothing happened.');
  return value;
}

const trial = () => must(choose(null, starter, START)).after;
const reminded = () => must(nextOf(trial(), day(4))).after;
const paid = () => must(nextOf(reminded(), day(7))).after;

describe('a trial', () => {
  it('begins at once, is reminded of three days before its end and goes on as the paid plan', () => {
    expect(trial()).toMatchObject({ status: 'trial', endMs: day(7), trialsUsed: ['individual'] });
    expect(nextOf(trial(), day(4) - 1)).toBeNull();
    expect(nextOf(trial(), day(4))).toMatchObject({ kind: 'trial_reminder', invoice: null });
    expect(nextOf(reminded(), day(7) - 1)).toBeNull();
    expect(nextOf(reminded(), day(7))).toMatchObject({
      kind: 'charged',
      after: { status: 'paid', terms: 1 },
      invoice: { number: 1, totalCents: 1199, gstCents: 109, startMs: day(7) },
    });
  });

  it('is never charged for within two days of a reminder that came late', () => {
    const late = must(nextOf(trial(), day(30)));
    expect(late.kind).toBe('trial_reminder');
    expect(late.after.endMs).toBe(day(32));
    expect(nextOf(late.after, day(32) - 1)).toBeNull();
  });

  it('that is cancelled is not reminded of, holds to its end and is not had again', () => {
    const cancelled = must(cancel(trial())).after;
    expect(cancel(cancelled)).toBeNull();
    expect(nextOf(cancelled, day(7) - 1)).toBeNull();
    expect(planAt(cancelled, day(7) - 1)).toBe('starter');
    expect(planAt(cancelled, day(7))).toBe('free');
    const ended = must(nextOf(cancelled, day(7)));
    expect(ended.kind).toBe('ended');
    expect(nextOf(ended.after, day(999))).toBeNull();
    expect(effectOf(ended.after, professional)).toBe('charge');
    expect(must(choose(ended.after, professional, day(9))).invoice).toMatchObject({
      number: 1,
      totalCents: 1999,
    });
  });

  it('keeps its end when another price is chosen, which is then charged', () => {
    const switched = must(choose(trial(), professional, day(2)));
    expect(switched).toMatchObject({ kind: 'switched', after: { endMs: day(7) }, invoice: null });
    const charged = must(nextOf(must(nextOf(switched.after, day(4))).after, day(7)));
    expect(charged.invoice?.totalCents).toBe(1999);
  });
});

describe('a paid term', () => {
  it('is had more of at once, what is unused being credited', () => {
    const step = must(choose(paid(), professional, day(7)));
    expect(step.invoice).toMatchObject({ number: 2, creditCents: 1199, totalCents: 800 });
    expect(dueNowCents(paid(), professional, day(7))).toBe(800);
  });

  it('is had less of from its end', () => {
    const year = must(choose(paid(), yearOfStarter, day(8))).after;
    const step = must(choose(year, starter, day(9)));
    expect(step).toMatchObject({ kind: 'change_planned', invoice: null });
    expect(step.after.period).toBe('annual');
    expect(nextOf(step.after, year.endMs - 1)).toBeNull();
    expect(nextOf(step.after, year.endMs)).toMatchObject({
      kind: 'renewed',
      after: { period: 'monthly', next: null, anchorMs: year.endMs, terms: 1 },
    });
    // Choosing the present one again gives the change up.
    expect(choose(step.after, yearOfStarter, day(10))).toMatchObject({ after: { next: null } });
    expect(choose(year, yearOfStarter, day(10))).toBeNull();
  });

  it('uses a credit up over as many invoices as it takes', () => {
    const year = must(choose(paid(), yearOfStarter, day(7))).after;
    const more = must(choose(year, professional, day(8)));
    expect(more.invoice?.totalCents).toBe(0);
    expect(more.after.creditCents).toBeGreaterThan(0);
    const renewed = must(nextOf(more.after, more.after.endMs));
    expect(renewed.invoice).toMatchObject({ creditCents: 1999, totalCents: 0, gstCents: 0 });
    expect(renewed.after.creditCents).toBe(more.after.creditCents - 1999);
  });

  it('that is cancelled can be kept until it ends', () => {
    const cancelled = must(cancel(paid())).after;
    expect(effectOf(cancelled, starter)).toBe('none');
    expect(choose(cancelled, starter, day(9))).toMatchObject({
      kind: 'kept',
      after: { cancelled: false },
    });
    expect(must(nextOf(cancelled, cancelled.endMs)).kind).toBe('ended');
  });
});

test.each<[string, BillingPeriod, number, string]>([
  ['2026-01-31', 'monthly', 1, '2026-02-28'],
  ['2026-01-31', 'monthly', 2, '2026-03-31'],
  ['2026-11-30', 'monthly', 3, '2027-02-28'],
  ['2028-02-29', 'annual', 1, '2029-02-28'],
  ['2028-02-29', 'annual', 4, '2032-02-29'],
])('from %s, %s, term %d ends on %s', (from, period, count, end) => {
  expect(termEnd(Date.parse(`${from}T21:30:00Z`), period, count)).toBe(
    Date.parse(`${end}T21:30:00Z`),
  );
});

describe('another family of plans', () => {
  const trainerPro: Choice = { plan: 'trainerPro', period: 'monthly', addOns: {} };
  const gym: Choice = { plan: 'gymStarter', period: 'monthly', addOns: {} };

  it('has a trial of its own, and credits what is unused of a smaller plan', () => {
    const tried = must(choose(paid(), gym, day(7)));
    expect(tried).toMatchObject({
      kind: 'trial_started',
      invoice: null,
      after: { endMs: day(21), creditCents: 1199, trialsUsed: ['individual', 'gym'] },
    });
    const charged = must(nextOf(must(nextOf(tried.after, day(18))).after, day(21)));
    expect(charged.invoice).toMatchObject({ priceCents: 7900, creditCents: 1199 });
    // A trial is not prolonged by another one's.
    expect(effectOf(trial(), gym)).toBe('trial');
    expect(must(choose(trial(), gym, day(2))).after).toMatchObject({ endMs: day(16) });
  });

  it('is tried once', () => {
    const gymTrial = must(choose(null, gym, START)).after;
    const ended = must(nextOf(must(cancel(gymTrial)).after, day(14))).after;
    const second = must(choose(ended, starter, day(15))).after;
    expect(effectOf(second, gym)).toBe('charge');
    expect(effectOf(second, trainerPro)).toBe('trial');
    expect(effectOf(ended, gym)).toBe('charge');
  });

  it('that is smaller takes a trial over, and waits for the end of a paid term', () => {
    const gymTrial = must(choose(null, gym, START)).after;
    expect(must(choose(gymTrial, starter, day(3)))).toMatchObject({
      kind: 'switched',
      after: { plan: 'starter', endMs: day(14), trialsUsed: ['gym', 'individual'] },
    });
    const gymPaid = must(nextOf(must(nextOf(gymTrial, day(11))).after, day(14))).after;
    expect(effectOf(gymPaid, starter)).toBe('later');
    expect(effectOf(gymPaid, { plan: 'gymPro', period: 'monthly', addOns: {} })).toBe('charge');
  });
});

test.each<[age: number | null, parentAgrees: boolean, own: string | null, gym: string | null]>([
  [null, true, 'age_unknown', 'age_unknown'],
  [17, false, 'parent_needed', 'adults_only'],
  [17, true, null, 'adults_only'],
  [18, false, null, null],
])('at %s, a parent agreeing %s: %s for oneself, %s for a gym', (age, parentAgrees, own, gym) => {
  expect(refusalOf(starter, { age, parentAgrees })).toBe(own);
  expect(refusalOf({ plan: 'gymPro' }, { age, parentAgrees })).toBe(gym);
  expect(refusalOf({ plan: 'trainerPro' }, { age, parentAgrees })).toBe(gym);
});

describe('add-ons', () => {
  const plain: Choice = { plan: 'trainerPro', period: 'monthly', addOns: {} };
  const twenty: Choice = { ...plain, addOns: { moreClients: 2 } };
  const ten: Choice = { ...plain, addOns: { moreClients: 1 } };
  const paidFrom = (choice: Choice) => {
    const tried = must(choose(null, choice, START)).after;
    return must(nextOf(must(nextOf(tried, day(4))).after, day(7))).after;
  };

  it('cost nothing in the trial, and stand on the invoice from then on', () => {
    const tried = must(choose(null, twenty, START)).after;
    expect(accountAt(tried, day(1))).toEqual({ plan: 'trainerPro', addOns: { moreClients: 2 } });
    const charged = must(nextOf(must(nextOf(tried, day(4))).after, day(7)));
    expect(charged.invoice).toMatchObject({
      priceCents: 3999,
      addOns: [{ key: 'moreClients', count: 2, cents: 1000 }],
      gstCents: 364,
    });
    // A year of them costs twelve months at most, though 99 was published once.
    expect(paidFrom({ ...ten, period: 'annual' }).termCents).toBe(29900 + 6000);
  });

  it('are had more of at once and less of from the end of the term', () => {
    const more = must(choose(paidFrom(plain), twenty, day(7)));
    expect(more.invoice).toMatchObject({ creditCents: 2999, totalCents: 1000 });
    const fewer = must(choose(more.after, ten, day(9)));
    expect(fewer).toMatchObject({ kind: 'change_planned', invoice: null });
    expect(accountAt(fewer.after, day(10)).addOns).toEqual({ moreClients: 2 });
    const renewed = must(nextOf(fewer.after, fewer.after.endMs));
    expect(renewed.after.addOns).toEqual({ moreClients: 1 });
    expect(renewed.invoice?.priceCents).toBe(3499);
    const none = must(choose(renewed.after, plain, day(50)));
    expect(must(nextOf(none.after, none.after.endMs)).invoice?.addOns).toEqual([]);
  });

  it('end with the plan', () => {
    const cancelled = must(cancel(paidFrom(twenty))).after;
    expect(accountAt(cancelled, cancelled.endMs - 1).addOns).toEqual({ moreClients: 2 });
    expect(accountAt(cancelled, cancelled.endMs)).toEqual({ plan: 'free', addOns: {} });
  });
});

test('what is unused falls with time, and is at most what was paid and at least nothing', () => {
  const term = { startMs: START, endMs: termEnd(START, 'monthly', 1) };
  fc.assert(
    fc.property(fc.nat(300_000), fc.nat(40 * DAY_MS), fc.nat(40 * DAY_MS), (cents, one, other) => {
      const [sooner, later] = [Math.min(one, other), Math.max(one, other)];
      const [a, b] = [sooner, later].map((ms) => computeUnusedCents(cents, term, START + ms));
      expect(a).toBeLessThanOrEqual(cents);
      expect(a).toBeGreaterThanOrEqual(b ?? 0);
      expect(b).toBeGreaterThanOrEqual(0);
    }),
  );
  expect(computeUnusedCents(1199, term, START)).toBe(1199);
  expect(computeUnusedCents(1199, term, term.endMs)).toBe(0);
});

const act = fc.record({
  waitDays: fc.nat(45),
  do: fc.constantFrom('choose', 'cancel', 'wait'),
  plan: fc.constantFrom(...PLAN_KEYS.filter((key) => key !== 'free')),
  period: fc.constantFrom('monthly' as const, 'annual' as const),
  units: fc.nat(3),
});

test('whatever is done in whatever order, the books are right', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 30 }), (acts) => {
      let nowMs = START;
      let subscription: Subscription | null = null;
      const steps: Step[] = [];
      const take = (step: Step | null) => {
        if (!step) return;
        steps.push(step);
        subscription = step.after;
      };
      for (const one of acts) {
        nowMs += one.waitDays * DAY_MS;
        for (;;) {
          const due: Step | null = subscription && nextOf(subscription, nowMs);
          if (!due) break;
          take(due);
        }
        if (one.do === 'choose') {
          const addOns = addOnsWithin(one.plan, {
            moreClients: one.units,
            traineeSeats: one.units,
          });
          take(choose(subscription, { plan: one.plan, period: one.period, addOns }, nowMs));
        }
        if (one.do === 'cancel' && subscription) take(cancel(subscription));
      }
      const invoices = steps.flatMap(({ invoice }) => invoice ?? []);
      expect(invoices.map(({ number }) => number)).toEqual(invoices.map((_, index) => index + 1));
      const tried = steps.flatMap(({ kind, after }) =>
        kind === 'trial_started' ? PLANS[after.plan].audience : [],
      );
      expect(new Set(tried).size).toBe(tried.length);
      for (const [index, one] of invoices.entries()) {
        const added = one.addOns.reduce((sum, { cents }) => sum + cents, 0);
        expect(one.priceCents).toBe(priceOf(one.plan, one.period) + added);
        expect(one.totalCents).toBe(one.priceCents - one.creditCents);
        expect(one.totalCents).toBeGreaterThanOrEqual(0);
        expect(one.gstCents).toBe(gstWithin(one.totalCents));
        expect(one.endMs).toBeGreaterThan(one.startMs);
        // No term begins twice, and only more of a plan cuts one short.
        const before = invoices[index - 1];
        if (before && one.startMs < before.endMs) expect(one.creditCents).toBeGreaterThan(0);
        if (before) expect(one.startMs).toBeGreaterThanOrEqual(before.startMs);
      }
    }),
  );
});
