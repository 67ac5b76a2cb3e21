/** What other servers may use of own exercises. */

export { listOwnExercises } from './actions.ts';
export { hasOwnExercise, ownExercisesPersonalData } from './queries.ts';
