import { useMemo } from 'react';
import { filterRecipes, type RecipeFilters } from '../../rules/recipe-filters.ts';
import type { RecipeRow } from '../../rules/recipe-row.ts';
import { useBook, useBookFoods, useOwnRecipes } from '../api.ts';

/** Own and built-in recipes that fit, own ones first; undefined while they load. */
export function useRecipeList(filters: RecipeFilters): { rows: RecipeRow[] | undefined } {
  const { data: views } = useBook();
  const { data: own } = useOwnRecipes();
  const { data: foods } = useBookFoods();
  const ownRows = useMemo(
    () => views && own?.map((one) => views.toSearchableRow(views.viewOfOwn(one))),
    [views, own],
  );
  const rows = useMemo(
    () =>
      views && ownRows && foods
        ? filterRecipes([...ownRows, ...views.bookRows(foods)], filters)
        : undefined,
    [views, ownRows, foods, filters],
  );
  return { rows };
}
