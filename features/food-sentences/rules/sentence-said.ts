import type { SentenceWord } from '#features/foods/rules/amounts/sentence-words.ts';
import type { MealMention } from '#features/told-words/rules/meals.ts';
import { FILLERS } from './sentence-chunk.ts';
import { JOINS } from './sentence-parts.ts';

/** The stretch of the sentence that an item was read from, without the words that only join, fill or name the meal. */
export function saidText(
  text: string,
  words: readonly SentenceWord[],
  own: readonly number[],
  meals: readonly MealMention[],
): string {
  const telling = own
    .toSorted((a, b) => a - b)
    .filter((at) => !meals.some(({ start, end }) => at >= start && at < end));
  while (telling.length > 1 && isFiller(words[telling[0] ?? -1])) telling.shift();
  const first = words[telling[0] ?? -1];
  const last = words[telling.at(-1) ?? -1];
  if (!first || !last) return '';
  // What was put in the place of told words may end within one of them.
  const [before = ''] = /\p{L}*$/u.exec(text.slice(0, first.from)) ?? [];
  const [after = ''] = /^\p{L}*/u.exec(text.slice(last.to)) ?? [];
  return text.slice(first.from - before.length, last.to + after.length);
}

/** What stands before and after a place of the text, up to the next full stop, question mark or line. */
export function clauseAround(text: string, at: number): [before: string, after: string] {
  const [before = ''] = /[^.;!?\n]*$/.exec(text.slice(0, at)) ?? [];
  const [after = ''] = /^[^.;!?\n]*/.exec(text.slice(at)) ?? [];
  return [before, after];
}

const isFiller = (word: SentenceWord | undefined): boolean =>
  word !== undefined && (JOINS.has(word.folded) || FILLERS.has(word.folded));
