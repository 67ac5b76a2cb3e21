import { isMinor } from '#features/account/rules.ts';
import { profileOf } from '#features/account/server/public.ts';
import { addOnLines } from '#features/plans/rules/add-ons.ts';
import { limitOf, THINGS } from '#features/plans/rules/entitlements.ts';
import { type BillingPeriod, PLAN_KEYS, priceIdOf } from '#features/plans/rules.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { Billing, Offer, ShownChoice } from '../../contract.ts';
import { dueNowCents, effectOf, needsGym, waitMs } from '../../rules/choosing.ts';
import {
  accountAt,
  type Choice,
  catchUp,
  centsOf,
  type Subscription,
  trialDaysLeft,
} from '../../rules/subscription.ts';
import { type InvoiceRow, invoicesOf, subscriptionOf } from '../queries.ts';
import { choiceOf, type Wanted } from './choosing.ts';
import { type BillingServices, planPage } from './steps.ts';

const PERIODS: BillingPeriod[] = ['monthly', 'annual'];
const iso = (ms: number) => new Date(ms).toISOString();
const momentOf = (ms: number | null) => (ms === null ? null : iso(ms));

const shownChoice = (choice: Choice): ShownChoice => ({
  plan: choice.plan,
  period: choice.period,
  addOns: addOnLines(choice.plan, choice.period, choice.addOns),
  priceCents: centsOf(choice),
});

type Buyer = { subscription: Subscription | null; ownsGym: boolean; nowMs: number };

const offered = ({ subscription, ownsGym, nowMs }: Buyer, choice: Choice): Offer => ({
  ...shownChoice(choice),
  priceId: priceIdOf(choice.plan, choice.period),
  startsWithGym: !ownsGym && needsGym(choice),
  effect: effectOf(subscription, choice),
  dueNowCents: dueNowCents(subscription, choice, nowMs),
  endsAt: momentOf(waitMs(subscription, choice, nowMs)),
});

async function buyerOf(
  db: Db,
  services: BillingServices,
  owner: OwnerId,
  nowMs: number,
): Promise<Buyer> {
  const kept = await subscriptionOf(db, owner);
  return {
    subscription: kept && catchUp(kept, nowMs),
    ownsGym: await services.ownsGym(db, owner),
    nowMs,
  };
}

/** What choosing a price with add-ons would do; `invalid` for an add-on that the plan does not offer. */
export async function offerOf(
  db: Db,
  services: BillingServices,
  owner: OwnerId,
  wanted: Wanted,
  nowMs: number,
): Promise<Offer> {
  const buyer = await buyerOf(db, services, owner, nowMs);
  return offered(buyer, choiceOf(buyer.subscription, wanted));
}

const offersTo = (buyer: Buyer): Offer[] =>
  PLAN_KEYS.filter((plan) => plan !== 'free').flatMap((plan) =>
    PERIODS.map((period) => {
      const priceId = priceIdOf(plan, period);
      return offered(buyer, choiceOf(buyer.subscription, { priceId }));
    }),
  );

const shownInvoice = ({ ownerId: _owner, issuedAt, startsAt, endsAt, ...rest }: InvoiceRow) => ({
  ...rest,
  issuedAt: issuedAt.toISOString(),
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
});

/** Everything the plan's screen shows. */
export async function billingOf(
  db: Db,
  services: BillingServices,
  owner: OwnerId,
  nowMs: number,
): Promise<Billing> {
  const buyer = await buyerOf(db, services, owner, nowMs);
  const { subscription } = buyer;
  const account = accountAt(subscription, nowMs);
  const used = await services.usageOf(db, owner, nowMs);
  const age = (await profileOf(db, owner))?.age;
  const rows = await invoicesOf(db, owner);
  const portal = await services.provider.portal(owner, planPage(services));
  return {
    plan: account.plan,
    isMinor: age !== undefined && isMinor(age),
    limits: THINGS.map((thing) => ({
      thing,
      limit: limitOf(account, thing),
      used: used[thing] ?? null,
    })),
    subscription: subscription && {
      ...shownChoice(subscription),
      status: subscription.status,
      startsAt: iso(subscription.startMs),
      endsAt: iso(subscription.endMs),
      trialDaysLeft: trialDaysLeft(subscription, nowMs),
      cancelled: subscription.cancelled,
      next: subscription.next && shownChoice(subscription.next),
      creditCents: subscription.creditCents,
    },
    offers: offersTo(buyer),
    invoices: rows.map(shownInvoice),
    portalUrl: portal?.url ?? null,
  };
}
