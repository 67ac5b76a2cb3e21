import { z } from 'zod';
import { ADD_ON_KEYS, MAX_ADD_ON_UNITS } from '#features/plans/rules/add-ons.ts';
import { THINGS } from '#features/plans/rules/entitlements.ts';
import { isPriceId, PLAN_KEYS, type PriceId } from '#features/plans/rules.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { EFFECTS } from './rules/choosing.ts';

const priceId = z
  .string()
  .max(100, 'That price does not exist.')
  .refine(isPriceId, 'That price does not exist.') as z.ZodType<PriceId>;
const planKey = z.enum(PLAN_KEYS);
const paidPlan = planKey.exclude(['free']);
const period = z.enum(['monthly', 'annual']);
const cents = z.number().int();

const addOnLine = z.object({
  key: z.enum(ADD_ON_KEYS),
  count: z.number().int(),
  /** all of them, for the period */
  cents,
});

/** A plan for a period with its add-ons; `priceCents` is what it all costs. */
const choice = z.object({
  plan: paidPlan,
  period,
  addOns: z.array(addOnLine),
  priceCents: cents,
});
export type ShownChoice = z.infer<typeof choice>;

const subscription = choice.extend({
  status: z.enum(['trial', 'paid', 'ended']),
  startsAt: z.string(),
  endsAt: z.string(),
  /** days of the trial that are left, one begun counting as a day; null in a paid term */
  trialDaysLeft: z.number().int().nullable(),
  cancelled: z.boolean(),
  next: choice.nullable(),
  creditCents: cents,
});

/** What choosing a price would do, worked out by the server. */
const offer = choice.extend({
  priceId,
  /** a gym plan for a person without a gym: it is taken together with one, not by `choose` */
  startsWithGym: z.boolean(),
  effect: z.enum(EFFECTS),
  dueNowCents: cents,
  /** when the trial that it begins, or the trial or term that it waits for, is over */
  endsAt: z.string().nullable(),
});
export type Offer = z.infer<typeof offer>;

const invoice = choice.extend({
  number: z.number().int(),
  issuedAt: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  creditCents: cents,
  totalCents: cents,
  /** within the total */
  gstCents: cents,
  payment: z.enum(['not_taken']),
});
export type ShownInvoice = z.infer<typeof invoice>;

/** How many units of each add-on are wanted; one that is left out is not. */
const unitsOf = <Count extends z.ZodType>(count: Count) => ({
  moreClients: count,
  trainerSeat: count,
  traineeSeats: count,
});
const units = z.number().int().min(0).max(MAX_ADD_ON_UNITS).optional();
const unitsInAddress = z.coerce.number().int().min(0).max(MAX_ADD_ON_UNITS).optional();

const billing = z.object({
  plan: planKey,
  /** How much each thing is limited to, and how much of it is used where something counts it. */
  limits: z.array(
    z.object({
      thing: z.enum(THINGS),
      /** null: without limit */
      limit: z.number().int().nullable(),
      /** null: nothing counts it */
      used: z.number().int().nullable(),
    }),
  ),
  subscription: subscription.nullable(),
  offers: z.array(offer),
  /** Under 18: each new choice needs a parent's agreement, and plans about other people are closed. */
  isMinor: z.boolean(),
  /** newest first */
  invoices: z.array(invoice),
  /** Where the payment provider keeps cards and receipts; null where nothing is paid. */
  portalUrl: z.string().nullable(),
});
export type Billing = z.infer<typeof billing>;

export const billingApi = {
  state: endpoint({
    method: 'GET',
    path: '/api/billing',
    access: 'signed-in',
    rate: 'read',
    offline: 'cached',
    summary: 'Get the plan, a preview of each price, and invoices',
    response: billing,
  }),
  offer: endpoint({
    method: 'GET',
    path: '/api/billing/offer',
    access: 'signed-in',
    rate: 'read',
    summary: 'Preview a price with add-ons',
    query: z.object({ priceId, ...unitsOf(unitsInAddress) }),
    response: offer,
  }),
  choose: endpoint({
    method: 'PUT',
    path: '/api/billing/subscription',
    about: ['billing', 'person', 'organisations'],
    access: 'signed-in',
    rate: 'write',
    summary: 'Choose a price; applies only if it matches the agreed preview',
    body: z.object({
      priceId,
      /** all that are wanted; without it those that are had now, as far as the plan offers them */
      addOns: z.strictObject(unitsOf(units)).optional(),
      /** under 18: a parent or guardian agrees to this plan and its price */
      parentAgrees: z.boolean().default(false),
      /** what the person was told that it does; 409 when it would do something else by now */
      agreed: z.enum(EFFECTS),
    }),
    response: z.object({
      billing,
      /** where to pay first; null when it is done */
      checkoutUrl: z.string().nullable(),
    }),
  }),
  cancel: endpoint({
    method: 'DELETE',
    path: '/api/billing/subscription',
    about: ['billing', 'person', 'organisations'],
    access: 'signed-in',
    rate: 'write',
    summary: 'Cancel the subscription at the end of its trial or term; idempotent',
    response: billing,
  }),
};
