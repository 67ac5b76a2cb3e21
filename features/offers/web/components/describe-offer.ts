import type { Offer } from '#features/bookings/contract.ts';
import { dollars } from '#features/plans/rules/money.ts';
import { offerWords as t } from '../messages/list.ts';

/** The page on which people book it. */
export const previewHref = (id: string): string => `/trainers/book/${id}`;

/** "60 min · $85 · Group of up to 8 · Bondi Gym" */
export const describeOffer = (offer: Offer, place: string | null): string =>
  [
    t.minutes(String(offer.minutes)),
    offer.priceCents === 0 ? t.free : dollars(offer.priceCents),
    ...(offer.capacity > 1 ? [t.group(String(offer.capacity))] : []),
    offer.isOnline ? t.online : (place ?? t.anywhere),
    ...(offer.needsApproval ? [t.onRequest] : []),
    ...(offer.packs.length > 0 ? [t.packs(offer.packs.length)] : []),
  ].join(' · ');
