import {
  isMeasured,
  type SentenceUnit,
  unitAt,
} from '#features/foods/rules/amounts/sentence-units.ts';
import type { SentenceWord } from '#features/foods/rules/amounts/sentence-words.ts';
import { wordMap } from '#features/foods/rules/search/search-words.ts';
import type { SpokenNames } from '#features/told-words/rules/spoken-names.ts';

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

/** What nobody says without a number. */
const NEVER_BARE = /^(piece|slice|serve)$/;
const NO_FOOD = /^(in|on|from|of|with|at|to|for|the|and)$/;
const LENGTHS = [4, 3, 2, 1];

/**
 * "Coleslaw can solo", "prawn crackers handful beer": a vessel without a number between two foods is of the one that
 * is measured in it. Null where that is both of them, or neither.
 */
export function vesselAt(
  words: readonly SentenceWord[],
  { stretch, at, end }: { stretch: number; at: number; end: number },
  names: SpokenNames,
) {
  const found = sizedUnitAt(words, at, end);
  if (!found || found.unit.needsOf || isMeasured(found.unit)) return null;
  const { name } = found.unit;
  const word = words[found.end];
  if ((NEVER_BARE.test(name) && !found.size) || NO_FOOD.test(word?.folded ?? '') || word?.figure)
    return null;
  const textOf = (from: number, to: number): string =>
    words
      .slice(from, to)
      .map(({ folded }) => folded)
      .join(' ');
  const known = (texts: string[]) => texts.find((text) => names.isNamed(text)) ?? '';
  const said = known(
    LENGTHS.filter((length) => at - length >= stretch).map((length) => textOf(at - length, at)),
  );
  const next = known(
    LENGTHS.filter((length) => found.end + length <= end).map((length) =>
      textOf(found.end, found.end + length),
    ),
  );
  const unitWord = textOf(found.end - found.length, found.end);
  if (names.isNamed(`${said} ${unitWord}`) || names.isNamed(`${unitWord} ${next}`)) return null;
  const [before, after] = [names.measuresOf(said), names.measuresOf(next)];
  if (!before || !after || before.has(name) === after.has(name)) return null;
  return {
    amount: null,
    unit: found.unit,
    size: found.size,
    end: found.end,
    isOfNext: after.has(name),
  };
}
