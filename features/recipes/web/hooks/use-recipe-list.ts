import { useMemo } from 'react';
import { filterRecipes, type RecipeFilters } from '../../rules/recipe-filters.ts';
import { MAX_ON_DEVICE } from '../../rules/recipe-limits.ts';
import type { RecipeRow } from '../../rules/recipe-row.ts';
import { useBook, useBookFoods, useOwnRecipes, useOwnRows, useRecipeMarks } from '../api.ts';

type RecipeList = {
  /** own recipes before built-in ones; undefined while they load */
  rows: RecipeRow[] | undefined;
  /** null until it is known */
  total: number | null;
  hasMore: boolean;
  isLoadingMore: boolean;
  loadMore: () => void;
  isPending: boolean;
  error: Error | null;
  refetch: () => void;
};

/**
 * Own and built-in recipes that fit. Found on the device, so that it works without a network; for people
 * with more recipes than it keeps, the server finds their own ones, page by page, while it can be reached.
 */
export function useRecipeList(filter: RecipeFilters): RecipeList {
  const { data: views, error: bookError, refetch: refetchBook } = useBook();
  const { data: own, error: ownError, refetch: refetchOwn } = useOwnRecipes();
  const { data: foods, error: foodsError, refetch: refetchFoods } = useBookFoods();
  const { data: marks, error: marksError, refetch: refetchMarks } = useRecipeMarks();
  const asksServer = own !== undefined && own.length >= MAX_ON_DEVICE;
  const found = useOwnRows(filter, asksServer);
  const pages = asksServer ? found.data?.pages : undefined;

  const ownRows = useMemo(() => views && own?.map(views.ownRow), [views, own]);
  const bookRows = useMemo(
    () => views && foods && marks && views.bookRows(foods, marks),
    [views, foods, marks],
  );
  const here = useMemo(
    () => ownRows && bookRows && filterRecipes([...ownRows, ...bookRows], filter),
    [ownRows, bookRows, filter],
  );
  const waits = asksServer && pages === undefined && !found.isError;
  const rows = useMemo(() => {
    if (!here || waits) return undefined;
    if (!pages) return here;
    const ofServer = pages.flatMap((page) => page.rows);
    // Built-in ones come after the last of the own ones.
    return found.hasNextPage ? ofServer : [...ofServer, ...here.filter(({ isOwn }) => !isOwn)];
  }, [here, waits, pages, found.hasNextPage]);

  const ownTotal = pages?.[0]?.total;
  const bookTotal = here?.filter(({ isOwn }) => !isOwn).length ?? 0;
  const error = bookError ?? ownError ?? foodsError ?? marksError;
  return {
    rows,
    total: rows === undefined ? null : ownTotal === undefined ? rows.length : ownTotal + bookTotal,
    hasMore: pages !== undefined && found.hasNextPage,
    isLoadingMore: found.isFetchingNextPage,
    loadMore: () => void found.fetchNextPage(),
    isPending: rows === undefined && error === null,
    error: rows === undefined ? error : null,
    refetch: () => {
      if (bookError) void refetchBook();
      if (ownError) void refetchOwn();
      if (foodsError) void refetchFoods();
      if (marksError) void refetchMarks();
    },
  };
}
