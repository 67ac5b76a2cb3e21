import { isMinor } from '#features/account/rules.ts';
import { addPlanConsent, profileOf } from '#features/account/server/public.ts';
import { ADD_ON_KEYS, type AddOnCounts, addOnsWithin } from '#features/plans/rules/add-ons.ts';
import { PLANS, type PriceId, planOfPrice } from '#features/plans/rules.ts';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { AppError } from '#platform/shared/errors.ts';
import {
  cancel,
  choose,
  dueNowCents,
  type Effect,
  effectOf,
  needsGym,
  type Refusal,
  refusalOf,
} from '../../rules/choosing.ts';
import { type Choice, catchUp, type Subscription } from '../../rules/subscription.ts';
import { subscriptionOf } from '../queries.ts';
import { advance, type BillingServices, planPage } from './steps.ts';

/** A price with all wanted add-ons; if omitted, current ones continue. */
export type Wanted = { priceId: PriceId; addOns?: AddOnCounts | undefined };

/** The choice and the preview that the person agreed to. */
export type Agreed = Wanted & { agreed: Effect; parentAgrees?: boolean | undefined };

const REFUSED: Record<Refusal, string> = {
  age_unknown: 'Finish your profile first. Paid plans need your age.',
  adults_only: 'You must be 18 or over for trainer and gym plans.',
  parent_needed: 'Under 18? A parent or guardian must agree to the plan and its price.',
};

function refusedPrice(reason: string, message: string): AppError {
  return new AppError('invalid', { reason, message, fields: { priceId: message } });
}

/** Parses a choice; `invalid` for an add-on that the plan lacks. */
export function choiceOf(subscription: Subscription | null, { priceId, addOns }: Wanted): Choice {
  const { plan, period } = planOfPrice(priceId);
  const had = addOnsWithin(plan, addOns ?? subscription?.addOns ?? {});
  const unknown = ADD_ON_KEYS.find((key) => (addOns?.[key] ?? 0) > 0 && !had[key]);
  if (unknown) {
    const message = `${PLANS[plan].name} has no such add-on.`;
    throw new AppError('invalid', { message, fields: { [`addOns.${unknown}`]: message } });
  }
  return { plan, period, addOns: had };
}

/**
 * What a person would have by taking a price, or null when that changes nothing. `invalid` for who is
 * too young or has no parent's agreement; `conflict` when it would do something else than was agreed to:
 * another tab or the end of a term was faster.
 */
function changeTo(
  subscription: Subscription | null,
  { agreed, parentAgrees = false, ...wanted }: Agreed,
  age: number | null,
): Choice | null {
  const choice = choiceOf(subscription, wanted);
  const effect = effectOf(subscription, choice);
  // Idempotent. Keeps newer changes from other tabs.
  if (effect === 'none') return agreed === 'none' ? choice : null;
  if (effect !== agreed) {
    throw new AppError('conflict', {
      reason: 'other_terms',
      message: 'Your plan has changed. Check it, then choose again.',
    });
  }
  const refusal = refusalOf(choice, { age, parentAgrees });
  if (refusal) throw refusedPrice(refusal, REFUSED[refusal]);
  return choice;
}

const ageOf = async (db: Db, owner: OwnerId) => (await profileOf(db, owner))?.age ?? null;

/**
 * Where a price has to be paid before it is taken; null when it can be taken now. Refuses what
 * `takePrice` would refuse: nobody pays for what they do not get. Outside a transaction, since a
 * provider answers over the network.
 */
async function checkoutOf(
  db: Db,
  services: BillingServices,
  owner: OwnerId,
  wanted: Agreed,
  returnUrl: string,
  nowMs: number,
): Promise<string | null> {
  const kept = await subscriptionOf(db, owner);
  const subscription = kept && catchUp(kept, nowMs);
  const choice = changeTo(subscription, wanted, await ageOf(db, owner));
  if (!choice) return null;
  const checkout = await services.provider.checkout({
    owner,
    priceId: wanted.priceId,
    addOns: choice.addOns,
    dueNowCents: dueNowCents(subscription, choice, nowMs),
    returnUrl,
  });
  return checkout?.url ?? null;
}

/**
 * Takes a price for a person, or answers where it has to be paid first. `invalid` for a gym plan
 * without a gym, otherwise as `changeTo`. The same choice again changes nothing.
 */
export async function choosePrice(
  db: Db,
  services: BillingServices,
  owner: OwnerId,
  wanted: Agreed,
  nowMs: number,
): Promise<string | null> {
  const wantedPlan = planOfPrice(wanted.priceId);
  if (needsGym(wantedPlan) && !(await services.ownsGym(db, owner))) {
    throw refusedPrice(
      'gym_needed',
      `${PLANS[wantedPlan.plan].name} needs a gym. Name your gym first.`,
    );
  }
  const url = await checkoutOf(db, services, owner, wanted, planPage(services), nowMs);
  if (url === null) await takePrice(db, services, owner, wanted, nowMs);
  return url;
}

function refuseOtherThanGym(priceId: PriceId): void {
  if (!needsGym(planOfPrice(priceId))) {
    throw refusedPrice('gym_price_needed', 'A gym needs one of the gym plans.');
  }
}

/** Where a gym plan has to be paid before its gym is made; null when both can begin. As `checkoutOf`. */
export async function gymCheckoutOf(
  db: Db,
  services: BillingServices,
  owner: OwnerId,
  wanted: Agreed,
  returnUrl: string,
  nowMs: number,
): Promise<string | null> {
  refuseOtherThanGym(wanted.priceId);
  return checkoutOf(db, services, owner, wanted, returnUrl, nowMs);
}

/**
 * Begins a gym plan inside the transaction that makes the gym, for its owner: both or neither. Ask
 * `gymCheckoutOf` before. `invalid` for another plan's price, otherwise as `changeTo`.
 */
export async function startGymPlan(
  db: Db,
  services: BillingServices,
  owner: OwnerId,
  wanted: Agreed,
  nowMs: number,
): Promise<void> {
  refuseOtherThanGym(wanted.priceId);
  await takePrice(db, services, owner, wanted, nowMs);
}

function takePrice(
  db: Db,
  services: BillingServices,
  owner: OwnerId,
  wanted: Agreed,
  nowMs: number,
): Promise<void> {
  return inTransaction(db, async (db) => {
    const age = await ageOf(db, owner);
    await advance(db, services, owner, nowMs, (subscription) => {
      const choice = changeTo(subscription, wanted, age);
      return choice && choose(subscription, choice, nowMs);
    });
    if (wanted.parentAgrees && age !== null && isMinor(age)) {
      await addPlanConsent(db, owner, new Date(nowMs));
    }
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
