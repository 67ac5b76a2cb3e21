export { useOffers } from './api.ts';
