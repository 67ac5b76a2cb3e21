import { type BillingPeriod, PLAN_KEYS, priceIdOf } from '#features/plans/rules.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { Billing, Offer } from '../../contract.ts';
import { dueNowCents, effectOf, needsGym, waitMs } from '../../rules/choosing.ts';
import { caughtUp, planAt, type Subscription, trialDaysLeft } from '../../rules/subscription.ts';
import { type InvoiceRow, invoicesOf, subscriptionOf } from '../queries.ts';
import { type BillingServices, planPage } from './steps.ts';

const PERIODS: BillingPeriod[] = ['monthly', 'annual'];
const iso = (ms: number) => new Date(ms).toISOString();
const momentOf = (ms: number | null) => (ms === null ? null : iso(ms));

function offersTo(subscription: Subscription | null, ownsGym: boolean, nowMs: number): Offer[] {
  return PLAN_KEYS.flatMap((plan) =>
    plan === 'free'
      ? []
      : PERIODS.map((period) => ({
          priceId: priceIdOf(plan, period),
          plan,
          period,
          startsWithGym: !ownsGym && needsGym({ plan, period }),
          effect: effectOf(subscription, { plan, period }),
          dueNowCents: dueNowCents(subscription, { plan, period }, nowMs),
          endsAt: momentOf(waitMs(subscription, { plan, period }, nowMs)),
        })),
  );
}

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
  const kept = await subscriptionOf(db, owner);
  const subscription = kept && caughtUp(kept, nowMs);
  const rows = await invoicesOf(db, owner);
  const portal = await services.provider.portal(owner, planPage(services));
  return {
    plan: planAt(subscription, nowMs),
    subscription: subscription && {
      plan: subscription.plan,
      period: subscription.period,
      status: subscription.status,
      startsAt: iso(subscription.startMs),
      endsAt: iso(subscription.endMs),
      trialDaysLeft: trialDaysLeft(subscription, nowMs),
      cancelled: subscription.cancelled,
      next: subscription.next,
      creditCents: subscription.creditCents,
    },
    offers: offersTo(subscription, await services.ownsGym(db, owner), nowMs),
    invoices: rows.map(shownInvoice),
    portalUrl: portal?.url ?? null,
  };
}
