import { handle, type Route } from '#platform/server/http/handle.ts';
import { recordRoutes } from '#platform/server/records/record-routes.ts';
import { recipeMarksApi, recipePhotosApi, recipesApi } from '../../contract.ts';
import {
  type ReadableServices,
  readableRecipe,
  recipeActions,
  recipesOnDevice,
  versionsOfRecipe,
} from '../actions/own-recipes.ts';
import { bookFoods } from '../actions/recipe-foods.ts';
import { listOwnRecipes } from '../actions/recipe-list.ts';
import { markRecipe } from '../actions/recipe-marks.ts';
import { saveRecipePhoto } from '../actions/recipe-photos.ts';
import { linkOf, shareRecipe, stopSharing } from '../actions/share-recipe.ts';
import { marksOf } from '../queries/recipe-marks.ts';
import { labelsOf } from '../queries/recipe-rows.ts';

export const recipeRoutes = (services: ReadableServices): Route[] => [
  handle(recipesApi.list, ({ db, caller }) => recipesOnDevice(db, caller.owner)),
  handle(recipesApi.one, ({ db, caller, params }) =>
    readableRecipe(db, services, caller.owner, params.id),
  ),
  handle(recipesApi.rows, ({ db, caller, query }) => listOwnRecipes(db, caller.owner, query)),
  handle(recipesApi.labels, ({ db, caller }) => labelsOf(db, caller.owner)),
  handle(recipesApi.bookFoods, ({ db, caller }) => bookFoods(db, caller.owner)),
  ...recordRoutes(recipesApi, recipeActions),
  handle(recipesApi.versions, ({ db, caller, params }) =>
    versionsOfRecipe(db, caller.owner, params.id),
  ),
  handle(recipesApi.readShare, async ({ db, caller, params }) => ({
    token: await linkOf(db, caller.owner, params.id),
  })),
  handle(recipesApi.share, async ({ db, caller, params, nowMs }) => ({
    token: await shareRecipe(db, caller.owner, params.id, nowMs),
  })),
  handle(recipesApi.stopSharing, async ({ db, caller, params }) => {
    await stopSharing(db, caller.owner, params.id);
    return { token: null };
  }),
  handle(recipePhotosApi.save, async ({ db, caller, params, body, nowMs }) => {
    await saveRecipePhoto(db, caller.owner, { id: params.photoId, ...body }, nowMs);
    return params;
  }),
  handle(recipeMarksApi.list, ({ db, caller }) => marksOf(db, caller.owner)),
  handle(recipeMarksApi.set, async ({ db, caller, params, body, nowMs }) => {
    await markRecipe(db, caller.owner, { ...params, ...body }, nowMs);
    return { ok: true };
  }),
];
