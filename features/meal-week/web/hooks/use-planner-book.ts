import { useMemo } from 'react';
import { useBookFoods, useOwnRecipes, useRecipeMarks } from '#features/recipes/web/public.ts';
import type { Book } from '../components/planning/planner-worker.ts';

/** What the planner starts with; null while it loads, or where it cannot be had. */
export function usePlannerBook(): { book: Book | null; cannotStart: boolean } {
  const [foodsQuery, marksQuery, ownQuery] = [useBookFoods(), useRecipeMarks(), useOwnRecipes()];
  const [foods, marks, own] = [foodsQuery.data, marksQuery.data, ownQuery.data];
  const book = useMemo(
    () => (foods && marks && own ? { foods, marks, own } : null),
    [foods, marks, own],
  );
  /** the recipes could not be had: what is asked has no answer until they can */
  const cannotStart = [foodsQuery, marksQuery, ownQuery].some(
    ({ data, isError, isPaused }) => data === undefined && (isError || isPaused),
  );
  return { book, cannotStart };
}
