/** What other features' screens use of billing. */
export { PlanOffer } from './components/plan-offer.tsx';
