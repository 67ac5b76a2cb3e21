import { useMemo } from 'react';
import { ApiError } from '#platform/web/api-client/api-error.ts';
import type { RecipeView } from '../../rules/recipe-views.ts';
import { useBook, useBookFoods, useOwnRecipe, useRecipeMarks } from '../api.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** One recipe, or the error for which it cannot be shown. */
function useLoadedRecipe(id: string): { view: RecipeView | null | undefined; error: unknown } {
  const isOwn = UUID.test(id);
  const book = useBook();
  const own = useOwnRecipe(id, isOwn);
  const foods = useBookFoods();
  const marks = useRecipeMarks();
  const view = useMemo(() => {
    if (!book.data) return undefined;
    if (isOwn) return own.data && book.data.viewOfOwn(own.data);
    return foods.data && marks.data && book.data.bookView(id, foods.data, marks.data);
  }, [book.data, isOwn, own.data, foods.data, marks.data, id]);
  if (view !== undefined) return { view, error: null };
  const error = book.error ?? (isOwn ? own.error : (foods.error ?? marks.error));
  return { view: isGone(error) ? null : undefined, error: isGone(error) ? null : error };
}

/**
 * One recipe, own or built-in, also without a network: undefined while it loads, null if there is none or it
 * cannot be reached.
 */
export function useRecipe(id: string): RecipeView | null | undefined {
  const { view, error } = useLoadedRecipe(id);
  return error ? null : view;
}

/** The recipe of a page: null if there is none. What cannot be reached is thrown, so that the page offers to try again. */
export function usePageRecipe(id: string): RecipeView | null | undefined {
  const { view, error } = useLoadedRecipe(id);
  if (error) throw error;
  return view;
}
