/** What other features may use of the workouts. */
export { workoutsPersonalData } from './queries/personal-data.ts';
