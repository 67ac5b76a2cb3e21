/** What other servers may use of shopping. */

export { passPlaceOnList } from './actions/change-list.ts';
export { shoppingErasedOnly, shoppingPersonalData } from './queries/entries.ts';
export { removeToken as endListLink } from './queries/lists.ts';
