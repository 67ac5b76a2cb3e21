import { handle, type Route } from '#platform/server/http/handle.ts';
import { foodsApi } from '../contract.ts';
import { addFavourite, addOwnFood, listOwnFoods, ownFoodActions } from './actions/own-foods.ts';
import { searchFoods } from './actions/search-foods.ts';
import { searchOnline } from './actions/search-online.ts';
import { favouriteFoodsOf, foodById } from './actions/show-food.ts';
import type { OpenFoodFacts } from './providers/open-food-facts.ts';
import { unmarkFavourite } from './queries/favourites.ts';

/** `openFoodFacts` is null where the operator has switched it off. */
export function foodsRoutes({ openFoodFacts }: { openFoodFacts: OpenFoodFacts | null }): Route[] {
  return [
    handle(foodsApi.search, async ({ db, caller, query, nowMs }) => ({
      results: await searchFoods(db, caller.owner, query, nowMs),
    })),
    handle(foodsApi.searchOnline, ({ db, caller, body, nowMs }) =>
      searchOnline(db, caller.owner, openFoodFacts, body.q, nowMs),
    ),
    handle(foodsApi.ownFoods, ({ db, caller }) => listOwnFoods(db, caller.owner)),
    handle(foodsApi.favourites, ({ db, caller }) => favouriteFoodsOf(db, caller.owner)),
    handle(foodsApi.food, ({ db, caller, params }) => foodById(db, caller.owner, params.id)),
    handle(foodsApi.addOwn, ({ db, caller, body, nowMs }) =>
      addOwnFood(db, caller.owner, body, nowMs),
    ),
    handle(foodsApi.editOwn, ({ db, caller, params, body, nowMs }) =>
      ownFoodActions.edit(db, caller.owner, params.id, body, nowMs),
    ),
    handle(foodsApi.removeOwn, async ({ db, caller, params, nowMs }) => {
      await ownFoodActions.remove(db, caller.owner, params.id, nowMs);
      return { ok: true };
    }),
    handle(foodsApi.restoreOwn, ({ db, caller, params, nowMs }) =>
      ownFoodActions.restore(db, caller.owner, params.id, nowMs),
    ),
    handle(foodsApi.addFavourite, async ({ db, caller, params, nowMs }) => {
      await addFavourite(db, caller.owner, params.id, nowMs);
      return { ok: true };
    }),
    handle(foodsApi.removeFavourite, async ({ db, caller, params }) => {
      // Reveals nothing about foods that this person cannot see.
      await foodById(db, caller.owner, params.id);
      await unmarkFavourite(db, caller.owner, params.id);
      return { ok: true };
    }),
  ];
}
