import { handle, type Route } from '#platform/server/http/handle.ts';
import { recordRoutes } from '#platform/server/records/record-routes.ts';
import { recipeMarksApi, recipesApi } from '../contract.ts';
import { ownRecipe, recipeActions, recipesOnDevice } from './actions/own-recipes.ts';
import { bookFoods } from './actions/recipe-foods.ts';
import { listOwnRecipes } from './actions/recipe-list.ts';
import { markRecipe } from './actions/recipe-marks.ts';
import { marksOf } from './queries/recipe-marks.ts';
import { labelsOf } from './queries/recipes.ts';

export const recipesRoutes: Route[] = [
  handle(recipesApi.list, ({ db, caller }) => recipesOnDevice(db, caller.owner)),
  handle(recipesApi.one, ({ db, caller, params }) => ownRecipe(db, caller.owner, params.id)),
  handle(recipesApi.rows, ({ db, caller, query }) => listOwnRecipes(db, caller.owner, query)),
  handle(recipesApi.labels, ({ db, caller }) => labelsOf(db, caller.owner)),
  handle(recipesApi.bookFoods, ({ db, caller }) => bookFoods(db, caller.owner)),
  ...recordRoutes(recipesApi, recipeActions),
  handle(recipeMarksApi.list, ({ db, caller }) => marksOf(db, caller.owner)),
  handle(recipeMarksApi.set, async ({ db, caller, params, body, nowMs }) => {
    await markRecipe(db, caller.owner, { ...params, ...body }, nowMs);
    return { ok: true };
  }),
];
