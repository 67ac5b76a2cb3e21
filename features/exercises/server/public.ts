/** What the app may use of the exercises. */
export { exercisesPersonalData } from './queries/personal-data.ts';
