export { offersApi } from './contract/offers.ts';
