import {
  chooseChargedAddOn,
  chooseChargedClients,
  chooseChargedPrice,
  type Money,
  type Published,
} from './rules/money.ts';

export const PLAN_KEYS = [
  'free',
  'starter',
  'professional',
  'trainerPro',
  'gymStarter',
  'gymGrowth',
  'gymPro',
] as const;
export type PlanKey = (typeof PLAN_KEYS)[number];
export type PaidPlanKey = Exclude<PlanKey, 'free'>;

export type BillingPeriod = 'monthly' | 'annual';
export type Audience = 'individual' | 'trainer' | 'gym';

/** The plan's name inside a price identifier. */
const PRICE_NAMES = {
  starter: 'starter',
  professional: 'professional',
  trainerPro: 'trainer_pro',
  gymStarter: 'gym_starter',
  gymGrowth: 'gym_growth',
  gymPro: 'gym_pro',
} as const satisfies Record<PaidPlanKey, string>;

export type PriceId = `price_${(typeof PRICE_NAMES)[PaidPlanKey]}_${BillingPeriod}`;

/** How soon the support answers, in hours: standard or priority. */
export type Support = 'email-72' | 'standard-48-72' | 'priority-24-48';

export type AddOn = {
  key: 'moreClients' | 'trainerSeat' | 'traineeSeats';
  /** How many clients or seats one unit adds. */
  adds: number;
  price: Published<Money>;
};

/** What a plan allows. `null` means without limit; a count of 0 means not part of the plan. */
export type Limits = {
  workoutsPerWeek: number | null;
  habitGoals: number | null;
  dailyReminders: number | null;
  /** Photos of plates and labels that are analysed in any 24 hours; each one costs the operator. */
  photoAnalyses: number;
  /** Active clients of a trainer, in both published readings. */
  clients: Published<number>;
  trainerSeats: number;
  traineeSeats: number;
};

export type Plan = {
  key: PlanKey;
  name: string;
  audience: Audience;
  /** Cents, AUD, GST included; in both published readings. */
  price: Published<Money>;
  /** Published price per month of an annual plan, in cents. */
  annualPerMonth: number;
  /** Free days before the first charge; the plan then goes on unless cancelled. */
  trialDays: 0 | 7 | 14;
  support: Support;
  limits: Limits;
  addOns: readonly AddOn[];
};

const same = <Value>(value: Value): Published<Value> => ({ landing: value, pricing: value });
const NONE: Limits = {
  workoutsPerWeek: null,
  habitGoals: null,
  dailyReminders: null,
  photoAnalyses: 60,
  clients: same(0),
  trainerSeats: 0,
  traineeSeats: 0,
};

const SEAT_ADD_ONS: readonly AddOn[] = [
  { key: 'trainerSeat', adds: 1, price: same({ monthly: 1999, annual: 19900 }) },
  { key: 'traineeSeats', adds: 100, price: same({ monthly: 2999, annual: 29900 }) },
];

function gym(
  key: 'gymStarter' | 'gymGrowth' | 'gymPro',
  name: string,
  price: Money,
  annualPerMonth: number,
  [trainerSeats, traineeSeats]: [trainers: number, trainees: number],
): Plan {
  return {
    key,
    name,
    audience: 'gym',
    price: same(price),
    annualPerMonth,
    trialDays: 14,
    support: 'priority-24-48',
    limits: { ...NONE, trainerSeats, traineeSeats },
    addOns: SEAT_ADD_ONS,
  };
}

/**
 * Every plan that can be had. The two pages that show prices publish different figures for Trainer
 * Pro; both stand here side by side, and what is charged and enforced is worked out from them by
 * `priceOf`, `clientCapOf` and `addOnPriceOf`, never in the customer's disfavour.
 */
export const PLANS: Readonly<Record<PlanKey, Plan>> = {
  free: {
    key: 'free',
    name: 'Free',
    audience: 'individual',
    price: same({ monthly: 0, annual: 0 }),
    annualPerMonth: 0,
    trialDays: 0,
    support: 'email-72',
    limits: { ...NONE, workoutsPerWeek: 3, habitGoals: 0, dailyReminders: 1, photoAnalyses: 5 },
    addOns: [],
  },
  starter: {
    key: 'starter',
    name: 'Starter',
    audience: 'individual',
    price: same({ monthly: 1199, annual: 11999 }),
    annualPerMonth: 999,
    trialDays: 7,
    support: 'standard-48-72',
    limits: { ...NONE, workoutsPerWeek: 5, habitGoals: 3, photoAnalyses: 20 },
    addOns: [],
  },
  professional: {
    key: 'professional',
    name: 'Professional',
    audience: 'individual',
    price: same({ monthly: 1999, annual: 19999 }),
    annualPerMonth: 1666,
    trialDays: 7,
    support: 'priority-24-48',
    limits: NONE,
    addOns: [],
  },
  trainerPro: {
    key: 'trainerPro',
    name: 'Trainer Pro',
    audience: 'trainer',
    price: {
      landing: { monthly: 2999, annual: 29900 },
      pricing: { monthly: 2999, annual: 29999 },
    },
    annualPerMonth: 2499,
    trialDays: 7,
    support: 'priority-24-48',
    limits: { ...NONE, clients: { landing: 30, pricing: 50 } },
    addOns: [
      {
        key: 'moreClients',
        adds: 10,
        price: {
          landing: { monthly: 999, annual: 9900 },
          pricing: { monthly: 500, annual: null },
        },
      },
    ],
  },
  gymStarter: gym('gymStarter', 'Gym Starter', { monthly: 7900, annual: 79900 }, 6658, [2, 50]),
  gymGrowth: gym('gymGrowth', 'Gym Growth', { monthly: 14900, annual: 149900 }, 12492, [5, 200]),
  gymPro: gym('gymPro', 'Gym Pro', { monthly: 29900, annual: 299900 }, 24992, [15, 500]),
};

/** The plans for one kind of customer, cheapest first. */
export function plansFor(audience: Audience): Plan[] {
  return PLAN_KEYS.map((key) => PLANS[key]).filter((plan) => plan.audience === audience);
}

/** What is charged for a period, in cents: the lower of the published prices. */
export function priceOf(plan: PlanKey, period: BillingPeriod): number {
  return chooseChargedPrice(PLANS[plan].price, period);
}

/** How many active clients a plan allows: the higher of the published caps. */
export function clientCapOf(plan: PlanKey): number {
  return chooseChargedClients(PLANS[plan].limits.clients);
}

/** What one unit of an add-on costs for a period, in cents: never more than any published reading. */
export function addOnPriceOf(addOn: AddOn, period: BillingPeriod): number {
  return chooseChargedAddOn(addOn.price, period);
}

/** Where a browser keeps the price that was chosen before signing in (localStorage). */
export const SELECTED_PRICE_KEY = 'selectedPriceId';

/** localStorage key of a trial wanted before sign-in. */
export const TRIAL_WANTED_KEY = 'trialWanted';

/** Price identifier of a paid plan. */
export function priceIdOf(plan: PaidPlanKey, period: BillingPeriod): PriceId {
  return `price_${PRICE_NAMES[plan]}_${period}`;
}

const PRICES = new Map<string, { plan: PaidPlanKey; period: BillingPeriod }>(
  (Object.keys(PRICE_NAMES) as PaidPlanKey[]).flatMap((plan) =>
    (['monthly', 'annual'] as const).map(
      (period) => [priceIdOf(plan, period), { plan, period }] as const,
    ),
  ),
);

/** Whether a text is the identifier of a price that exists. Anything else is never charged. */
export function isPriceId(text: unknown): text is PriceId {
  return typeof text === 'string' && PRICES.has(text);
}

export function planOfPrice(id: PriceId): { plan: PaidPlanKey; period: BillingPeriod } {
  return PRICES.get(id) as { plan: PaidPlanKey; period: BillingPeriod };
}
