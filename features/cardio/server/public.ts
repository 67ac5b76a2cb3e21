/** What the server's start and other features' servers may use of cardio. */

export { cardioWeek } from './actions/cardio-minutes.ts';
export { effortDaysOf } from './actions/effort-days.ts';
export { cardioPersonalData } from './queries.ts';
