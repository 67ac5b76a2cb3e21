import { FRACTION_SIGNS } from '#platform/shared/number-words.ts';
import { fold, wordMap } from '../search/search-words.ts';
import { isMetricUnit, isPlainUnit } from './sentence-units.ts';

/** One word, figure or joining sign of a sentence. */
export type SentenceWord = {
  /** as it was typed, and where */
  text: string;
  from: number;
  to: number;
  /** lower case without accents and apostrophes */
  folded: string;
  /** the figure it is: "2", "1,5", "½", "3/4"; null for words */
  figure: number | null;
  /** what stands before it: nothing but a space, a comma or bracket, or the end of a line or sentence */
  gap: 'none' | 'comma' | 'end';
  /** it follows the word before without a space: "200g" */
  close: boolean;
  /** a dash between two figures ("2-3", "2 - 3") or inside a word stands before it; any other dash separates */
  dash: boolean;
  /** something else was typed, and this is only likely to be meant */
  isGuess?: true;
};

const VULGAR = wordMap(FRACTION_SIGNS);

const WORD = new RegExp(
  [
    String.raw`\d{1,6}\s*[/⁄]\s*\d{1,4}(?![\d.,]*\d)`,
    String.raw`\d+(?:[.,]\d+)?%?`,
    `[${[...VULGAR.keys()].join('')}]`,
    String.raw`\p{L}&\p{L}{1,2}(?!\p{L})`,
    String.raw`[\p{L}\p{M}][\p{L}\p{M}'’‘]*`,
    '÷÷|↻↻|[+&×↺÷✗↻⊖⊢]',
  ].join('|'),
  'gu',
);

const MAX_DIGITS = 9;

function figureOf(text: string): number | null {
  const vulgar = VULGAR.get(text);
  if (vulgar !== undefined) return vulgar;
  const fraction = /^(\d+)\s*[/⁄]\s*(\d+)$/.exec(text);
  if (fraction) {
    const under = Number(fraction[2]);
    return under > 0 && Number(fraction[1]) > 0 ? Number(fraction[1]) / under : null;
  }
  if (!/^\d+(?:[.,]\d+)?$/.test(text) || text.length > MAX_DIGITS) return null;
  const value = Number(text.replace(',', '.'));
  return value > 0 ? value : null;
}

/**
 * A comma with exactly three digits after it, before a metric unit, stands between thousands, as Australians write:
 * "1,500 ml". Anywhere else it is a decimal comma: "1,5 l", "0,250 l", "1,500 cups".
 */
const THOUSANDS = /^[1-9]\d{0,2},\d{3}$/;

/** "1c", "2T": letters that are units only right after their figure. */
const SHORT_UNITS = wordMap({ c: 'cup', C: 'cup', T: 'tbsp', t: 'tsp' });
const DASH = /^\s*[-–—]\s*$/;
const gapOf = (between: string, inRange: boolean): SentenceWord['gap'] => {
  if (/[\n\r;:!?•|]|\.(?!\d)/.test(between)) return 'end';
  if (inRange && DASH.test(between)) return 'none';
  return /[,()[\]/]|[–—]|\s-|-\s/.test(between) ? 'comma' : 'none';
};

/**
 * Whether a dash with spaces is that of "2 - 3 eggs" or "steak 200 - 250 g". In "eggs 2 - 3 toast" it stands between
 * two things to eat.
 */
function isRange(first: SentenceWord, second: SentenceWord, rest: string): boolean {
  if (first.figure === null || second.figure === null || second.figure <= first.figure)
    return false;
  const [, unit = ''] = /^ *([a-z]*) *(?:$|[,;.)\n])/i.exec(rest) ?? [null, 'food'];
  return first.gap !== 'none' || unit === '' || isPlainUnit(unit.toLowerCase());
}

/** The words of a sentence, in order, with what separates them. */
export function sentenceWords(text: string): SentenceWord[] {
  const words: SentenceWord[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(WORD)) {
    const between = text.slice(end, index);
    const before = words.at(-1);
    const plain = /^[+&]$/.test(found) ? 'and' : found === '×' ? 'x' : fold(found) || found;
    const folded = (between === '' && before?.figure && SHORT_UNITS.get(found)) || plain;
    const word: SentenceWord = {
      text: found,
      from: index,
      to: index + found.length,
      folded,
      figure: figureOf(found),
      gap: 'end',
      close: between === '' && before !== undefined,
      dash: false,
    };
    if (before) {
      word.gap = gapOf(between, isRange(before, word, text.slice(word.to)));
      word.dash = word.gap === 'none' && DASH.test(between);
    }
    end = word.to;
    if (before && THOUSANDS.test(before.text) && word.gap === 'none' && isMetricUnit(folded)) {
      before.figure = Number(before.text.replace(',', ''));
    }
    // "7up", "100s": a few letters that are no unit belong to the figure before them; "3weetbix" is three of them.
    const grown = word.close && typeof before?.figure === 'number' && word.figure === null;
    if (grown && !isPlainUnit(folded) && folded !== 'x' && /^\p{L}{1,3}$/u.test(found)) {
      words[words.length - 1] = {
        ...before,
        text: before.text + found,
        to: word.to,
        folded: before.folded + folded,
        figure: null,
      };
    } else words.push(word);
  }
  return words;
}
