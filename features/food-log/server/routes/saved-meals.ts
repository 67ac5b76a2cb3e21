import { handle, type Route } from '#platform/server/http/handle.ts';
import { savedMealsApi } from '../../contract/saved-meals.ts';
import {
  addSavedMeal,
  editSavedMeal,
  listSavedMeals,
  removeSavedMeal,
  restoreSavedMeal,
} from '../actions/saved-meals.ts';

export const savedMealRoutes: Route[] = [
  handle(savedMealsApi.list, ({ db, caller }) => listSavedMeals(db, caller.owner)),
  handle(savedMealsApi.add, ({ db, caller, body, nowMs }) =>
    addSavedMeal(db, caller.owner, body, nowMs),
  ),
  handle(savedMealsApi.edit, ({ db, caller, params, body, nowMs }) =>
    editSavedMeal(db, caller.owner, params.id, body, nowMs),
  ),
  handle(savedMealsApi.remove, async ({ db, caller, params, nowMs }) => {
    await removeSavedMeal(db, caller.owner, params.id, nowMs);
    return { ok: true };
  }),
  handle(savedMealsApi.restore, ({ db, caller, params, nowMs }) =>
    restoreSavedMeal(db, caller.owner, params.id, nowMs),
  ),
];
