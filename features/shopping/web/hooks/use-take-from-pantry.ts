import { useCallback } from 'react';
import type { RecipeLine } from '#features/recipes/rules/own-recipe.ts';
import type { PlannedCooking } from '../../rules/pantry/take-planned.ts';
import { useListQuery } from '../api.ts';
import { useChangeList } from './use-list.ts';

type Cooked = {
  recipeId: string;
  recipe: { servings: number; ingredients: readonly RecipeLine[] };
  servings: number;
};

const nothingTaken = () => undefined;

/**
 * Cooking empties the pantry and takes the recipe off the list; the answer is the way back. Its rules come when
 * they are needed.
 */
export function useTakeFromPantry(): (cooked: Cooked) => Promise<() => void> {
  const { data: state } = useListQuery();
  const change = useChangeList();
  return useCallback(
    async ({ recipeId, recipe, servings }) => {
      const isConcerned =
        state &&
        (state.pantry.length > 0 || state.sources.some((one) => one.recipeId === recipeId));
      if (!isConcerned) return nothingTaken;
      const { takeRecipe } = await import('../../rules/pantry/take-recipe.ts');
      return change((now, nowMs) => takeRecipe(now, { recipeId, recipe, servings }, nowMs));
    },
    [state, change],
  );
}

/** Eating a planned meal takes what it was cooked of; the answer is the way back. */
export function useTakePlanned(): (cooked: PlannedCooking) => Promise<() => void> {
  const { data: state } = useListQuery();
  const change = useChangeList();
  return useCallback(
    async (cooked) => {
      const isConcerned =
        state && (state.pantry.length > 0 || state.sources.some(({ id }) => id === cooked.mealId));
      if (!isConcerned) return nothingTaken;
      const { takePlanned } = await import('../../rules/pantry/take-planned.ts');
      return change((now, nowMs) => takePlanned(now, cooked, nowMs));
    },
    [state, change],
  );
}
