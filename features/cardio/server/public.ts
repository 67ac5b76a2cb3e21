/** What the server's start and other features' servers may use of cardio. */

export { distanceDaysOf } from './actions/distance-days.ts';
export { effortDaysOf, effortsOf } from './actions/effort-days.ts';
export { cardioPersonalData } from './queries.ts';
