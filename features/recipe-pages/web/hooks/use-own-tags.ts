import { useMemo } from 'react';
import { RECIPE_TAGS } from '#features/recipe-book/rules/recipe.ts';
import { useOwnRecipes } from '#features/recipes/web/public.ts';

const inOrder = (words: readonly string[]): string[] =>
  [...new Set(words)].toSorted((a, b) => a.localeCompare(b));

/** Tags and collections that the person has made. */
export function useOwnTags(): { tags: string[]; collections: string[] } {
  const { data: own } = useOwnRecipes();
  return useMemo(
    () => ({
      tags: inOrder((own ?? []).flatMap(({ tags }) => tags)).filter(
        (tag) => !RECIPE_TAGS.some((known) => known === tag),
      ),
      collections: inOrder((own ?? []).flatMap(({ collections }) => collections)),
    }),
    [own],
  );
}
