import { type SentenceUnit, unitAt } from '#features/foods/rules/amounts/sentence-units.ts';
import type { SentenceWord } from '#features/foods/rules/amounts/sentence-words.ts';
import { wordMap } from '#features/foods/rules/search/search-words.ts';

/** Said sizes as portions call them. */
const SIZES = wordMap<string>({
  small: 'small',
  little: 'small',
  tiny: 'small',
  sml: 'small',
  medium: 'medium',
  med: 'medium',
  regular: 'regular',
  reg: 'regular',
  large: 'large',
  lge: 'large',
  big: 'large',
  huge: 'large',
  massive: 'large',
  giant: 'large',
  enormous: 'large',
  generous: 'large',
  jumbo: 'jumbo',
  mini: 'mini',
  thick: 'thick',
  thin: 'thin',
  xl: 'extra large',
  tall: 'large',
  double: 'double',
});

export const sizeOf = (folded = ''): string | undefined => SIZES.get(folded);
export const isSizeWord = (folded = ''): boolean => SIZES.has(folded);
export const isSize = (word: SentenceWord | undefined): boolean => isSizeWord(word?.folded);

/** How full a spoon was changes too little to be counted. */
const FILLED = new Set(['heaped', 'heaping', 'level', 'rounded', 'scant']);
export const isFilledWord = (folded: string): boolean => FILLED.has(folded);

/** The unit after words that say how large or full it was: "big bowl", "heaped tablespoon". */
export function sizedUnitAt(words: readonly SentenceWord[], start: number, end: number) {
  let [at, size] = [start, null as string | null];
  while (at < end && (at === start || words[at]?.gap === 'none')) {
    const folded = words[at]?.folded ?? '';
    const isSized = SIZES.has(folded) && at + 1 < end && unitAt(words, at + 1) !== null;
    const found = isSized ? null : unitAt(words, at);
    if (found && at + found.length <= end) return { ...found, size, end: at + found.length };
    if (!SIZES.has(folded) && !FILLED.has(folded)) return null;
    size ??= SIZES.get(folded) ?? null;
    at += 1;
  }
  return null;
}

/** What a size before the food says nothing of: the slices of "large pizza, 2 slices". */
const DIVIDED = new Set(['slice', 'piece', 'wedge', 'square', 'bite']);
export const isDivided = (unit: SentenceUnit | null): boolean => DIVIDED.has(unit?.name ?? '');
