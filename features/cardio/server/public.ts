/** What the server's start and other servers may use of cardio. */

export { cardioWeek } from './actions/cardio-minutes.ts';
export { cardioPersonalData } from './queries.ts';
