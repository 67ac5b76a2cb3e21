/** What other features' screens use of billing. */
export { useOffer } from './api.ts';
export { PlanOffer } from './components/plan-offer.tsx';
export { PlanTerms } from './components/plan-terms.tsx';
export { ADULTS_ONLY } from './messages.ts';
