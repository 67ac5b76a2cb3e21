import { amountAt } from '#features/foods/rules/amounts/sentence-numbers.ts';
import { unitAt } from '#features/foods/rules/amounts/sentence-units.ts';
import type { SentenceWord } from '#features/foods/rules/amounts/sentence-words.ts';
import { isSize } from '#features/told-amounts/rules/told-sizes.ts';
import { type MealMention, mealMentions } from '#features/told-words/rules/meals.ts';
import { CORRECTED, COUNTING, NOT_EATEN, SHARES_FROM } from '#features/told-words/rules/signs.ts';
import type { SpokenNames } from '#features/told-words/rules/spoken-names.ts';
import { foodsInRun } from './runs/sentence-run.ts';
import { type Chunk, readChunk } from './sentence-chunk.ts';
import { findFoodsWithin } from './sentence-rescue.ts';

const MARKS = new Set([CORRECTED, ...COUNTING]);
const SIGNS = new Set([NOT_EATEN, SHARES_FROM]);
/** Words that hang two things together. */
export const JOINS = new Set([...'and with on n plus then w or'.split(' '), ...MARKS]);
/** What something is stirred into, which was had as well. */
const PUT_IN = new Set('coffee tea milk smoothie porridge yoghurt oats shake'.split(' '));
/** What holds a filling of two things. */
const FILLED =
  /^((mc)?muffin|roll|sandwich|sanga|sanger|toastie|jaffle|wrap|burger|croissant|bagel|pie)s?$/;
const LEFT_OUT = new Set('no without minus hold skip'.split(' '));
/** "Hold the bacon and anchovies" leaves out both; "no sugar and toast" may not. */
const LEAVES_OUT_ALL = /^(without|minus|hold|skip)$/;

/** A chunk with the way it hangs together with what was said before it. Without `chunk` it only joins. */
export type Part = {
  start: number;
  end: number;
  chunk: Chunk | null;
  /** "and", "with" …; null after a comma or a full stop */
  join: string | null;
  excluded: boolean;
  mention: MealMention | null;
  /** what stands before it was not eaten */
  drops?: boolean;
  /** what is told from here on is shared */
  opens?: boolean;
};

/** Where amounts stand: the "and" in "one and a half" joins nothing. */
function amountWords(words: readonly SentenceWord[]): Set<number> {
  const inside = new Set<number>();
  for (let at = 0; at < words.length; ) {
    const amount = amountAt(words, at);
    for (let one = at + 1; amount && one < amount.end; one += 1) inside.add(one);
    at = Math.max(at + 1, amount?.end ?? 0);
  }
  return inside;
}

/** "Bacon and egg muffin hash brown coffee": where an "and" stands in the name of a filled thing that more follows. */
function isInFilled(words: readonly SentenceWord[], at: number, names: SpokenNames): boolean {
  const isNear = (place: number): boolean => words[place]?.gap === 'none';
  const [before, joint] = [words[at - 1], words[at]];
  if (!before || !/^(and|n)$/.test(joint?.folded ?? '') || !isNear(at)) return false;
  for (let end = at + 3; end > at + 1; end -= 1) {
    const inner = words.slice(at + 1, end + 1);
    if (!inner.every((_, more) => isNear(at + 1 + more)) || !FILLED.test(words[end]?.folded ?? ''))
      continue;
    const name = `${before.folded} and ${inner.map(({ folded }) => folded).join(' ')}`;
    if (!names.find(name)) continue;
    const isNamedNext = (length: number): boolean => {
      const rest = words.slice(end + 1, end + 1 + length);
      const isRun = rest.every((_, place) => isNear(end + 1 + place));
      return isRun && names.isNamed(rest.map(({ folded }) => folded).join(' '));
    };
    return [1, 2, 3].some(isNamedNext);
  }
  return false;
}

/** A sentence divided where its words join, separate or name a meal. */
export function partsOf(words: readonly SentenceWord[], names: SpokenNames): Part[] {
  const inAmount = amountWords(words);
  const mentions = mealMentions(words);
  const mentionAt = (at: number) => mentions.find(({ start }) => start === at) ?? null;
  const joins = (at: number): boolean => {
    const word = words[at]?.folded ?? '';
    if (inAmount.has(at) || isInFilled(words, at, names)) return false;
    const next = /^(my|the|a|an)$/.test(words[at + 1]?.folded ?? '') ? at + 2 : at + 1;
    const isPutIn = PUT_IN.has(words[next]?.folded ?? '');
    const within = word === 'in' && (isPutIn || amountAt(words, at + 1) !== null);
    return within || JOINS.has(word) || LEFT_OUT.has(word);
  };
  const endsRun = (at: number): boolean =>
    at >= words.length ||
    words[at]?.gap !== 'none' ||
    SIGNS.has(words[at]?.folded ?? '') ||
    joins(at);
  const parts: Part[] = [];
  let start = 0;
  let [join, excluded]: [string | null, boolean] = [null, false];
  /** the sign that leaves out what is told last and what is joined to it */
  let leaving: string | null = null;
  const close = (part: Omit<Part, 'start' | 'join' | 'excluded'>) => {
    // "Without onion and large chips": what has an amount or a size was eaten.
    const isSized =
      part.chunk?.amount || part.chunk?.unit || words.slice(start, part.end).some(isSize);
    if (excluded && isSized && /^(and|n)$/.test(join ?? '')) excluded = false;
    parts.push({ ...part, start, join, excluded });
    start = part.end;
    [join, excluded] = [null, false];
  };
  for (let at = 0; at < words.length; ) {
    if (words[at]?.gap !== 'none') [join, excluded] = [null, false];
    else if (at === start && join === null) join = '';
    const sign = words[at]?.folded ?? '';
    if (SIGNS.has(sign)) {
      const what = sign === NOT_EATEN ? { drops: true } : { opens: true };
      close({ end: at + 1, chunk: null, mention: null, ...what });
      at += 1;
      continue;
    }
    const mention = mentionAt(at);
    if (mention) {
      close({ end: mention.end, chunk: null, mention });
      at = mention.end;
      continue;
    }
    if (joins(at)) {
      const word = words[at]?.folded ?? '';
      if (LEFT_OUT.has(word)) [excluded, leaving] = [true, word];
      // "No croutons or bacon"
      const isAll = leaving !== null && LEAVES_OUT_ALL.test(leaving);
      // After a comma it goes on: "hold the onion, and medium chips".
      const isNext = words[at]?.gap === 'none' && /^(and|n)$/.test(word);
      const isJoined = word === 'or' || (isAll && isNext);
      if (isJoined && parts.at(-1)?.excluded) excluded = true;
      if (join !== null || MARKS.has(word)) join = word;
      at += 1;
      const amount = MARKS.has(word) ? amountAt(words, at) : null;
      const isNear = amount !== null && words[amount.end]?.gap === 'none';
      const unit = isNear ? unitAt(words, amount.end) : null;
      const end = (amount?.end ?? at) + (unit?.length ?? 0);
      if (amount && (COUNTING.has(word) || endsRun(end))) {
        const place = { start: at, end, trail: null, unclear: false };
        close({ end, chunk: readChunk(words, place, names), mention: null });
        at = end;
      }
      continue;
    }
    let end = at + 1;
    while (end < words.length && !mentionAt(end) && !endsRun(end)) {
      end += 1;
    }
    for (const place of foodsInRun(words, { start: at, end }, names)) {
      for (const chunk of findFoodsWithin(words, readChunk(words, place, names), names)) {
        // "Without the fake cheese": what nobody knows says which one it was.
        const text = chunk.food.map(({ folded }) => folded).join(' ');
        const isUnknown: boolean = excluded && text !== '' && !names.isNamed(text);
        close({ end: chunk.end, chunk, mention: null });
        [join, excluded] = ['', isUnknown];
      }
    }
    at = end;
    [join, excluded] = [null, false];
  }
  if (start < words.length) close({ end: words.length, chunk: null, mention: null });
  return parts;
}
