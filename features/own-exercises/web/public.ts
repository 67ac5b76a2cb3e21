/** What the app may use of own exercises. */

export { ownExercisesOffline } from './api/offline.ts';
export { useOwnExercises } from './api.ts';
export { OwnExerciseActions } from './components/own-exercise-actions.tsx';
export { type Pool, usePool } from './hooks/use-pool.ts';
export { goneExercise } from './messages.ts';
