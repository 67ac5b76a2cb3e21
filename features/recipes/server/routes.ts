import { handle, type Route } from '#platform/server/http/handle.ts';
import { recordRoutes } from '#platform/server/records/record-routes.ts';
import { recipesApi } from '../contract.ts';
import { ownRecipe, recipeActions, recipesOnDevice } from './actions/own-recipes.ts';
import { bookFoods } from './actions/recipe-foods.ts';

export const recipesRoutes: Route[] = [
  handle(recipesApi.list, ({ db, caller }) => recipesOnDevice(db, caller.owner)),
  handle(recipesApi.one, ({ db, caller, params }) => ownRecipe(db, caller.owner, params.id)),
  handle(recipesApi.bookFoods, ({ db, caller }) => bookFoods(db, caller.owner)),
  ...recordRoutes(recipesApi, recipeActions),
];
