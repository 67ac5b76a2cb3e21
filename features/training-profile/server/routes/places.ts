import { handle, type Route } from '#platform/server/http/handle.ts';
import { recordRoutes } from '#platform/server/records/record-routes.ts';
import { trainingPlacesApi } from '../../contract.ts';
import { listTrainingPlaces, trainingPlaceActions } from '../actions/places.ts';

export const placeRoutes: Route[] = [
  handle(trainingPlacesApi.list, ({ db, caller }) => listTrainingPlaces(db, caller.owner)),
  ...recordRoutes(trainingPlacesApi, trainingPlaceActions),
];
