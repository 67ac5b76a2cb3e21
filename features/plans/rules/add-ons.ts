import { type AddOn, addOnPriceOf, type BillingPeriod, PLANS, type PlanKey } from '../rules.ts';

export const ADD_ON_KEYS = [
  'moreClients',
  'trainerSeat',
  'traineeSeats',
] as const satisfies readonly AddOn['key'][];

/** How many units of each add-on a person has; one that is left out counts as 0. */
export type AddOnCounts = { [Key in AddOn['key']]?: number | undefined };

export const MAX_ADD_ON_UNITS = 99;

/** One add-on of a plan: how many units, and what they cost together for a period, in cents. */
export type AddOnLine = { key: AddOn['key']; count: number; cents: number };

/** The add-ons out of `counts` that a plan offers, each in the count that is had of it. */
export function addOnsWithin(plan: PlanKey, counts: AddOnCounts): AddOnCounts {
  const had = PLANS[plan].addOns.flatMap(({ key }) => {
    const count = counts[key] ?? 0;
    return count > 0 ? [[key, count] as const] : [];
  });
  return Object.fromEntries(had);
}

/** What the add-ons of a plan come to for a period, one line each. */
export function addOnLines(plan: PlanKey, period: BillingPeriod, counts: AddOnCounts): AddOnLine[] {
  return PLANS[plan].addOns.flatMap((addOn) => {
    const count = counts[addOn.key] ?? 0;
    return count > 0 ? [{ key: addOn.key, count, cents: count * addOnPriceOf(addOn, period) }] : [];
  });
}
