import { wordsOf } from '#features/recipes/rules/recipe-filters.ts';

/** Whether each word that was typed begins a word of the name; nothing typed fits every name. */
export function isCalled(name: string, typed: string): boolean {
  const words = wordsOf(name);
  return wordsOf(typed).every((begun) => words.some((word) => word.startsWith(begun)));
}
