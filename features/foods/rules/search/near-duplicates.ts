import { forgivenErrors, typingDistance } from '#platform/shared/typing-errors.ts';
import { stemsOf } from './search-words.ts';

type Named = { name: string; calories: number | null };

/** Scripts of which each sign says as much as a syllable or a word: another sign is another food. */
const TELLING = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** The same words, in any order, but for typing errors. */
function sameWords(a: readonly string[], b: readonly string[]): boolean {
  if (a.length !== b.length) return false;
  const left = [...b];
  return a.every((word) => {
    const limit = TELLING.test(word) ? 0 : Math.min(forgivenErrors(word), 2);
    const at = left.findIndex((other) => typingDistance(word, other, limit) <= limit);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/**
 * Whether a new food is probably one that is there already: the same name but for typing errors, and
 * (where both say) energy within 15 % or 15 kcal.
 */
export function isNearDuplicate(one: Named, other: Named): boolean {
  const words = stemsOf(one.name);
  // A name of signs alone ("🍕") has no words: only the very same one is alike.
  const alike =
    words.length === 0
      ? one.name.trim() === other.name.trim()
      : sameWords(words, stemsOf(other.name));
  if (!alike) return false;
  if (one.calories === null || other.calories === null) return true;
  const difference = Math.abs(one.calories - other.calories);
  return difference <= Math.max(15, 0.15 * Math.max(one.calories, other.calories));
}
