/** What other servers may use of own exercises. */

export { hasOwnExercise, ownExercisesPersonalData } from './queries.ts';
