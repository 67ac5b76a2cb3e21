import { useCallback, useEffect } from 'react';
import { useChangeList, useListQuery } from '#features/shopping/web/public.ts';
import { newId } from '#platform/shared/ids.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import type { PlannedCooking, PlannedDish } from '../../rules/take-planned.ts';
import type { CookedRecipe } from '../../rules/take-recipe.ts';

const nothingTaken = () => undefined;

/**
 * Cooking empties the pantry and takes the recipe off the list; the answer is the way back. Its rules come when
 * they are needed.
 */
export function useTakeFromPantry(): (cooked: CookedRecipe) => Promise<() => void> {
  const { data: state } = useListQuery();
  const change = useChangeList();
  const today = useToday();
  return useCallback(
    async (cooked) => {
      const isConcerned =
        state &&
        (state.pantry.length > 0 || state.sources.some((one) => one.recipeId === cooked.recipeId));
      if (!isConcerned) return nothingTaken;
      const { takeRecipe } = await import('../../rules/take-recipe.ts');
      const markId = newId();
      return change((now, nowMs) => takeRecipe(now, cooked, { markId, today, nowMs }));
    },
    [state, change, today],
  );
}

const loadRules = () => import('../../rules/take-planned.ts');

/** Eating a planned meal takes what it was cooked of, and its Undo gives that back, also after a reload. */
export function usePlannedCooking() {
  const { data: state } = useListQuery();
  const mayTake = state !== undefined && state.pantry.length + state.sources.length > 0;
  // On the device before a meal is eaten without a network.
  useEffect(() => {
    if (mayTake && navigator.onLine) loadRules().catch(() => undefined);
  }, [mayTake]);
  const change = useChangeList();
  const today = useToday();
  const take = useCallback(
    async (cooked: PlannedCooking): Promise<void> => {
      const isConcerned =
        state && (state.pantry.length > 0 || state.sources.some(({ id }) => id === cooked.mealId));
      if (!isConcerned) return;
      const { takePlanned } = await loadRules();
      change((now, nowMs) => takePlanned(now, cooked, { today, nowMs }));
    },
    [state, change, today],
  );
  const giveBack = useCallback(
    async (dish: PlannedDish): Promise<void> => {
      const { untakePlanned } = await loadRules();
      change((now, nowMs) => untakePlanned(now, dish, nowMs));
    },
    [change],
  );
  return { take, giveBack };
}
