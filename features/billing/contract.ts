import { z } from 'zod';
import { isPriceId, PLAN_KEYS, type PriceId } from '#features/plans/rules.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { EFFECTS } from './rules/choosing.ts';

const priceId = z.string().refine(isPriceId, 'That price does not exist.') as z.ZodType<PriceId>;
const planKey = z.enum(PLAN_KEYS);
const paidPlan = planKey.exclude(['free']);
const period = z.enum(['monthly', 'annual']);
const cents = z.number().int();

const subscription = z.object({
  plan: paidPlan,
  period,
  status: z.enum(['trial', 'paid', 'ended']),
  startsAt: z.string(),
  endsAt: z.string(),
  /** days of the trial that are left, one begun counting as a day; null in a paid term */
  trialDaysLeft: z.number().int().nullable(),
  cancelled: z.boolean(),
  next: z.object({ plan: paidPlan, period }).nullable(),
  creditCents: cents,
});

/** What choosing a price would do, worked out by the server. */
const offer = z.object({
  priceId,
  plan: paidPlan,
  period,
  /** a gym plan for somebody without a gym: it is taken together with one, not by `choose` */
  startsWithGym: z.boolean(),
  effect: z.enum(EFFECTS),
  /** due at once */
  dueNowCents: cents,
  /** when the trial that it begins, or the trial or term that it waits for, is over */
  endsAt: z.string().nullable(),
});
export type Offer = z.infer<typeof offer>;

const invoice = z.object({
  number: z.number().int(),
  plan: paidPlan,
  period,
  issuedAt: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  priceCents: cents,
  creditCents: cents,
  totalCents: cents,
  /** within the total */
  gstCents: cents,
  payment: z.enum(['not_taken']),
});
export type ShownInvoice = z.infer<typeof invoice>;

const billing = z.object({
  /** The plan that holds now. */
  plan: planKey,
  subscription: subscription.nullable(),
  offers: z.array(offer),
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
    summary: 'The plan, what choosing each price would do, and the invoices.',
    response: billing,
  }),
  choose: endpoint({
    method: 'PUT',
    path: '/api/billing/subscription',
    access: 'signed-in',
    rate: 'write',
    summary:
      'Takes a price: starts, changes or keeps a subscription, if it does what was agreed to.',
    body: z.object({
      priceId,
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
    access: 'signed-in',
    rate: 'write',
    summary: 'Ends the subscription with its trial or term. Nothing happens without one.',
    response: billing,
  }),
};
