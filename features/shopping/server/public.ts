/** What other servers may use of shopping. */
export { shoppingErasedOnly, shoppingPersonalData } from './queries/entries.ts';
