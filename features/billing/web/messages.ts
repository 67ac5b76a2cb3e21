import { nameWith } from '#features/plans/rules/contents.ts';
import { THING_NAMES } from '#features/plans/rules/entitlement-table.ts';
import { limitOf } from '#features/plans/rules/entitlements.ts';
import { dollars } from '#features/plans/rules/money.ts';
import { type BillingPeriod, PLANS, type PriceId } from '#features/plans/rules.ts';
import { ApiError } from '#platform/web/api-client/api-error.ts';
import type { Billing, Offer, ShownChoice } from '../contract.ts';
import type { Effect } from '../rules/choosing.ts';

export const toasts = {
  failed: (error: unknown) => ({
    title: 'Error',
    description:
      error instanceof ApiError && error.sentence
        ? error.sentence
        : 'This needs a connection, and Vigour could not be reached. Try again once you are connected.',
    destructive: true,
  }),
  started: (name: string) => ({ title: `Your ${name} plan is on`, description: 'Enjoy it.' }),
  changed: { title: 'Your plan was changed' },
  cancelled: { title: 'Your plan is cancelled', description: 'Nothing more is charged.' },
};

/** "5 December 2026" where the person is. */
export const dayOf = (moment: string): string =>
  new Date(moment).toLocaleDateString('en-AU', { day: 'numeric', month: 'long', year: 'numeric' });

export const periodText = (period: BillingPeriod): string =>
  period === 'annual' ? 'a year' : 'a month';

/** "$11.99 a month". */
export const priceText = ({ priceCents, period }: ShownChoice): string =>
  `${dollars(priceCents)} ${periodText(period)}`;

/** "Trainer Pro with 10 more clients". */
export const choiceName = ({ plan, addOns }: Pick<ShownChoice, 'plan' | 'addOns'>): string =>
  nameWith(plan, addOns);

/** What the button of an offer says. */
export function actText({ effect, plan }: Offer, name: string): string {
  const texts: Record<Effect, string> = {
    trial: `Start ${PLANS[plan].trialDays}-day trial`,
    charge: `Start ${name} now`,
    switch: `Change to ${name}`,
    later: `Change to ${name}`,
    none: `Keep ${name}`,
  };
  return texts[effect];
}

export const NOTHING_DELETED = 'Nothing is deleted: what is over can be read, not changed.';

/** What is used and would be more than an offer allows, one line each. */
export function overTexts({ plan, addOns }: Offer, limits: Billing['limits']): string[] {
  const units = Object.fromEntries(addOns.map(({ key, count }) => [key, count]));
  return limits.flatMap(({ thing, used }) => {
    const limit = limitOf({ plan, addOns: units }, thing);
    if (used === null || limit === null || used <= limit) return [];
    return `${THING_NAMES[thing]}: you use ${used}, and it has ${limit}. ${NOTHING_DELETED}`;
  });
}

/** Where a gym is named, with which its plan begins. */
export const newGymPath = (priceId: PriceId): string => `/gym/new?price=${priceId}`;

export const ADULTS_ONLY = 'Plans for trainers and gyms are for people of 18 and over.';

/** So far a plan means more photo analyses, and people of one's own. */
export const NOT_YET =
  'Workouts, habit goals, the community, the weekly PDF, and messages to and payments from clients are still being built.';
const HOW_TO_CANCEL = 'Cancel any time in two clicks: Profile, Plan, Cancel.';
const NO_PAYMENT = 'This server records invoices but takes no payment.';

/** The terms of an offer, before anybody agrees to them. */
export function termsOf(offer: Offer): string[] {
  const { effect, endsAt, dueNowCents, addOns } = offer;
  const what = addOns.length > 0 ? `${choiceName(offer)}: ` : '';
  const price = `${what}${priceText(offer)}, GST included`;
  const end = endsAt === null ? '' : dayOf(endsAt);
  const texts: Record<Effect, string[]> = {
    trial: [
      `Free until ${end}, then ${price}, unless you cancel before.`,
      'We mail you three days before the trial ends.',
    ],
    charge: [
      `${price}, from today.`,
      `Due now: ${dollars(dueNowCents)}. What you have not used of a term is credited.`,
    ],
    switch: [`Your trial goes on until ${end}, then ${price}, unless you cancel before.`],
    later: [`From ${end}, when what you have paid for ends: ${price}.`],
    none: [`It goes on for ${price}.`],
  };
  return [...texts[effect], NOT_YET, HOW_TO_CANCEL, NO_PAYMENT];
}
