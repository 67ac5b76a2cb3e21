/** What the server's start may use of cooking. */

export { cookingPersonalData } from './queries.ts';
