import { USUAL_POLICY } from '#features/booking-terms/rules/policy.ts';
import type { Offer } from '../contract/offers.ts';

/** An hour with a trainer for $90, cancelled for free until a day before. */
export const AN_OFFER: Omit<Offer, 'id' | 'version'> = {
  name: 'Personal training',
  minutes: 60,
  gridMinutes: 60,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
  noticeHours: 0,
  daysAhead: 60,
  maxPerDay: null,
  maxPerWeek: null,
  hours: null,
  placeId: null,
  otherPlaceIds: [],
  atClients: false,
  priceCents: 9_000,
  capacity: 1,
  isOnline: false,
  link: null,
  needsApproval: false,
  policy: USUAL_POLICY,
  packs: [],
};
