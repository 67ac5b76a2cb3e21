import { useMutation, useQuery } from '@tanstack/react-query';
import { type Food, foodsApi } from '#features/foods/contract.ts';
import {
  type OwnFoodContent,
  sameOwnFood,
} from '#features/foods/rules/own-foods/own-food-draft.ts';
import { call } from '#platform/web/api-client/call.ts';
import { queryOf } from '#platform/web/query/query-of.ts';
import { toast } from '#platform/web/ui/toast-store.ts';
import {
  foodDeleted,
  foodDeleteFailed,
  foodRestored,
  foodRestoreFailed,
  foodSaved,
  foodSaveFailed,
  markFailed,
  unmarked,
} from './messages.ts';

/** This person's own foods, by name. */
export const useOwnFoods = () => useQuery(queryOf(foodsApi.ownFoods, {}));

/** The foods this person has marked, by name. */
export const useFavourites = () => useQuery(queryOf(foodsApi.favourites, {}));

/** Takes a mark away and offers Undo. */
export function useUnmarkFavourite() {
  const mark = useMutation({
    mutationFn: (id: string) => call(foodsApi.addFavourite, { params: { id } }),
    onError: (error) => toast(markFailed(error)),
  });
  return useMutation({
    mutationFn: ({ id }: Food) => call(foodsApi.removeFavourite, { params: { id } }),
    onSuccess: (_, { id, name }) => toast(unmarked(name, () => mark.mutate(id))),
    onError: (error) => toast(markFailed(error)),
  });
}

type NewOwnFood = { id: string; content: OwnFoodContent; keepAnyway: boolean };

async function addOwnFood({ id, content, keepAnyway }: NewOwnFood) {
  const answer = await call(foodsApi.addOwn, { body: { ...content, id, keepAnyway } });
  if (!answer.food || sameOwnFood(answer.food, content)) return answer;
  // An earlier attempt came through although its answer was lost, and the food was changed since.
  const params = { id: answer.food.id };
  const body = { ...content, version: answer.food.version ?? 1 };
  return { ...answer, food: await call(foodsApi.editOwn, { params, body }) };
}

/** Creates a food once, or returns similar foods. */
export const useAddOwnFood = () =>
  useMutation({
    mutationFn: addOwnFood,
    onError: (error) => toast(foodSaveFailed(error)),
  });

type OwnFoodEdit = { food: Food; content: OwnFoodContent };

async function editOwnFood({ food, content }: OwnFoodEdit): Promise<Food> {
  const params = { id: food.id };
  // Deleted meanwhile, and wanted after all.
  const current = food.retired ? await call(foodsApi.restoreOwn, { params }) : food;
  const body = { ...content, version: current.version ?? 1 };
  return call(foodsApi.editOwn, { params, body });
}

/** Saves a changed own food. What the form shows by itself, `isShown`, makes no toast. */
export const useEditOwnFood = (isShown: (error: unknown) => boolean) =>
  useMutation({
    mutationFn: editOwnFood,
    onSuccess: ({ name }) => toast(foodSaved(name)),
    onError: (error) => {
      if (!isShown(error)) toast(foodSaveFailed(error));
    },
  });

/** Deletes an own food and offers Undo. */
export function useRemoveOwnFood() {
  const restore = useMutation({
    mutationFn: (id: string) => call(foodsApi.restoreOwn, { params: { id } }),
    onSuccess: ({ name }) => toast(foodRestored(name)),
    onError: (error) => toast(foodRestoreFailed(error)),
  });
  return useMutation({
    mutationFn: ({ id }: Food) => call(foodsApi.removeOwn, { params: { id } }),
    onSuccess: (_, { id, name }) => toast(foodDeleted(name, () => restore.mutate(id))),
    onError: (error) => toast(foodDeleteFailed(error)),
  });
}
