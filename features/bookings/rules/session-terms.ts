import type { OfferContent } from './check-offer.ts';
import type { KeptAgreement } from './policy.ts';

/** On what an organisation's sessions are booked. */
export type SessionTerms = {
  offer: OfferContent;
  organisationName: string;
  timeZone: string;
  place: KeptAgreement['place'];
};
