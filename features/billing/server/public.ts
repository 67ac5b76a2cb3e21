/** What the app and other features may use of billing. */
import type { Account } from '#features/plans/rules/entitlements.ts';
import type { PlanKey } from '#features/plans/rules.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { accountAt, catchUp, planAt, trialDaysLeft } from '../rules/subscription.ts';
import { subscriptionOf } from './queries.ts';

export { type Agreed, cancelPlan, gymCheckoutOf, startGymPlan } from './actions/choosing.ts';
export type { BillingServices } from './actions/steps.ts';
export { billingWork } from './jobs.ts';
export { localProvider, type PaymentProvider } from './providers/payment-provider.ts';
export { billingPersonalData } from './queries.ts';

export async function planOf(db: Db, owner: OwnerId, nowMs: number): Promise<PlanKey> {
  return planAt(await subscriptionOf(db, owner), nowMs);
}

/** What decides what a person may do, and how much of it, at `nowMs`: for `may` and `limitOf`. */
export async function accountOf(db: Db, owner: OwnerId, nowMs: number): Promise<Account> {
  return accountAt(await subscriptionOf(db, owner), nowMs);
}

/** Days left of a person's trial, a day begun counting as one; null without a running trial. */
export async function trialDaysLeftOf(db: Db, owner: OwnerId, nowMs: number) {
  const subscription = await subscriptionOf(db, owner);
  return subscription && trialDaysLeft(catchUp(subscription, nowMs), nowMs);
}
