import { handle, type Route } from '#platform/server/http/handle.ts';
import { recordRoutes } from '#platform/server/records/record-routes.ts';
import { ownExercisesApi } from '../contract.ts';
import { listOwnExercises, ownExerciseActions } from './actions.ts';

export const ownExercisesRoutes: Route[] = [
  handle(ownExercisesApi.list, ({ db, caller }) => listOwnExercises(db, caller.owner)),
  ...recordRoutes(ownExercisesApi, ownExerciseActions),
];
