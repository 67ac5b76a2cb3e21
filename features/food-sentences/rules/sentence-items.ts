import type { MealType } from '#features/food-log/rules/entry/entry-kinds.ts';
import type { SaidAmount } from '#features/foods/rules/amounts/sentence-numbers.ts';
import { isMeasured, type SentenceUnit } from '#features/foods/rules/amounts/sentence-units.ts';
import type { SentenceWord } from '#features/foods/rules/amounts/sentence-words.ts';
import { isDivided, isSizeWord } from '#features/told-amounts/rules/told-sizes.ts';
import { isKindOnly } from '#features/told-words/rules/kinds.ts';
import { preparationsOf } from '#features/told-words/rules/preparation.ts';
import {
  LESS,
  REPEATED,
  REPEATED_ALL,
  SHARED,
  SHARED_ALL,
} from '#features/told-words/rules/signs.ts';
import type { SpokenNames } from '#features/told-words/rules/spoken-names.ts';
import { type Chunk, type Doubtful } from './sentence-chunk.ts';

/** One thing that was eaten, as it was said. */
export type SentenceItem = {
  /** indices of the sentence's words that are read here; each word is in one item or unread */
  words: number[];
  /** the words from the first to the last that say something */
  text: string;
  /** what names the food, folded: "fish and chips" */
  food: string;
  amount: SaidAmount | null;
  unit: SentenceUnit | null;
  each: { value: number; unit: SentenceUnit } | null;
  size: string | null;
  /** said to be left out: "no sugar" */
  excluded: boolean;
  /** its amount stands between two foods and may be the other one's */
  unclear: boolean;
  doubtful: Doubtful | null;
  /** the place of the item that it is eaten with: "toast with butter" */
  beside: number | null;
  meal: MealType | null;
  /** how it hangs together with what was said before it: "and"; '' right beside it, null after a sign */
  join: string | null;
  /** divided between people: what is said after it to have been eaten counts instead */
  shared?: boolean;
  /** all of what was divided */
  whole?: number;
  /** how much of it was eaten was told after it */
  settled?: boolean;
};

/** The words as one text. */
export const foldedText = (words: readonly SentenceWord[]): string =>
  words.map(({ folded }) => folded).join(' ');

/** Puts "2 slices" or "large" after a comma to the item before it; false when it does not belong there. */
export function attach(
  item: SentenceItem | undefined,
  { amount, unit, each, size }: Chunk,
): boolean {
  if (!item || item.excluded) return false;
  // "A few bits of falafel (maybe 3)"
  const isVague = item.amount?.vague === true && amount?.vague === false && unit === null;
  if (isVague && /^(bits|piece)$/.test(item.unit?.name ?? '')) item.unit = null;
  const free =
    item.shared || isVague || item.amount === null || (item.amount.article && item.unit === null);
  if (amount && free) {
    const isPart = item.shared && unit === null && amount.value < 1;
    item.shared = false;
    item.amount = isPart ? { ...amount, value: (item.whole ?? 1) * amount.value } : amount;
    item.unit = unit ?? item.unit;
    item.each ??= each;
    // The slices of a large pizza are no large slices.
    if (isDivided(unit) && !item.size?.startsWith('thi')) item.size = size;
  } else if (unit && !amount && item.unit === null && item.each === null) item.unit = unit;
  else if (size === null || item.size !== null || amount) return false;
  // "3 slices of pizza, thin crust"
  if (!isDivided(item.unit) || unit?.name === item.unit?.name) item.size ??= size;
  return true;
}

const HOT_DRINKS = /^(tea|coffee|cuppa)$/;

/** "A Calippo, then a steak": it is food by itself, unless it is of the food before ("chicken, 2 wings"). */
export const isOwnFood = (
  word: string,
  unit: SentenceUnit | null,
  before: SentenceItem | undefined,
  names: SpokenNames,
): boolean =>
  unit?.needsOf === true &&
  names.isNamed(word) &&
  !(
    before &&
    (names.find(before.food)?.measures.has(unit.name) ||
      (!HOT_DRINKS.test(before.food) &&
        names.isOneFood(`${withoutPreparations(before.food)} ${word}`, false)))
  );

const COFFEES =
  /(latte|flat white|cappuccino|mocha|chai|cap|coffee|hot choc(olate)?|piccolo|magic|matcha)$/;
const BESIDE_GREENS = /salmon|fish|steak|chicken|beef|lamb|pork|rice|potato|mash|spud|casserole/;
const MILKS =
  /^(skim|skinny|oat|soy|almond|coconut|macadamia|lactose free|full cream|lite|light)( milk)?$/;
const MEATS = /^(pork|beef|chicken|lamb|prawn|fish|vegetable|veg)$/;

/** What meat is in, and which. */
const FILLED = /(s|ravioli|tortellini|cannelloni|gyoza|pie|kebab|souvlaki|laksa|pho)$/;

/** "Leftover pizza" is a pizza. */
export const withoutPreparations = (food: string): string => {
  const words = food.split(' ');
  const done = preparationsOf(words);
  return words.filter((word) => !done.includes(word)).join(' ');
};

const isAfterComma = (text: string, at: number): boolean => /,\s*$/.test(text.slice(0, at));

/** "Pizza 2 slices (hawaiian)", "dumplings, pork": what stands in brackets or after a comma says which one it was. */
function isKindOf(
  before: SentenceItem,
  { food, amount, unit }: Chunk,
  text: string,
  names: SpokenNames,
): boolean {
  const [first, last] = [food[0], food.at(-1)];
  if (!first || !last || amount || unit || before.excluded) return false;
  // "Salad (cucumber, tomato, feta)" tells what is in it, "wrap (wholemeal, large)" which one.
  const [, next = ''] = /^\s*[,/]\s*(\p{L}+)/u.exec(text.slice(last.to)) ?? [];
  const isList = next !== '' && !isSizeWord(next) && preparationsOf([next]).length === 0;
  const isBracketed = isInBrackets(text, first.from) && !isList;
  const kind = withoutPreparations(before.food);
  const isTold =
    isKindOnly(withoutPreparations(before.food), false) &&
    /[-–—:]\s*$/.test(text.slice(0, first.from)) &&
    // "Smoothie: banana, spinach" tells what is in it.
    !(isList && /^(smoothie|shake)$/.test(before.food)) &&
    before.amount?.value !== 0;
  const isMilk = COFFEES.test(before.food) && MILKS.test(foldedText(food));
  // "Wrap, wholemeal", "muffin, blueberry"
  const isKind =
    food.length === 1 &&
    /[,>]\s*(?:(?:just|only) )?$/.test(text.slice(0, first.from)) &&
    (before.food.endsWith('pizza') || isKindOnly(withoutPreparations(before.food), false)) &&
    names.find(`${foldedText(food)} ${withoutPreparations(before.food)}`) !== null;
  if (isKind) return true;
  // "Dumplings, pork", "ravioli, beef": rice and chicken after a comma are two foods.
  const isMeat =
    isAfterComma(text, first.from) && MEATS.test(foldedText(food)) && FILLED.test(before.food);
  return (
    (isBracketed || isMeat || isTold || isMilk) &&
    // "Sushi hand roll (teriyaki chicken)" is a teriyaki chicken hand roll.
    [kind, kind.replace(/^sushi (?=hand)/, '')].some((one) =>
      names.isOneFood(`${foldedText(food)} ${one}`, false),
    )
  );
}

/** "Chicken kiev the garlic one", "lasagne 400 g the frozen one": it is no food by itself, whatever it says. */
export function takeKind(
  before: SentenceItem,
  chunk: Chunk,
  text: string,
  names: SpokenNames,
): boolean {
  const [from = 0, to = 0] = [chunk.food[0]?.from, chunk.food.at(-1)?.to];
  const isOne = /\bthe $/i.test(text.slice(0, from)) && /^ ones?\b/i.test(text.slice(to));
  if (!isOne && !isKindOf(before, chunk, text, names)) return false;
  if (before.excluded) return false;
  if (isOne) attach(before, chunk);
  const whole = `${foldedText(chunk.food)} ${before.food}`;
  if (!isOne || names.isOneFood(whole, false)) before.food = whole;
  return true;
}

/**
 * "Pad see ew with chicken": the dish is known by that kind too, and is counted with it. The milk of a drink is no food
 * beside it, and is asked about where the drink is not known with it ("turmeric latte on almond").
 */
export function isItsKind(before: SentenceItem, chunk: Chunk, names: SpokenNames): boolean {
  const { food: dish, excluded } = before;
  const { food, amount, unit } = chunk;
  if (excluded || food.length === 0) return false;
  const told = foldedText(food);
  // "Cuppa with a splash of soy"
  const withMilk = `${dish} with ${told.replace(/ milk$/, '')} milk`;
  if (unit?.name === 'dash' && MILKS.test(told) && names.find(withMilk)) {
    before.food = withMilk;
    return true;
  }
  if (amount || unit) return false;
  if (MILKS.test(told) && COFFEES.test(dish) && !dish.endsWith('coffee')) {
    const whole = `${told} ${dish}`;
    if (names.isOneFood(whole, false)) return false;
    const inFull = whole.replace(/cap$/, 'cappuccino');
    if (names.isOneFood(inFull, false)) before.food = inFull;
    else
      before.doubtful = { misspelt: [], ...before.doubtful, unknown: food.map(({ text }) => text) };
    return true;
  }
  const meat = told.replace(/^(roast|grilled|crispy|bbq|lemongrass|poached|shredded) /, '');
  if (!MEATS.test(meat)) return false;
  const plain = withoutPreparations(dish);
  const kind = names.find(`${meat} ${plain}`);
  const any = names.find(plain);
  return kind?.ids.some((id) => any?.ids.includes(id)) ?? false;
}

/** Whether a place of the text is within brackets: they tell more of what stands before them. */
export const isInBrackets = (text: string, at: number): boolean =>
  /[([][^()[\]]*$/.test(text.slice(0, at)) && /^[^()[\]]*[)\]]/.test(text.slice(at));

/** "1 packet of chips (45 g)", "4 drumsticks (80 g each)", "half a steak (was 400 g)": what it weighed. */
export function weigh(
  item: SentenceItem,
  { amount, unit }: Chunk,
  isEach: boolean,
  isTotal: boolean,
): boolean {
  if (!amount || !unit || !isMeasured(unit) || item.excluded || item.each) return false;
  if (item.amount === null || (item.unit && isMeasured(item.unit))) return false;
  // "4 ciders (330 ml cans)"
  const isOfEach = unit.ml !== undefined && item.amount.value > 1 && item.unit === null;
  if (isEach || isOfEach || (item.amount.value < 1 && !isTotal))
    item.each = { value: amount.value, unit };
  else Object.assign(item, { amount, unit, size: null });
  return true;
}

/** What is left of an amount when so much, or so many, of it were not eaten. */
function less(item: SentenceItem, value: number, unit: SentenceUnit | null): number {
  const said = item.amount?.value ?? 1;
  if (item.settled || item.shared) return 1;
  if (unit === null) return said > value ? (said - value) / said : 1;
  const whole = item.each
    ? { ...item.each, value: item.each.value * said }
    : item.unit && { unit: item.unit, value: said };
  const isAlike = whole && (whole.unit.grams !== undefined) === (unit.grams !== undefined);
  const [all, left] = isAlike ? [sizeOf(whole.unit) * whole.value, sizeOf(unit) * value] : [0, 1];
  return all > left ? (all - left) / all : 1;
}

/** One of it, where no number is told. */
export const ONE = { value: 1, between: null, vague: false, article: false, end: 0 };

const sizeOf = ({ grams, ml }: SentenceUnit): number => grams ?? ml ?? 0;

/** Half of what was said where two shared it, twice where it was had again, less where some was given away. */
export function recount(
  item: SentenceItem,
  sign: string,
  { value }: { value: number },
  unit: SentenceUnit | null = null,
): void {
  // "6 nuggets" is a name too.
  const [, named, rest = ''] = (sign === LESS && /^(\d+) (.*)/.exec(item.food)) || [];
  if (named && item.amount === null)
    Object.assign(item, { food: rest, amount: { ...ONE, value: Number(named) } });
  const said = item.amount ?? ONE;
  const isPart = item.shared && value < 1;
  const times = (): number => {
    if (sign === REPEATED || sign === REPEATED_ALL) return value;
    if (sign === LESS) return less(item, value, unit);
    return value < 1 ? value : 1 / value;
  };
  // "Shared a pizza with Sam, ate a third": a third of all of it.
  const all = isPart ? (item.whole ?? said.value) : said.value;
  item.amount = { ...said, article: false, value: all * times() };
  if (item.whole && value > 1 && (sign === REPEATED || sign === REPEATED_ALL)) item.whole *= value;
  if (sign !== SHARED && sign !== SHARED_ALL) return;
  item.shared = true;
  item.whole ??= said.value;
}

/** "And then another slice": one more of what was said before. */
export function addAnother(item: SentenceItem, { amount, unit }: Chunk): boolean {
  if (item.excluded || (unit !== null && unit.name !== item.unit?.name)) return false;
  const isWeighed = item.unit !== null && isMeasured(item.unit);
  // "V 500 ml can, another one": as much again.
  if (isWeighed && unit === null) recount(item, REPEATED, { value: 1 + (amount?.value ?? 1) });
  const before = item.amount ?? ONE;
  if (!isWeighed)
    item.amount = { ...before, value: before.value + (amount?.value ?? 1), article: false };
  return true;
}

/** "Garlic and bbq sauce" are two sauces. */
export function joinSauces(items: readonly SentenceItem[], names: SpokenNames): void {
  for (const [at, item] of items.entries()) {
    const next = items[at + 1];
    const isOne = item.amount === null && item.unit === null && !item.excluded;
    if (!/^(and|n)$/.test(next?.join ?? '') || !next?.food.endsWith(' sauce') || !isOne) continue;
    if (names.find(`${item.food} sauce`) || item.food === 'garlic')
      item.food = `${item.food} sauce`;
  }
}

/** "Roast chook, I had a drumstick": a piece that the whole is not measured in is a food of its own. */
export function namePiece(item: SentenceItem, word: string, names: SpokenNames): void {
  const unit = item.unit?.name ?? '';
  const isPiece = /^(drumstick|wing|thigh|cutlet|chop)$/.test(unit);
  if (!isPiece || names.find(item.food)?.measures.has(unit)) return;
  const whole = item.food.replace(/\bchook$/, 'chicken');
  Object.assign(item, { food: `${whole} ${word}`, unit: null });
}

/** What a food is without a part of it: black tea, chicken without its skin; a burger without its bun is its patty. */
export function tellWithout(item: SentenceItem, part: string): void {
  if (/^(skin|fat)$/.test(part) && /chook|chicken/.test(item.food))
    item.food = `${item.food} no ${part}`;
  if (part === 'milk' && HOT_DRINKS.test(item.food)) item.food = `${item.food} no milk`;
  if (part === 'bun' && /^(beef |ham)?burger$/.test(item.food)) item.food = 'beef patty';
}

/** What onions are beside when they were fried. */
const BESIDE_FRIED = /sausage|snag|hot dog|hotdog|burger|rissole|steak|chop|liver|bunnings/;

const CUTS = /^(breast|thigh|drumstick|wing|leg|maryland)s?$/;
/** A chicken of which no number is told, or one of its cuts. */
const isChicken = ({ food, amount }: SentenceItem): boolean => {
  const [last = ''] = food.split(' ').slice(-1);
  return (
    /\b(chicken|chook)\b/.test(food) &&
    (CUTS.test(last) || (/^ch\w+$/.test(last) && (amount?.article ?? true)))
  );
};

const ROAST =
  /\broast(ed)? (lamb|beef|pork|chicken|chook|turkey)$|\b(lamb|beef|pork|chicken|turkey) roast$/;
/** What is roasted beside meat. */
const BESIDE_ROAST = /^(potato(es)?|spuds?|pumpkin|sweet potato(es)?|kumara)$/;

/**
 * Beans beside meat or rice are green ones, beside toast they are baked; onions beside sausages are fried, potatoes
 * beside a roast are roasted, and a breast after a chicken is the chicken's.
 */
export function tellSides(items: readonly SentenceItem[]): void {
  if (items.some(({ food }) => ROAST.test(food)))
    for (const item of items) if (BESIDE_ROAST.test(item.food)) item.food = `roast ${item.food}`;
  const chicken = items.findIndex((item) => isChicken(item));
  for (const item of items.slice(chicken + 1))
    if (chicken >= 0 && CUTS.test(item.food)) item.food = `roast chicken ${item.food}`;
  const beans = items.find(({ food }) => food === 'beans');
  if (beans && items.some(({ food }) => BESIDE_GREENS.test(food))) beans.food = 'green beans';
  // "Roast lamb and potatoes", "the roast minus the meat, so potatoes"
  if (items.some(({ food }) => /^(leftover |cold )?roast\b/.test(food)))
    for (const item of items)
      if (/^(potato(es)?|spuds?|pumpkin|veg(gies)?|beef|lamb|pork)$/.test(item.food))
        item.food = `roast ${item.food}`;
  const onions = items.find(({ food }) => /^onions?$/.test(food));
  if (onions && items.some(({ food }) => BESIDE_FRIED.test(food))) onions.food = 'fried onion';
}
