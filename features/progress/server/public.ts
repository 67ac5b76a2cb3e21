/** What the server's start may use of progress. */

export { progressPersonalData } from './queries.ts';
