import type { KeptAgreement } from '#features/booking-terms/rules/policy.ts';
import type { OfferContent } from './check-offer.ts';

/** On what an organisation's sessions are booked. */
export type SessionTerms = {
  offer: OfferContent;
  organisationName: string;
  timeZone: string;
  place: KeptAgreement['place'];
};
