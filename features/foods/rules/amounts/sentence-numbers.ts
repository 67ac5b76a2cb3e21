import { SMALL_NUMBERS, TENS } from '#platform/shared/number-words.ts';
import { wordMap } from '../search/search-words.ts';
import type { SentenceWord } from './sentence-words.ts';

/** Parsed amount. */
export type SaidAmount = {
  value: number;
  /** the two ends of "2 to 3"; the value is their middle */
  between: readonly [number, number] | null;
  /** "a few", "several": the number is a guess */
  vague: boolean;
  /** only "a" or "an" */
  article: boolean;
  /** the first word after it */
  end: number;
};

const NUMBERS = wordMap(SMALL_NUMBERS);
const TEN_WORDS = wordMap(TENS);
const PARTS = wordMap<number>({
  half: 1 / 2,
  halves: 1 / 2,
  third: 1 / 3,
  thirds: 1 / 3,
  quarter: 1 / 4,
  quarters: 1 / 4,
  fifth: 1 / 5,
  fifths: 1 / 5,
  eighth: 1 / 8,
  eighths: 1 / 8,
});
const GROUPS = wordMap<number>({ couple: 2, pair: 2, dozen: 12, doz: 12, few: 3, several: 3 });

const isArticle = (word: string | undefined): boolean => word === 'a' || word === 'an';

type Read = Pick<SaidAmount, 'value' | 'vague' | 'article' | 'end'>;

/** Passes over "of a", "a", "of the" after a part: "half of an", "a quarter of a". */
function pastArticle(words: readonly SentenceWord[], at: number): number {
  let next = at;
  if (words[next]?.folded === 'of') next += 1;
  if (isArticle(words[next]?.folded) || (next > at && words[next]?.folded === 'the')) next += 1;
  return next;
}

const isDozen = (word: SentenceWord | undefined): boolean => /^doz(en)?$/.test(word?.folded ?? '');

const inOnePiece = (words: readonly SentenceWord[], at: number): boolean =>
  words[at] !== undefined && words[at]?.gap === 'none';

/** "and a half", "1/2", "½" after a whole number. */
function partAfter(
  words: readonly SentenceWord[],
  at: number,
): { value: number; end: number } | null {
  const next = words[at];
  if (!next || !inOnePiece(words, at)) return null;
  if (next.figure !== null && next.figure < 1) return { value: next.figure, end: at + 1 };
  if (next.folded !== 'and') return null;
  const after = words[at + 1];
  if (typeof after?.figure === 'number' && after.figure < 1 && /[/⁄½¼¾⅓⅔⅛]/.test(after.text)) {
    return { value: after.figure, end: at + 2 };
  }
  const noun = isArticle(after?.folded) ? at + 2 : at + 1;
  const part = PARTS.get(words[noun]?.folded ?? '');
  // "and a half cup" is one and a half cups, "and half a banana" is something else
  if (part === undefined || (noun === at + 1 && isArticle(words[noun + 1]?.folded))) return null;
  return { value: part, end: noun + 1 };
}

/** "one hundred and fifty", "twenty five", "a hundred"; the words of a number below a thousand. */
function numberInWords(
  words: readonly SentenceWord[],
  at: number,
): { value: number; end: number } | null {
  let end = at;
  let value = 0;
  const belowHundred = (from: number): { value: number; end: number } | null => {
    const word = words[from]?.folded ?? '';
    const tens = TEN_WORDS.get(word);
    if (tens === undefined) {
      const one = NUMBERS.get(word);
      return one === undefined ? null : { value: one, end: from + 1 };
    }
    const one = NUMBERS.get(words[from + 1]?.folded ?? '');
    return one !== undefined && one < 10
      ? { value: tens + one, end: from + 2 }
      : { value: tens, end: from + 1 };
  };
  const first = belowHundred(at);
  if (first) ({ value, end } = first);
  else if (isArticle(words[at]?.folded) && words[at + 1]?.folded === 'hundred') {
    value = 1;
    end = at + 1;
  } else if (words[at]?.folded === 'hundred') value = 1;
  else return null;
  if (words[end]?.folded !== 'hundred') return { value, end };
  value *= 100;
  end += 1;
  const rest = belowHundred(words[end]?.folded === 'and' ? end + 1 : end);
  return rest ? { value: value + rest.value, end: rest.end } : { value, end };
}

function simpleAmount(words: readonly SentenceWord[], at: number): Read | null {
  const word = words[at];
  if (!word) return null;
  const plain = { vague: false, article: false };
  if (word.figure !== null) {
    // "2 thirds of a bar"
    const next = words[at + 1]?.folded ?? '';
    const parts = /^(thirds|quarters)$/.test(next) ? PARTS.get(next) : undefined;
    if (parts !== undefined && word.figure < 10 && inOnePiece(words, at + 1))
      return { ...plain, value: word.figure * parts, end: pastArticle(words, at + 2) };
    const part =
      word.figure >= 1 && Number.isInteger(word.figure) ? partAfter(words, at + 1) : null;
    const value = word.figure + (part?.value ?? 0);
    const end = part?.end ?? at + 1;
    if (isDozen(words[end])) return { ...plain, value: value * 12, end: pastOf(words, end + 1) };
    // "1/2 a cup"
    const past = word.figure < 1 ? pastArticle(words, end) : end;
    return { ...plain, value, end: past };
  }
  if (word.folded === 'double' || word.folded === 'triple') return null;
  const article = isArticle(word.folded) || word.folded === 'another';
  const start = article ? at + 1 : at;
  const group = GROUPS.get(words[start]?.folded ?? '');
  if (group !== undefined) {
    const vague = /^(few|several)$/.test(words[start]?.folded ?? '');
    return { value: group, vague, article: false, end: pastOf(words, start + 1) };
  }
  const part = PARTS.get(words[start]?.folded ?? '');
  if (part !== undefined && words[start]?.folded !== 'halves') {
    if (words[start + 1]?.folded === 'pounder') return null;
    const past = pastArticle(words, start + 1);
    if (isDozen(words[past])) {
      return { ...plain, value: part * 12, end: pastOf(words, past + 1) };
    }
    return { ...plain, value: part, end: past };
  }
  const number = numberInWords(words, at);
  if (number) {
    const parts = PARTS.get(words[number.end]?.folded ?? '');
    if (parts !== undefined && number.value < 10 && words[number.end]?.gap === 'none') {
      return { ...plain, value: number.value * parts, end: pastArticle(words, number.end + 1) };
    }
    const more = partAfter(words, number.end);
    const value = number.value + (more?.value ?? 0);
    const end = more?.end ?? number.end;
    if (isDozen(words[end])) return { ...plain, value: value * 12, end: pastOf(words, end + 1) };
    return { ...plain, value, end };
  }
  return article ? { value: 1, vague: false, article: true, end: at + 1 } : null;
}

function pastOf(words: readonly SentenceWord[], at: number): number {
  return words[at]?.folded === 'of' ? at + 1 : at;
}

/** The largest amount that is taken for one. */
const MAX_AMOUNT = 100_000;

/** Reads the amount that begins at a word; null when none does. Always positive and finite. */
export function amountAt(words: readonly SentenceWord[], at: number): SaidAmount | null {
  const first = simpleAmount(words, at);
  if (!first || first.value > MAX_AMOUNT) return null;
  const next = words[first.end];
  const joined = next?.dash || next?.folded === 'to' || next?.folded === 'or';
  if (next && joined && !first.article) {
    const second = simpleAmount(words, next.dash ? first.end : first.end + 1);
    if (second && !second.article && second.value > first.value && second.value <= MAX_AMOUNT) {
      const value = (first.value + second.value) / 2;
      const between = [first.value, second.value] as const;
      return { value, between, vague: false, article: false, end: second.end };
    }
  }
  return { ...first, between: null };
}
