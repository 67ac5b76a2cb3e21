/** What other features' servers and the server's start may use of guardians. */
export { guardianToTell } from './actions.ts';
export { guardianOf, guardiansPersonalData } from './queries.ts';
