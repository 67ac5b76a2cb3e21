import { handle, type Route } from '#platform/server/http/handle.ts';
import { recordRoutes } from '#platform/server/records/record-routes.ts';
import { savedMealsApi } from '../../contract/saved-meals.ts';
import { listSavedMeals, savedMealActions } from '../actions/saved-meals.ts';

export const savedMealRoutes: Route[] = [
  handle(savedMealsApi.list, ({ db, caller }) => listSavedMeals(db, caller.owner)),
  ...recordRoutes(savedMealsApi, savedMealActions),
];
