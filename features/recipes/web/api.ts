import { type QueryClient, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { call, callQueued } from '#platform/web/api-client/call.ts';
import { mutationBy } from '#platform/web/query/mutation-of.ts';
import { queryOf } from '#platform/web/query/query-of.ts';
import { recordMutations } from '#platform/web/records/record-mutations.ts';
import { recipeMarksApi, recipePhotosApi, recipesApi, type StoredRecipe } from '../contract.ts';
import { sharedPath } from '../rules/recipe-addresses.ts';
import type { RecipeFilters } from '../rules/recipe-filters.ts';
import type { Said } from '../rules/recipe-mark.ts';
import type { RecipeView } from '../rules/recipe-views.ts';
import { recipeMessages, shareMessages } from './messages.ts';

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

const isOwnId = (id: string): boolean => id.includes('-') && id.length === 36;

/** One recipe when it is wanted, outside of a screen's drawing; null if it cannot be had. */
export async function findRecipe(client: QueryClient, id: string): Promise<RecipeView | null> {
  try {
    const views = await import('../rules/recipe-views.ts');
    if (isOwnId(id)) {
      return views.viewOfOwn(
        await client.ensureQueryData(queryOf(recipesApi.one, { params: { id } })),
      );
    }
    return views.bookView(id, await client.ensureQueryData(queryOf(recipesApi.bookFoods, {})));
  } catch {
    return null;
  }
}

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

/** Own recipes as the last mark left them: the next may come before the screen knows. */
const marked = new Map<string, StoredRecipe>();

async function mark({ shown: { id, stored }, change }: Marking): Promise<unknown> {
  if (!stored) return callQueued(recipeMarksApi.set, { params: { recipeId: id }, body: change });
  const last = marked.get(id);
  const { id: _, foods: __, ...content } = last && last.version > stored.version ? last : stored;
  const now = await callQueued(recipesApi.edit, {
    params: { id },
    body: { ...content, ...change },
  });
  marked.set(id, now);
  return now;
}

/**
 * Keeps or rates a recipe, writes a note or puts it into collections; own and built-in ones alike. One after
 * the other, and on the device first: a page that closes loses no tap.
 */
export const useMarkRecipe = () =>
  useMutation({
    ...mutationBy(mark, { failed: recipeMessages.failed }),
    scope: { id: 'recipe-marks' },
  });

/** What an own recipe was before its last edits, newest first; asked for when the list is opened. */
export const useRecipeVersions = (id: string) =>
  useQuery(queryOf(recipesApi.versions, { params: { id } }));

const newLink = mutationBy((id: string) => call(recipesApi.share, { params: { id } }), {
  failed: recipeMessages.failed,
});
const noLink = mutationBy((id: string) => call(recipesApi.stopSharing, { params: { id } }), {
  done: () => shareMessages.stopped,
  failed: recipeMessages.failed,
});

/** The link under which anyone can read an own recipe: undefined while it loads, null while there is none. */
export function useShareLink(id: string) {
  const { data, error } = useQuery(queryOf(recipesApi.readShare, { params: { id } }));
  const share = useMutation(newLink);
  const stop = useMutation(noLink);
  return {
    url: data && (data.token === null ? null : location.origin + sharedPath(data.token)),
    error,
    isPending: share.isPending || stop.isPending,
    share: () => share.mutateAsync(id),
    stop: () => stop.mutateAsync(id),
  };
}

/** Keeps a photo (base64) under an id of the caller's; the recipe then names it by `photoId`. */
const keepPhoto = ({ id, photo }: { id: string; photo: string }) =>
  call(recipePhotosApi.save, { params: { photoId: id }, body: { photo } });

type PhotoChange = { stored: StoredRecipe; photo: { id: string; photo: string } | null };

/** Gives an own recipe a photo (base64, with an id for it), or takes it away with null. */
export const useSetRecipePhoto = () =>
  useMutation(
    mutationBy(
      async ({ stored, photo }: PhotoChange) => {
        if (photo) await keepPhoto(photo);
        const { id, foods: _, ...content } = stored;
        const body = { ...content, photoId: photo?.id ?? null };
        return call(recipesApi.edit, { params: { id }, body });
      },
      { failed: shareMessages.photoFailed },
    ),
  );
