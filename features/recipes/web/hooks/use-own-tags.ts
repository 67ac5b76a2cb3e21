import { useOwnRecipes, useRecipeLabels, useRecipeMarks } from '../api.ts';

const inOrder = (...lists: readonly (readonly string[])[]): string[] =>
  [...new Set(lists.flat())].toSorted((a, b) => a.localeCompare(b, 'en-AU'));

/** The tags and collections that the person uses, by name; those of recipes not yet sent too. */
export function useOwnTags(): { tags: string[]; collections: string[] } {
  const { data: labels } = useRecipeLabels();
  const { data: own = [] } = useOwnRecipes();
  const { data: marks = [] } = useRecipeMarks();
  return {
    tags: inOrder(labels?.tags ?? [], ...own.map(({ tags }) => tags)),
    collections: inOrder(
      labels?.collections ?? [],
      ...[...own, ...marks].map(({ collections }) => collections),
    ),
  };
}
