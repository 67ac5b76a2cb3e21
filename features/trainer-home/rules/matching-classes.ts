import type { ClassDateShown } from '#features/classes/contract.ts';
import { plainText, wordGroups } from '#features/trainer-words/rules/word-search.ts';

const MIN_STEM = 3;
/** The ending that a word may lose: "boxing" finds "Box and run". */
const ENDING = 3;

const stemOf = (word: string): string => word.slice(0, Math.max(MIN_STEM, word.length - ENDING));

/** The next date of each class that answers all words, the soonest first. */
export function matchingClasses(
  dates: readonly ClassDateShown[],
  words: string,
  nowMs: number,
): ClassDateShown[] {
  const groups = wordGroups(words);
  if (groups.length === 0) return [];
  const matches = dates
    .filter(({ start, cancelReason }) => cancelReason === null && Date.parse(start) > nowMs)
    .filter(({ name, about, trainerName }) => {
      const said = plainText(`${name} ${about} ${trainerName}`).split(/[^\p{L}\p{N}]+/u);
      return groups.every(({ terms }) =>
        terms.some((term) => said.some((word) => word.startsWith(stemOf(term)))),
      );
    })
    .toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start));
  return [...new Map(matches.toReversed().map((one) => [one.classId, one])).values()].toSorted(
    (a, b) => Date.parse(a.start) - Date.parse(b.start),
  );
}
