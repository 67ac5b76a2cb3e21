import { PLANS, type PriceId, planOfPrice } from '#features/plans/rules.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { AppError } from '#platform/shared/errors.ts';
import {
  cancel,
  choose,
  dueNowCents,
  type Effect,
  effectOf,
  needsGym,
} from '../../rules/choosing.ts';
import { caughtUp } from '../../rules/subscription.ts';
import { subscriptionOf } from '../queries.ts';
import { advance, type BillingServices, planPage } from './steps.ts';

/** A price, and what the person was told that taking it does. */
export type Agreed = { priceId: PriceId; agreed: Effect };

function refusedPrice(reason: string, message: string): AppError {
  return new AppError('invalid', { reason, message, fields: { priceId: message } });
}

/**
 * Takes a price for a person, or answers where it has to be paid first. `invalid` for a gym plan
 * without a gym; `conflict` when it would do something else than was agreed to: another tab or the end
 * of a term was faster. The same choice again changes nothing.
 */
export async function choosePrice(
  db: Db,
  services: BillingServices,
  owner: OwnerId,
  { priceId, agreed }: Agreed,
  nowMs: number,
): Promise<string | null> {
  const choice = planOfPrice(priceId);
  if (needsGym(choice) && !(await services.ownsGym(db, owner))) {
    throw refusedPrice(
      'gym_needed',
      `${PLANS[choice.plan].name} starts together with a gym: name your gym first.`,
    );
  }
  const kept = await subscriptionOf(db, owner);
  const dueNow = dueNowCents(kept && caughtUp(kept, nowMs), choice, nowMs);
  const order = { owner, priceId, dueNowCents: dueNow, returnUrl: planPage(services) };
  const checkout = await services.provider.checkout(order);
  if (checkout) return checkout.url;
  await takePrice(db, services, owner, { priceId, agreed }, nowMs);
  return null;
}

/**
 * Begins a gym plan inside the transaction that makes the gym, for its owner: both or neither.
 * `invalid` for another plan's price, `conflict` as in `choosePrice`.
 */
export async function startGymPlan(
  db: Db,
  services: BillingServices,
  owner: OwnerId,
  wanted: Agreed,
  nowMs: number,
): Promise<void> {
  if (!needsGym(planOfPrice(wanted.priceId))) {
    throw refusedPrice('gym_price_needed', 'A gym needs one of the gym plans.');
  }
  await takePrice(db, services, owner, wanted, nowMs);
}

function takePrice(
  db: Db,
  services: BillingServices,
  owner: OwnerId,
  { priceId, agreed }: Agreed,
  nowMs: number,
): Promise<void> {
  const choice = planOfPrice(priceId);
  return advance(db, services, owner, nowMs, (subscription) => {
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
