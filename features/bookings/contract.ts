export { type Offer, offersApi } from './contract/offers.ts';
