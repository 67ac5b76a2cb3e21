import { amountAt, type SaidAmount } from '#features/foods/rules/amounts/sentence-numbers.ts';
import {
  isMeasured,
  type SentenceUnit,
  unitAt,
} from '#features/foods/rules/amounts/sentence-units.ts';
import type { SentenceWord } from '#features/foods/rules/amounts/sentence-words.ts';
import { stem, wordsOf } from '#features/foods/rules/search/search-words.ts';
import {
  isDivided,
  isFilledWord,
  isSize,
  isSizeWord,
  sizedUnitAt,
  sizeOf,
} from '#features/told-amounts/rules/told-sizes.ts';
import { preparationsOf } from '#features/told-words/rules/preparation.ts';
import type { SpokenNames } from '#features/told-words/rules/spoken-names.ts';
import {
  addTrail,
  GESTURES,
  isHeld,
  MILLILITRE,
  readBareTrail,
  readTrail,
} from './runs/sentence-trail.ts';

/** What was said between two joining words: how much of what. */
export type Chunk = {
  /** words of the sentence that it is made of, the last not included */
  start: number;
  end: number;
  amount: SaidAmount | null;
  unit: SentenceUnit | null;
  /** "a 250 ml glass": how much is in each */
  each: { value: number; unit: SentenceUnit } | null;
  size: string | null;
  /** the words that name the food; empty when there are none */
  food: SentenceWord[];
  /** its amount stands between two foods and may be the other one's */
  unclear: boolean;
  /** its amount stands after the food */
  trails: boolean;
  /** words around the food that nobody knows, and words that may have been others: "chiken" */
  doubtful?: Doubtful;
};

export type Doubtful = { unknown: readonly string[]; misspelt: readonly string[] };

/** Where one food stands in a run of words, and where the amount after it begins. */
export type FoodPlace = {
  start: number;
  end: number;
  trail: number | null;
  unclear: boolean;
  /** where its amount stands, if not right before it; `other`: what stands there is another food's */
  lead?: { start: number; end: number } | 'other';
};

const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

export const FILLERS =
  list(`i ive id im we weve had have has having ate eat eaten eating drank just some about roughly
  around approx approximately maybe probably perhaps also my our his her their me the of was were is it there that so um uh er erm
  please log add today tonight got grabbed then followed by served topped along alongside nearly almost only like
  extra any really nice delicious yummy another um plus including`);
const AT_THE_END =
  list(`each too well as today tonight please total altogether thanks though again the a an of for
  and with on or so it side rare medium done from by at to over under between out up off about into
  which that this then`);
const TIMES = [
  'this morning',
  'this arvo',
  'this afternoon',
  'this evening',
  'as well',
  'washed down',
];
const A_BIT = list('bit little touch smidge lot smear hint heap heaps load tad whole full');

const textOf = (words: readonly SentenceWord[]): string =>
  words.map(({ folded }) => folded).join(' ');

/** Number of filler words at `at`: "I had", "this morning". */
function fillerAt(words: readonly SentenceWord[], at: number, end: number): number {
  const two = `${words[at]?.folded} ${words[at + 1]?.folded}`;
  if (at + 1 < end && TIMES.includes(two)) return 2;
  return FILLERS.has(words[at]?.folded ?? '') ? 1 : 0;
}

/** Amount before a food, up to its first word. */
export type Lead = Pick<Chunk, 'amount' | 'unit' | 'each' | 'size'> & {
  /** the first word after it */
  end: number;
  /** the first word after the amount and the unit, before any size or filler */
  told: number;
  /** "of" follows: the food comes after it, not before */
  of: boolean;
};

/** Reads "about 200 g of", "a large", "2 x 150 g" from `start` on. */
export function readLead(
  words: readonly SentenceWord[],
  { start, end }: { start: number; end: number },
  names: SpokenNames,
): Lead {
  const read: Lead = {
    amount: null,
    unit: null,
    each: null,
    size: null,
    end: start,
    told: start,
    of: false,
  };
  const told = (at: number): number => {
    read.told = at;
    return at;
  };
  let at = start;
  while (at < end) {
    const filler = fillerAt(words, at, end);
    if (filler > 0) {
      if (words[at]?.folded === 'of' && read.told === at) read.of = true;
      at += filler;
      continue;
    }
    const word = words[at];
    if (!word) break;
    const next = words[at + 1]?.folded ?? '';
    if (/^an?$/.test(word.folded) && A_BIT.has(next) && at + 2 < end && read.amount === null) {
      // "a whole avocado" is one, "a bit of butter" is some
      if (/^(whole|full)$/.test(next)) read.amount = amountAt(words, at);
      at = told(at + 2);
      continue;
    }
    if (isFilledWord(word.folded) && unitAt(words, at + 1)) {
      at += 1;
      continue;
    }
    const found = unitAt(words, at);
    const of = found !== null && words[at + found.length]?.folded === 'of';
    if (!of && nameFrom(words, at, end, names)) break;
    const amount = amountAt(words, at);
    const unitAfter = amount && unitAt(words, amount.end);
    if (amount && amount.end <= end && read.amount === null) {
      read.amount = amount;
      at = told(amount.end);
      if (words[at]?.folded === 'x' && at < end) at = told(at + 1);
      continue;
    }
    if (amount && unitAfter && isMeasured(unitAfter.unit) && !read.unit && !read.each) {
      read.each = { value: amount.value, unit: unitAfter.unit };
      at = told(amount.end + unitAfter.length);
      continue;
    }
    const times = word.folded === 'x' ? amountAt(words, at + 1) : null;
    if (times && read.amount && read.unit && isMeasured(read.unit) && !read.each) {
      read.each = { value: read.amount.value, unit: read.unit };
      read.amount = times;
      at = told(times.end);
      continue;
    }
    if (word.folded === 'x' && typeof words[at + 1]?.figure === 'number' && read.amount === null) {
      at += 1;
      continue;
    }
    // "3 pots vb": what follows is measured in it.
    const isIts = (length: number): boolean =>
      at + 1 + length <= end &&
      (names
        .find(textOf(words.slice(at + 1, at + 1 + length)))
        ?.measures.has(found?.unit.name ?? '') ??
        false);
    const isOf = of || (read.amount !== null && [1, 2, 3].some(isIts));
    const free = found && (!found.unit.needsOf || isOf);
    // In "2 mugs dash of milk" the dash is another food's.
    if (of && read.unit !== null && !isMeasured(read.unit)) break;
    const isSecond = read.unit !== null && found !== null && isMeasured(found.unit);
    // In "a bowl of wedges" the wedges are what was eaten.
    const isEaten = read.of && read.unit !== null && !of;
    if (found && free && at + found.length <= end && !isSecond && !isEaten) {
      // In "a 600 ml bottle" the bottle says no more than the millilitres do.
      if (!read.unit) read.unit = found.unit;
      at = told(at + found.length);
      continue;
    }
    const size =
      /^extra$/.test(word.folded) && next === 'large' ? 'extra large' : sizeOf(word.folded);
    if (size === undefined || read.size !== null) break;
    // "3 slices of large pizza"
    const isOfWhole = read.of && isDivided(read.unit) && !size.startsWith('thi');
    if (!isOfWhole) read.size = size;
    at += size === 'extra large' && word.folded === 'extra' ? 2 : 1;
  }
  read.end = at;
  return read;
}

/** "Rice 150 g cooked": it says more of the food before it. */
export const isPreparation = (word: SentenceWord | undefined): boolean =>
  word !== undefined && preparationsOf([word.folded]).length > 0;

/** Whether these words name no food: "please", "large", "I had", "cooked". */
export const isFillerOnly = (words: readonly SentenceWord[]): boolean =>
  words.every(
    ({ folded }, at) =>
      FILLERS.has(folded) ||
      AT_THE_END.has(folded) ||
      isSizeWord(folded) ||
      isFilledWord(folded) ||
      isPreparation(words[at]) ||
      TIMES.includes(`${folded} ${words[at + 1]?.folded}`) ||
      TIMES.includes(`${words[at - 1]?.folded} ${folded}`),
  );

/** A name that begins with this very word: "Cups peanut butter" is an amount, although there are peanut butter cups. */
function beginsName(words: readonly SentenceWord[], names: SpokenNames): boolean {
  const first = stem(words[0]?.folded ?? '');
  const name = names.find(textOf(words));
  return name?.texts.some((text) => stem(wordsOf(text)[0] ?? '') === first) ?? false;
}

/** "mini wheats", "2 minute noodles": a figure, size or vessel that is part of a name. */
function nameFrom(
  words: readonly SentenceWord[],
  at: number,
  end: number,
  names: SpokenNames,
): boolean {
  const sized =
    isSize(words[at]) &&
    [2, 3].some((length) => at + length <= end && beginsName(words.slice(at, at + length), names));
  if (sized) return true;
  if (end - at < 2 || end - at > 8) return false;
  const article = /^an?$/.test(words[at]?.folded ?? '');
  const telling = words.slice(at, end).filter(({ folded }) => !AT_THE_END.has(folded));
  if (article || telling.length < 2) return false;
  let last = end;
  // "4 bean mix drained"
  while (last > at + 2 && isPreparation(words[last - 1])) last -= 1;
  const all = words.slice(at, last);
  return unitAt(words, at) === null ? names.isNamed(textOf(all)) : beginsName(all, names);
}

/** "Pumpkin soup big bowl", "yoghurt the little tub": how much of it is said at its end. */
function takeSizedEnd(chunk: Chunk, names: SpokenNames): void {
  const sized = chunk.food.findIndex(
    (word, at) => at > 0 && isSizeWord(word.folded) && sizedUnitAt(chunk.food, at, Infinity),
  );
  const found = sized > 0 ? sizedUnitAt(chunk.food, sized, chunk.food.length) : null;
  if (!found || found.end < chunk.food.length) return;
  let before = chunk.food.slice(0, sized);
  while (/^(the|an?|one)$/.test(before.at(-1)?.folded ?? '')) before = before.slice(0, -1);
  if (!names.isNamed(textOf(before)) || names.find(textOf(chunk.food))) return;
  chunk.food = before;
  // "Crisps small bag 45 g" is 45 g of them.
  if (!chunk.unit && !chunk.each) Object.assign(chunk, { unit: found.unit, size: found.size });
}

/** "Burrito bowl" is a name, "salad bowl" is a bowl of any salad. */
const isCalled = (text: string, names: SpokenNames): boolean =>
  names.find(text) !== null ||
  (!/^(salad|rice|cereal|soup|noodles?)\b/.test(text) && names.isNamed(text));

/** Reads one food of a run: what was said before it, its words, what was said after it. */
export function readChunk(
  words: readonly SentenceWord[],
  { start, end, trail, unclear, lead: told }: FoodPlace,
  names: SpokenNames,
): Chunk {
  const lead = readLead(words, { start, end: trail ?? end }, names);
  const none = { amount: null, unit: null, each: null, size: null };
  const { amount, unit, each, size } =
    told === 'other' ? none : told ? readLead(words, told, names) : lead;
  const chunk: Chunk = {
    start,
    end,
    amount,
    unit,
    each,
    size,
    food: [],
    unclear,
    trails: trail !== null,
  };
  const after =
    trail === null ? null : (readTrail(words, trail, end) ?? readBareTrail(words, trail, end));
  if (after) addTrail(chunk, after);
  const rest = after ? words.slice(after.end, end) : [];
  for (const { folded } of rest) chunk.size ??= sizeOf(folded) ?? null;
  let last = trail ?? end;
  while (last > lead.end && AT_THE_END.has(words[last - 1]?.folded ?? '')) last -= 1;
  const sizeAfter = sizeOf(words[last - 1]?.folded ?? '');
  const named = names.find(textOf(words.slice(lead.end, last))) !== null;
  if (sizeAfter !== undefined && last - 1 > lead.end && chunk.size === null && !named) {
    chunk.size = sizeAfter;
    last -= 1;
  }
  chunk.food = [...words.slice(lead.end, last), ...rest.filter(isPreparation)];
  takeSizedEnd(chunk, names);
  // "Mustard smear", "apple juice popper 250 ml", "coke zero can x 2"
  const vessel = unitAt(chunk.food, chunk.food.length - 1)?.unit;
  const before = chunk.food.slice(0, -1);
  const isSaid = chunk.unit !== null || chunk.each !== null;
  if (vessel && !vessel.needsOf && !isMeasured(vessel) && before.length > 0)
    if (GESTURES.has(vessel.name) ? !isSaid : isSaid || chunk.trails)
      if (names.isNamed(textOf(before)) && !isCalled(textOf(chunk.food), names)) {
        const measured = isHeld(chunk.amount, vessel) ? MILLILITRE : vessel;
        chunk.unit ??= chunk.each ? null : measured;
        chunk.food = before;
      }
  // "Mocha reg full cream"
  if (!names.find(textOf(chunk.food)) && chunk.size === null) {
    const sized = chunk.food.findIndex((word, at) => at > 0 && isSize(word));
    const whole = [...chunk.food];
    const [size] = sized > 0 ? chunk.food.splice(sized, 1) : [];
    if (size && names.isOneFood(textOf(chunk.food), false))
      chunk.size = sizeOf(size.folded) ?? null;
    else chunk.food = whole;
  }
  // "Footlong turkey": a sub.
  const filling = chunk.unit?.name === 'footlong' ? chunk.food.at(-1) : undefined;
  if (filling && filling.folded !== 'sub' && names.isOneFood(`${textOf(chunk.food)} sub`, false))
    chunk.food = [...chunk.food, { ...filling, folded: 'sub' }];
  const misspelt = chunk.food.filter(({ isGuess }) => isGuess).map(({ text }) => text);
  if (misspelt.length > 0) chunk.doubtful = { unknown: [], misspelt };
  return chunk;
}

/** "Mac and cheese half a cup", "potato and gravy small": how much of all it was. */
export const tellsAfter = (chunk: Chunk, words: readonly SentenceWord[]): boolean =>
  chunk.trails ||
  (chunk.amount === null && chunk.unit === null && isSizeWord(words[chunk.end - 1]?.folded));

export const cutInTwo = (place: FoodPlace, cut: number): FoodPlace[] => [
  { ...place, end: cut, trail: null },
  { ...place, start: cut },
];

type Way = { unclear: boolean } | undefined;

/** Only the two foods that an amount may be of are asked about, not all that stand beside them. */
export const markUnclear = (places: readonly FoodPlace[], before: Way, after: Way): FoodPlace[] =>
  places.map((place, at) => ({
    ...place,
    unclear:
      (at === 0 && before?.unclear === true) ||
      (at === places.length - 1 && after?.unclear === true),
  }));
