import { type PriceId, planOfPrice } from '#features/plans/rules.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { AppError } from '#platform/shared/errors.ts';
import {
  cancel,
  canStart,
  choose,
  dueNowCents,
  type Effect,
  effectOf,
} from '../../rules/choosing.ts';
import { caughtUp } from '../../rules/subscription.ts';
import { subscriptionOf } from '../queries.ts';
import { advance, type BillingServices, planPage } from './steps.ts';

/**
 * Takes a price for a person, or answers where it has to be paid first. `invalid` for plans that
 * cannot be started yet; `conflict` when it would do something else than was agreed to: another tab
 * or the end of a term was faster. The same choice again changes nothing.
 */
export async function choosePrice(
  db: Db,
  services: BillingServices,
  owner: OwnerId,
  { priceId, agreed }: { priceId: PriceId; agreed: Effect },
  nowMs: number,
): Promise<string | null> {
  const choice = planOfPrice(priceId);
  if (!canStart(choice)) {
    throw new AppError('invalid', {
      reason: 'plan_not_open',
      message: 'Trainer and gym plans cannot be started yet.',
      fields: { priceId: 'Trainer and gym plans cannot be started yet.' },
    });
  }
  const kept = await subscriptionOf(db, owner);
  const dueNow = dueNowCents(kept && caughtUp(kept, nowMs), choice, nowMs);
  const order = { owner, priceId, dueNowCents: dueNow, returnUrl: planPage(services) };
  const checkout = await services.provider.checkout(order);
  if (checkout) return checkout.url;
  await advance(db, services, owner, nowMs, (subscription) => {
    const effect = effectOf(subscription, choice);
    // Who asks twice finds it done; what another tab did since is left as it is.
    if (effect === 'none' && agreed !== 'none') return null;
    if (effect !== agreed) {
      throw new AppError('conflict', {
        reason: 'other_terms',
        message: 'Your plan has changed meanwhile. Look at it again, then choose.',
      });
    }
    return choose(subscription, choice, nowMs);
  });
  return null;
}

/** Ends a person's subscription with its trial or term; without one nothing happens. */
export function cancelPlan(
  db: Db,
  services: BillingServices,
  owner: OwnerId,
  nowMs: number,
): Promise<void> {
  return advance(
    db,
    services,
    owner,
    nowMs,
    (subscription) => subscription && cancel(subscription),
  );
}
