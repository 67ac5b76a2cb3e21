/** What other servers may use of shopping. */

export { shoppingErasedOnly, shoppingPersonalData } from './queries/entries.ts';
export { removeToken as endListLink } from './queries/lists.ts';
