import { useMemo } from 'react';
import type { RecipeView } from '../../rules/recipe-views.ts';
import { useBook, useBookFoods, useOwnRecipe, useRecipeMarks } from '../api.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** One recipe, own or built-in, also without a network: undefined while it loads, null if there is none. */
export function useRecipe(id: string): RecipeView | null | undefined {
  const isOwn = UUID.test(id);
  const { data: views } = useBook();
  const { data: stored, isError } = useOwnRecipe(id, isOwn);
  const { data: foods } = useBookFoods();
  const { data: marks } = useRecipeMarks();
  return useMemo(() => {
    if (!views) return undefined;
    if (isOwn) {
      if (stored) return views.viewOfOwn(stored);
      return isError ? null : undefined;
    }
    return foods && marks && views.bookView(id, foods, marks);
  }, [views, isOwn, stored, isError, foods, marks, id]);
}
