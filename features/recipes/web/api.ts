import { useMutation, useQuery } from '@tanstack/react-query';
import { queryOf } from '#platform/web/query/query-of.ts';
import { recordMutations } from '#platform/web/records/record-mutations.ts';
import { recipesApi } from '../contract.ts';
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
