/** What the server's start may use of cardio. */

export { cardioPersonalData } from './queries.ts';
