import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { call } from '#platform/web/api-client/call.ts';
import { mutationBy } from '#platform/web/query/mutation-of.ts';
import { queryOf } from '#platform/web/query/query-of.ts';
import { recordMutations } from '#platform/web/records/record-mutations.ts';
import { recipeMarksApi, recipesApi } from '../contract.ts';
import type { RecipeFilters } from '../rules/recipe-filters.ts';
import { type Said, saidOf } from '../rules/recipe-mark.ts';
import type { RecipeView } from '../rules/recipe-views.ts';
import { recipeMessages } from './messages.ts';

export const useOwnRecipes = () => useQuery(queryOf(recipesApi.list, {}));

export const useOwnRecipe = (id: string, enabled: boolean) =>
  useQuery({ ...queryOf(recipesApi.one, { params: { id } }), enabled });

/** The foods of the built-in recipes; they change with the app alone. */
export const useBookFoods = () =>
  useQuery({ ...queryOf(recipesApi.bookFoods, {}), staleTime: 3_600_000 });

/** The built-in recipes with what computes them: fetched when first needed. */
export const useBook = () =>
  useQuery({
    queryKey: ['recipe-book'],
    queryFn: () => import('../rules/recipe-views.ts'),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  });

/** Options for `useMutation` to add, edit and delete an own recipe, each with Undo. */
export const recipeMutations = recordMutations(recipesApi, recipeMessages);

/** Adds a recipe; the id is the caller's (`newId`), so that pressing twice makes one. */
export const useSaveRecipe = () => useMutation(recipeMutations.add);

const flag = (is: boolean): 'true' | 'false' => (is ? 'true' : 'false');

/** Pages of own recipes that fit, from the server: for people with more than their device keeps. */
export const useOwnRows = (filter: RecipeFilters, enabled: boolean) => {
  const query = {
    ...filter,
    diets: filter.diets.join(','),
    without: filter.without.join(','),
    isHighProtein: flag(filter.isHighProtein),
    isOwn: flag(filter.isOwn),
    kept: flag(filter.kept),
  };
  return useInfiniteQuery({
    queryKey: ['/api/recipes/rows', query],
    queryFn: ({ pageParam }) =>
      call(recipesApi.rows, { query: { ...query, ...(pageParam && { cursor: pageParam }) } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    enabled,
    meta: { about: ['recipes'] },
  });
};

/** What the person says of built-in recipes. */
export const useRecipeMarks = () => useQuery(queryOf(recipeMarksApi.list, {}));

export const useRecipeLabels = () => useQuery(queryOf(recipesApi.labels, {}));

type Marking = { shown: RecipeView; change: Partial<Said> };

function mark({ shown: { id, recipe, stored }, change }: Marking): Promise<unknown> {
  if (stored) {
    const { id: _, foods: __, ...content } = stored;
    return call(recipesApi.edit, { params: { id }, body: { ...content, ...change } });
  }
  const body = { ...saidOf(recipe), ...change };
  return call(recipeMarksApi.set, { params: { recipeId: id }, body });
}

/** Keeps or rates a recipe, writes a note or puts it into collections; own and built-in ones alike. */
export const useMarkRecipe = () => useMutation(mutationBy(mark, { failed: recipeMessages.failed }));
