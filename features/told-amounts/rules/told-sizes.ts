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

/** What is said before its food without a number. */
const LEADING = /^(tbsp|tsp|handful|dash|drizzle|dollop|squeeze|knob|pinch|sprinkle|glass)$/;
/** What nobody says without a number. */
const NEVER_BARE = /^(piece|slice|serve)$/;
const NO_FOOD = /^(in|on|from|of|with|at|to|for|the|and)$/;
const LENGTHS = [4, 3, 2, 1];

/**
 * "Coleslaw can solo", "prawn crackers handful beer": a vessel without a number between two foods is of the one that
 * is measured in it; where that is both of them, or neither, spoons stand before theirs and sizes after it.
 */
export function vesselAt(
  words: readonly SentenceWord[],
  { stretch, at, end }: { stretch: number; at: number; end: number },
  names: SpokenNames,
) {
  const found = sizedUnitAt(words, at, end);
  const name = found?.unit.name ?? '';
  const isMetric = found !== null && isMeasured(found.unit) && !/^(tbsp|tsp)$/.test(name);
  if (!found || found.unit.needsOf || isMetric) return null;
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
  if (!before || !after) return null;
  // "Yoghurt handful berries tbs honey", "nachos big plate sour cream"
  const isAlike = before.has(name) === after.has(name);
  const leads = isAlike && !found.size && LEADING.test(name);
  if (isAlike && !leads && !(found.size && !after.has(name))) return null;
  return {
    amount: null,
    unit: found.unit,
    size: found.size,
    end: found.end,
    isOfNext: leads || (after.has(name) && !before.has(name)),
  };
}

/** What drinks are measured in, and little else. */
const DRUNK_FROM = /^(glass|schooner|pint|pot|stubby|longneck|pony|nip|shot|flute)$/;
/** What drinks come in: "chips 375 ml coke". */
const HOLDS_DRINKS = ['glass', 'can', 'bottle', 'carton', 'mug', 'jug', 'shot'];
/** What nobody counts, unless a name begins with it: "3 milk arrowroots". */
const UNCOUNTED =
  /^(milk|water|juice|oj|tea|honey|butter|jam|vegemite|sauce|gravy|rice|pasta|mash|cheese|cream|sugar|salad|spinach|yoghurt)$/;
/** Plurals that are served and not counted. */
const SERVED =
  /^(chips|fries|peas|beans|noodles|oats|wedges|nachos|greens|lentils|vegies|veggies|mushrooms)$/;

/** How little an amount fits a food, as costs of a run (sentence-run). */
const MISFIT = 0.4;
const SINGULAR = 0.45;

const foldedOf = (words: readonly SentenceWord[]): string =>
  words.map(({ folded }) => folded).join(' ');

/** What biscuits and fingers are beside, never measures of. */
const HOT_DRINKS = /(tea|coffee|cuppa|latte|milo)$/;

/** A glass of grapes, millilitres of chips: what drinks are measured in beside what is none. */
export function misfitOfUnit(
  unit: SentenceUnit | null | undefined,
  food: readonly SentenceWord[],
  names: SpokenNames,
): number {
  const isVolume = /^(ml|l)$/.test(unit?.name ?? '');
  if (unit?.needsOf && HOT_DRINKS.test(foldedOf(food))) return MISFIT;
  if (!unit || !(isVolume || DRUNK_FROM.test(unit.name))) return 0;
  const name = names.find(foldedOf(food));
  const holds = isVolume ? HOLDS_DRINKS : [unit.name];
  const isFit = !name || name.saying || holds.some((one) => name.measures.has(one));
  return isFit ? 0 : MISFIT;
}

/** A number of two or more after the word `before` and in front of a food that is not counted, or is one. */
export function misfitOfCount(
  before: string,
  food: readonly SentenceWord[],
  names: SpokenNames,
): number {
  const name = names.find(foldedOf(food));
  if (name?.saying && food[0]?.folded !== 'sauce') return 0;
  if (name && !name.countable) return MISFIT;
  const lengths = [3, 2, 1].filter((length) => length <= food.length);
  const first = lengths.map((length) => foldedOf(food.slice(0, length)));
  const [known = ''] = first.filter((text) => names.isNamed(text));
  if (UNCOUNTED.test(food[0]?.folded ?? '')) {
    const begins = first.some(
      (text) => text.includes(' ') && names.find(text)?.texts.some((one) => one.startsWith(text)),
    );
    if (!begins) return MISFIT;
  }
  const isPlural = /[^su]s$/.test(before) && !SERVED.test(before) && names.knows(before);
  return isPlural && known !== '' && !known.endsWith('s') ? SINGULAR : 0;
}
