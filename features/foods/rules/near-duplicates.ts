import { stemsOf } from './search-words.ts';
import { forgivenErrors, typingDistance } from './typing-errors.ts';

type Named = { name: string; calories: number | null };

/** The same words, in any order, but for typing errors. */
function sameWords(a: readonly string[], b: readonly string[]): boolean {
  if (a.length !== b.length) return false;
  const left = [...b];
  return a.every((word) => {
    const limit = Math.min(forgivenErrors(word), 2);
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
  if (!sameWords(stemsOf(one.name), stemsOf(other.name))) return false;
  if (one.calories === null || other.calories === null) return true;
  const difference = Math.abs(one.calories - other.calories);
  return difference <= Math.max(15, 0.15 * Math.max(one.calories, other.calories));
}
