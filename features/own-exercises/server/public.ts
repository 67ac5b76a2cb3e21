/** What other servers may use of own exercises. */

export {
  hasOwnExercise,
  ownExercisesOf as listOwnExercises,
  ownExercisesPersonalData,
} from './queries.ts';
