import { handle, type Route } from '#platform/server/http/handle.ts';
import { billingApi } from '../contract.ts';
import { cancelPlan, choosePrice } from './actions/choosing.ts';
import { billingOf, offerOf } from './actions/overview.ts';
import type { BillingServices } from './actions/steps.ts';

/** Having a plan, changing it and giving it up. */
export const billingRoutes = (services: BillingServices): Route[] => [
  handle(billingApi.state, ({ db, caller: { owner }, nowMs }) =>
    billingOf(db, services, owner, nowMs),
  ),
  handle(billingApi.offer, ({ db, caller: { owner }, query: { priceId, ...addOns }, nowMs }) =>
    offerOf(db, services, owner, { priceId, addOns }, nowMs),
  ),
  handle(billingApi.choose, async ({ db, caller: { owner }, body, nowMs }) => {
    const checkoutUrl = await choosePrice(db, services, owner, body, nowMs);
    return { billing: await billingOf(db, services, owner, nowMs), checkoutUrl };
  }),
  handle(billingApi.cancel, async ({ db, caller: { owner }, nowMs }) => {
    await cancelPlan(db, services, owner, nowMs);
    return billingOf(db, services, owner, nowMs);
  }),
];
