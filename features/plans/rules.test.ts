import { describe, expect, it, test } from 'vitest';
import { dollars, gstWithin, type Reading } from './rules/money.ts';
import {
  addOnPriceOf,
  type BillingPeriod,
  clientCapOf,
  isPriceId,
  PLAN_KEYS,
  PLANS,
  type PlanKey,
  planOfPrice,
  plansFor,
  priceIdOf,
  priceOf,
} from './rules.ts';

type Row = [plan: PlanKey, monthly: number, annualLanding: number, annualPricing: number];

describe('the published prices', () => {
  test.each<Row>([
    ['free', 0, 0, 0],
    ['starter', 11.99, 119.99, 119.99],
    ['professional', 19.99, 199.99, 199.99],
    ['trainerPro', 29.99, 299, 299.99],
    ['gymStarter', 79, 799, 799],
    ['gymGrowth', 149, 1499, 1499],
    ['gymPro', 299, 2999, 2999],
  ])('%s: %d a month; %d a year on the landing page, %d on the pricing page', (...row) => {
    const [plan, monthly, annualLanding, annualPricing] = row;
    const cents = (reading: Reading, period: BillingPeriod) => PLANS[plan].price[reading][period];
    expect(cents('landing', 'monthly')).toBe(Math.round(monthly * 100));
    expect(cents('pricing', 'monthly')).toBe(Math.round(monthly * 100));
    expect(cents('landing', 'annual')).toBe(Math.round(annualLanding * 100));
    expect(cents('pricing', 'annual')).toBe(Math.round(annualPricing * 100));
  });

  test.each<[PlanKey, string]>([
    ['starter', '$9.99'],
    ['professional', '$16.66'],
    ['trainerPro', '$24.99'],
    ['gymStarter', '$66.58'],
    ['gymGrowth', '$124.92'],
    ['gymPro', '$249.92'],
  ])('%s by the year is said to come to %s a month, within a cent of a twelfth', (key, text) => {
    const { annualPerMonth, price } = PLANS[key];
    expect(dollars(annualPerMonth)).toBe(text);
    expect(Math.abs(annualPerMonth - (price.pricing.annual ?? 0) / 12)).toBeLessThan(1);
  });

  it('by the year costs about ten months: two are saved', () => {
    for (const { price } of Object.values(PLANS)) {
      for (const { monthly, annual } of [price.landing, price.pricing]) {
        const saved = monthly === 0 ? 2 : (12 * monthly - (annual ?? 0)) / monthly;
        expect(saved).toBeGreaterThan(1.85);
        expect(saved).toBeLessThan(2.1);
      }
    }
  });
});

describe('what is charged and enforced', () => {
  it('is the reading better for the customer', () => {
    expect(priceOf('trainerPro', 'annual')).toBe(29900);
    expect(priceOf('trainerPro', 'monthly')).toBe(2999);
    expect(clientCapOf('trainerPro')).toBe(50);
    const [moreClients] = PLANS.trainerPro.addOns;
    expect(moreClients).toMatchObject({ key: 'moreClients', adds: 10 });
    if (!moreClients) return;
    expect(moreClients.price.landing).toEqual({ monthly: 999, annual: 9900 });
    expect(addOnPriceOf(moreClients, 'monthly')).toBe(500);
    // A year of the better monthly price; the published 9900 would cost more than that.
    expect(addOnPriceOf(moreClients, 'annual')).toBe(6000);
  });

  it('is never above any published figure', () => {
    for (const key of PLAN_KEYS) {
      const { price, limits } = PLANS[key];
      for (const reading of ['landing', 'pricing'] as const) {
        expect(priceOf(key, 'monthly')).toBeLessThanOrEqual(price[reading].monthly);
        expect(priceOf(key, 'annual')).toBeLessThanOrEqual(price[reading].annual ?? Infinity);
        expect(clientCapOf(key)).toBeGreaterThanOrEqual(limits.clients[reading]);
      }
    }
  });

  it('contains one eleventh GST, to the cent', () => {
    expect(gstWithin(1199)).toBe(109);
    expect(gstWithin(29900)).toBe(2718);
    expect(gstWithin(1100)).toBe(100);
    expect(gstWithin(0)).toBe(0);
  });
});

describe('trials, seats and add-ons', () => {
  it.each<[PlanKey, number]>([
    ['free', 0],
    ['starter', 7],
    ['professional', 7],
    ['trainerPro', 7],
    ['gymStarter', 14],
    ['gymGrowth', 14],
    ['gymPro', 14],
  ])('%s is tried for %d days', (key, days) => {
    expect(PLANS[key].trialDays).toBe(days);
  });

  it.each<[PlanKey, number, number]>([
    ['gymStarter', 2, 50],
    ['gymGrowth', 5, 200],
    ['gymPro', 15, 500],
  ])('%s has %d trainer and %d trainee seats, and more can be had', (key, trainers, trainees) => {
    expect(PLANS[key].limits).toMatchObject({ trainerSeats: trainers, traineeSeats: trainees });
    const addOns = PLANS[key].addOns.map((addOn) => [
      addOn.key,
      addOn.adds,
      addOnPriceOf(addOn, 'monthly'),
      addOnPriceOf(addOn, 'annual'),
    ]);
    expect(addOns).toEqual([
      ['trainerSeat', 1, 1999, 19900],
      ['traineeSeats', 100, 2999, 29900],
    ]);
  });

  it('free and Starter have their small limits', () => {
    expect(PLANS.free.limits).toMatchObject({ workoutsPerWeek: 3, dailyReminders: 1 });
    expect(PLANS.starter.limits).toMatchObject({ workoutsPerWeek: 5, habitGoals: 3 });
  });

  it('every plan is for somebody', () => {
    const keys = (['individual', 'trainer', 'gym'] as const).map((audience) =>
      plansFor(audience).map(({ key }) => key),
    );
    expect(keys).toEqual([
      ['free', 'starter', 'professional'],
      ['trainerPro'],
      ['gymStarter', 'gymGrowth', 'gymPro'],
    ]);
  });
});

describe('price identifiers', () => {
  it('follow the pattern', () => {
    expect(priceIdOf('trainerPro', 'monthly')).toBe('price_trainer_pro_monthly');
    expect(priceIdOf('gymGrowth', 'annual')).toBe('price_gym_growth_annual');
    expect(planOfPrice('price_gym_pro_annual')).toEqual({ plan: 'gymPro', period: 'annual' });
  });

  it('are twelve, and each leads back to its plan', () => {
    const paid = PLAN_KEYS.filter((key) => key !== 'free');
    for (const plan of paid) {
      for (const period of ['monthly', 'annual'] as const) {
        const id = priceIdOf(plan, period);
        expect(isPriceId(id)).toBe(true);
        expect(planOfPrice(id)).toEqual({ plan, period });
      }
    }
  });

  it.each([
    'price_free_monthly',
    'price_starter_weekly',
    'price_trainerPro_monthly',
    'PRICE_STARTER_MONTHLY',
    'price_starter_monthly ',
    '__proto__',
    '',
    null,
    7,
  ])('%j is none', (text) => expect(isPriceId(text)).toBe(false));
});

test.each([
  [1199, '$11.99'],
  [7900, '$79'],
  [149900, '$1,499'],
  [0, '$0'],
  [1205, '$12.05'],
])('%d cents are written %s', (cents, text) => expect(dollars(cents)).toBe(text));
