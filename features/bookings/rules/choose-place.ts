import { CLIENTS_PLACE } from '#features/free-times/rules/travel-minutes.ts';
import type { OfferContent } from './check-offer.ts';

type Placed = Pick<OfferContent, 'isOnline' | 'placeId' | 'otherPlaceIds' | 'atClients'>;

/** Where an offer can be had, the usual place first. Empty: online, or agreed with each person. */
export function placeIdsOf({ isOnline, placeId, otherPlaceIds = [], atClients }: Placed): string[] {
  if (isOnline) return [];
  const own = placeId === null ? [] : [placeId, ...otherPlaceIds];
  return [...new Set(own), ...(atClients ? [CLIENTS_PLACE] : [])];
}

/** An offer at the chosen one of its places; the first where none is named. Null where it is none of its places. */
export function atPlace<One extends Placed>(offer: One, placeId: string | undefined): One | null {
  const places = placeIdsOf(offer);
  const chosen = placeId ?? places[0] ?? null;
  if (placeId !== undefined && !places.includes(placeId)) return null;
  return { ...offer, placeId: chosen };
}

export const ADDRESS_LENGTH = 200;
