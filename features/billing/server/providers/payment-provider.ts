import type { AddOnCounts } from '#features/plans/rules/add-ons.ts';
import type { PriceId } from '#features/plans/rules.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';

/** An order: a price with its add-ons. `returnUrl` repeats the request. */
export type Order = {
  owner: OwnerId;
  priceId: PriceId;
  addOns: AddOnCounts;
  dueNowCents: number;
  returnUrl: string;
};

/** A provider event with verified signature. Repeats have the same `id`. */
type ProviderEvent = {
  id: string;
  owner: OwnerId;
  kind: 'checkout_completed' | 'invoice_paid' | 'invoice_failed' | 'subscription_ended';
};

/**
 * Who takes the money. Shaped after what such services offer: a page to pay on, a page to look after
 * cards on, and signed events. Plans, terms and invoices stay ours no matter who.
 */
export type PaymentProvider = {
  /** Payment state of a new invoice. */
  payment: 'not_taken';
  /**
   * Where to pay, or to leave a card for the end of a trial, before a price is taken. Null when nothing
   * is to be done first, or it has been done by now.
   */
  checkout(order: Order): Promise<{ url: string } | null>;
  /** Where the person looks after cards; null without such a place. */
  portal(owner: OwnerId, returnUrl: string): Promise<{ url: string } | null>;
  /** Reads an event that was sent to us; null where none are sent. */
  webhook: ((body: Buffer, signature: string) => Promise<ProviderEvent>) | null;
};

/** Takes no money: prices apply at once, and invoices say so. */
export const localProvider: PaymentProvider = {
  payment: 'not_taken',
  checkout: async () => null,
  portal: async () => null,
  webhook: null,
};
