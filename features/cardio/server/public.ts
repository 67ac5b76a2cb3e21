/** What the server's start and other features' servers may use of cardio. */

export { cardioWeek } from './actions/cardio-minutes.ts';
export { distanceDaysOf } from './actions/distance-days.ts';
export { effortDaysOf } from './actions/effort-days.ts';
export { cardioPersonalData } from './queries.ts';
