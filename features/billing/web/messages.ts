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
        : 'Can’t reach Vigour. Check your connection and try again.',
    destructive: true,
  }),
  started: (name: string) => ({ title: `Your ${name} plan is on`, description: 'Enjoy it.' }),
  changed: { title: 'Your plan was changed' },
  cancelled: { title: 'Your plan is cancelled', description: 'You won’t be charged again.' },
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

/** Button text of an offer. */
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

export const NOTHING_DELETED = 'Nothing is deleted. You can only read what’s over the limit.';

/** What is used and would be more than an offer allows, one line each. */
export function overTexts({ plan, addOns }: Offer, limits: Billing['limits']): string[] {
  const units = Object.fromEntries(addOns.map(({ key, count }) => [key, count]));
  return limits.flatMap(({ thing, used }) => {
    const limit = limitOf({ plan, addOns: units }, thing);
    if (used === null || limit === null || used <= limit) return [];
    return `${THING_NAMES[thing]}: you have ${used}, the limit is ${limit}. ${NOTHING_DELETED}`;
  });
}

/** Address of the page that names a gym and starts its plan. */
export const newGymPath = (priceId: PriceId): string => `/gym/new?price=${priceId}`;

export const ADULTS_ONLY = 'You must be 18 or over for trainer and gym plans.';

/** What plans list and the app does not do yet. */
export const NOT_YET = 'Still being built: community, client messages and client payments.';
const HOW_TO_CANCEL = 'Cancel any time under Profile, Plan.';
const NO_PAYMENT = 'This server issues invoices but takes no payment.';

/** Terms of an offer. */
export function termsOf(offer: Offer): string[] {
  const { effect, endsAt, dueNowCents, addOns } = offer;
  const what = addOns.length > 0 ? `${choiceName(offer)}: ` : '';
  const price = `${what}${priceText(offer)}, GST included`;
  const end = endsAt === null ? '' : dayOf(endsAt);
  const texts: Record<Effect, string[]> = {
    trial: [
      `Free until ${end}, then ${price}, unless you cancel.`,
      'We’ll email you three days before the trial ends.',
    ],
    charge: [`${price}, from today.`, `Due now: ${dollars(dueNowCents)}. Unused time is credited.`],
    switch: [`Your trial ends ${end}, then ${price}, unless you cancel.`],
    later: [`From ${end}, when your paid term ends: ${price}.`],
    none: [`It continues at ${price}.`],
  };
  return [...texts[effect], NOT_YET, HOW_TO_CANCEL, NO_PAYMENT];
}
