import { type PortionKind, portionKindOf } from '#features/food-facts/rules/kinds/portion-kinds.ts';
import {
  drinkOf,
  pieceOf,
  sizeFactor,
  usualAmount,
  wholeOf,
} from '#features/food-facts/rules/kinds/usual-amounts.ts';
import type { Measure } from '#features/foods/rules/amounts/portion.ts';
import type { SaidAmount } from '#features/foods/rules/amounts/sentence-numbers.ts';
import { isMeasured, type SentenceUnit } from '#features/foods/rules/amounts/sentence-units.ts';
import { stem } from '#features/foods/rules/search/search-words.ts';
import { severalText } from '#platform/shared/portion-text.ts';
import type { PortionedFood, SaidPortion } from './said-portion.ts';
import {
  first,
  is,
  listNamedMeasures,
  measured,
  type NamedMeasure,
  portionNamed,
} from './told-measures.ts';
import {
  inWords,
  isCounted,
  isCut,
  oneOf,
  pieceNamed,
  sizeNamed,
  unitInWords,
} from './told-one.ts';
import {
  cookedWith,
  fewOf,
  isDipped,
  isSpread,
  littleOf,
  many,
  saidPiece,
  timesSpread,
} from './told-unsaid.ts';

/** How much of a food an item is, and what was taken for granted to say so. */
export type ChosenPortion = {
  /** a measure's key */
  measure: string;
  /** null when it has to be asked */
  quantity: number | null;
  assumptions: string[];
  /** what has to be asked: "How much is a bowl?" */
  question: string | null;
  /** how many of what is asked for: 2 of "two bowls"; 1 where nothing is asked */
  times: number;
};

const SINGLE_OF =
  /^(medium|fruit|egg|tomato|grape|berry|cherry|nut|olive|slice|piece|prune|date|fig|spear|floret|stalk|\w+)$/;
/** Categories whose "medium" is one piece, not a size of a serve. */
const COUNTED = new Set(['fruit', 'vegetables', 'eggs-dairy']);
/** A single piece that weighs less is not what "strawberries" means. */
const LIGHTEST_PIECE = 30;
/** Of what weighs more, a plural says no more than one: "nachos". */
const HEAVIEST_PIECE = 120;

const BABY = new Set(['baby', 'chat', 'new', 'kipfler']);
const BABY_G = 45;
/** What is also sold to be shared, then several times as much. */
const LARGE_PACKS = new Set(['packet', 'block', 'tub', 'box']);
/** A small can is the can that is known. */
const ONE_SIZE = new Set(['can', 'bottle', 'carton', 'popper', 'sachet']);
const SMALLER = /^(small|mini|party) /;
/** An amount without a unit from here on may be grams or millilitres. */
const LEAST_BARE = 30;
/** Of what is not counted, as nobody has so many cups or serves. */
const LEAST_BULK = 10;
/** Two pumpkin soups are two bowls, not two pieces of pumpkin. */
const MADE = /^(dish|soup|noodle soup|salad|drink|hot drink|shake)$/;
const FEW = 4;
const MAX_OF_FEW = 1500;
const MANY = 50;
const MAX_OF_MANY = 300;

const written = (value: number): string => String(Number(value.toPrecision(4)));
const labelled = ({ label }: Measure, quantity: number): string => {
  const [plain = label] = label.split(' (');
  if (/^(g|ml|oz)$/.test(plain)) return `${written(quantity)} ${plain}`;
  const several = quantity > 1 ? severalText(quantity, plain) : null;
  if (several) return several;
  const [, noun = plain] = /^1 (.+)$/.exec(plain) ?? [];
  return noun === plain ? `${written(quantity)} × ${plain}` : `${written(quantity)} ${noun}`;
};

/** "Nuggets" are several, a Snickers is one. */
const isPlural = (words: readonly string[], { name, portions }: PortionedFood): boolean => {
  const last = words.at(-1) ?? '';
  const isName =
    name.toLowerCase().startsWith(`${last} `) && /^1 bar$/.test(portions[0]?.label ?? '');
  return last.length > 3 && /[^su]s$/.test(last) && stem(last) !== last && !isName;
};

/** Notes on what "a few" and "2 to 3" were taken for. */
function notesOf(amount: SaidAmount | null): string[] {
  if (amount?.between) {
    const [least, most] = amount.between;
    return [`${written(least)} to ${written(most)} counts as ${written(amount.value)}.`];
  }
  return amount?.vague ? [`“A few” counts as ${written(amount.value)}.`] : [];
}

/** What weighs less is had by the mouthful: a few corn chips are more than three. */
const TINY_PIECE = 4;
const moreOfTiny = (amount: SaidAmount | null, piece: number | null): SaidAmount | null =>
  amount?.vague && piece !== null && piece < TINY_PIECE
    ? { ...amount, value: 2 * amount.value }
    : amount;

/** Bits of toast are slices, of fruit or a stew they are what a child leaves. A side of rice is as much rice as usual. */
function meantUnit(
  unit: SentenceUnit | null,
  kind: PortionKind,
  named: readonly NamedMeasure[],
): SentenceUnit | null {
  const piece = pieceNamed(named, Number.POSITIVE_INFINITY) ?? portionNamed(named, 'slice', null);
  const isCut = kind === 'dish' && piece !== null;
  const isUsual = unit === null || (usualAmount(unit.name, kind, null) !== null && !isCut);
  if (isUsual || !/^(bits|side)$/.test(unit.name)) return unit;
  return unit.name === 'bits' ? { name: 'piece' } : null;
}

const questionFor = (unit: string): string =>
  `How much is ${/^[aeiou]/.test(unit) ? 'an' : 'a'} ${unit}?`;

/** The amount of a food that an item says, in one of the food's measures. `measures` is never empty. */
export function choosePortion(food: PortionedFood, said: SaidPortion): ChosenPortion {
  const { measures, portions, usual } = food;
  const named = listNamedMeasures(measures, portions);
  const fallback = measures[0] as Measure;
  const { each } = said;
  const saidSize = said.size ?? sizeNamed(named, said.words);
  const size = saidSize === 'mini' && named.some(is('fun size')) ? 'fun size' : saidSize;
  const kind = portionKindOf(food.name, food.category);
  const unit = meantUnit(said.unit ?? unitInWords(said, food), kind, named);
  const isSide = unit === null && said.unit !== null && said.amount?.value === 1;
  const amount = isSide ? null : moreOfTiny(said.amount, pieceOf(food.name));
  const isDrink = food.basis === '100ml';
  const value = amount?.value ?? 1;
  const notes = notesOf(amount);
  const know = { measures, named, isDrink };
  const answer = (
    measure: Measure,
    quantity: number,
    more: (string | null)[] = [],
  ): ChosenPortion => ({
    measure: measure.key,
    quantity,
    assumptions: [...notes, ...more.filter((one) => one !== null)],
    question: null,
    times: 1,
  });
  const ask = (question: string, one?: NamedMeasure): ChosenPortion => ({
    measure: (one?.measure ?? fallback).key,
    quantity: null,
    assumptions: notes,
    question,
    times: value,
  });

  if (each) {
    const found = measured(know, { unit: each.unit, value: each.value * value, size: null });
    if (found) return answer(found.measure, found.quantity, [found.assumed]);
  }
  /** grams, or millilitres of a drink, that no portion of the food says */
  const plainly = (each: number | null, counted: string): ChosenPortion | null => {
    const key = isDrink ? 'ml' : 'g';
    const measure = measures.find((one) => one.key === key);
    if (each === null || !measure) return null;
    return answer(measure, each * value, [`${counted} counts as ${written(each)} ${key}.`]);
  };
  const one = oneOf(food, named, { ...said, size });
  /** "A small bowl" of what has a portion of a bowl */
  const timesSized = ({ noun }: NamedMeasure): number =>
    (size !== null && noun.startsWith(size)) || ONE_SIZE.has(unit?.name ?? '')
      ? 1
      : sizeFactor(size);
  if (unit) {
    const isShared = /^(large|jumbo|extra large)$/.test(size ?? '') && LARGE_PACKS.has(unit.name);
    const shared = isShared ? plainly(usualAmount('sharepack', kind, null), 'A large one') : null;
    const own = isMeasured(unit) ? null : portionNamed(named, unit.name, size);
    // A small block stands for no block where a block is known.
    const isOther = own && size === null && SMALLER.test(own.noun);
    const usualBlock = isOther ? usualAmount(unit.name, kind, null) : null;
    if (own && !usualBlock && !(shared && !own.noun.startsWith('large ')))
      return answer(own.measure, (value * timesSized(own)) / own.count);
    if (shared) return shared;
    const article = /^[aeiou]/.test(unit.name) ? 'An' : 'A';
    const sized = size === null ? unit.name : `${size} ${unit.name}`;
    const byKind = isMeasured(unit)
      ? null
      : plainly(usualAmount(unit.name.split(' ').at(-1) ?? '', kind, size), `${article} ${sized}`);
    const isPiece = /^(piece|square)$/.test(unit.name) && !/^(meat|fish)$/.test(kind);
    const usual = usualAmount(unit.name, kind, null);
    const slice = isPiece ? portionNamed(named, 'slice', size) : null;
    const piece = unit.name === 'piece' && size === null ? pieceNamed(named, usual) : null;
    const serve = unit.name === 'serve' && one?.noun !== 'cup' ? one : null;
    // A plate of a dosa or a burger is one.
    const isOnPlate = unit.name === 'plate' && kind === 'dish' && named.length === 1;
    const plate = isOnPlate && one && isCounted(one) && one.amount > HEAVIEST_PIECE ? one : null;
    const instead = slice ?? piece ?? serve ?? plate;
    if (instead) {
      const assumed = `A ${unit.name} counts as ${labelled(instead.measure, 1)}.`;
      return answer(instead.measure, (value * timesSized(instead)) / instead.count, [assumed]);
    }
    const found = byKind ? null : measured(know, { unit, value, size });
    if (found) return answer(found.measure, found.quantity, [found.assumed]);
    const byVolume = isMeasured(unit)
      ? plainly(usualAmount(unit.name, kind, null), `${article} ${unit.name}`)
      : null;
    return byKind ?? byVolume ?? ask(questionFor(unit.name), one);
  }
  if (amount === null && size === null && usual) {
    const assumed = `Your usual amount: ${labelled(usual.measure, usual.quantity)}.`;
    return answer(usual.measure, usual.quantity, [assumed]);
  }
  const unsaid = (measure: Measure, quantity: number): ChosenPortion =>
    answer(measure, quantity, [`No amount given, so we used ${labelled(measure, quantity)}.`]);
  const isUncounted = amount === null || (amount.article && value === 1);
  const cooked = isUncounted && size === null ? cookedWith(food, said.words) : null;
  const ladled = plainly(cooked, 'Some');
  if (ladled) return ladled;
  if (amount === null && size === null) {
    const dipped = isDipped(food, said)
      ? plainly(usualAmount('tub', 'sauce', null), 'A tub')
      : null;
    if (dipped) return dipped;
    // A whole can of crisps is nobody's usual.
    const some = kind === 'crisps' && one?.noun === 'can' ? usualAmount('serve', kind, null) : null;
    const crisps = plainly(some, 'A serve');
    if (crisps) return crisps;
    const little = littleOf(food, named, said);
    if (little) return unsaid(little.one.measure, little.quantity * timesSpread(little.one, said));
    if (one && isPlural(said.words, food) && SINGLE_OF.test(one.noun) && one.count === 1) {
      const more = one.amount < LIGHTEST_PIECE ? many(named) : undefined;
      if (more) return unsaid(more.measure, 1);
      if (/^(medium|large)$/.test(one.noun) && COUNTED.has(food.category ?? ''))
        return unsaid(one.measure, 2);
      const isPiece =
        !/^(serve|serving|tbsp|tsp|handful|cup|medium|regular|small|large|can|tub|glass|packet|bag|box|jar|bowl)\b/.test(
          one.noun,
        );
      if (isPiece && one.amount < HEAVIEST_PIECE)
        return unsaid(one.measure, fewOf(kind, one.amount));
    }
  }
  // "A bit too much olive oil" is no cup of it, "a pesto" no jar.
  const isBulk = one !== undefined && (/^(cup|jar)$/.test(one.noun) || one.count < 1);
  if (value === 1 && isBulk && isSpread(food)) {
    const spoon = /^oil\b/i.test(food.name) ? first(named, is('tbsp')) : undefined;
    const little = spoon ? { one: spoon, quantity: 1 } : littleOf(food, named, said);
    if (little) return answer(little.one.measure, little.quantity * sizeFactor(size));
  }
  if (/^sugar|sweetener/i.test(food.name)) {
    const spoon = first(named, is('tsp'), is('sachet'));
    if (spoon) return answer(spoon.measure, value, ['One counts as a teaspoon.']);
  }
  const isBaby = /^potato/i.test(food.name) && said.words.some((word) => BABY.has(word));
  const isMade = value < FEW && MADE.test(kind);
  const usualPiece = !amount || amount.article || isMade ? null : pieceOf(food.name);
  const told = isBaby ? BABY_G : saidPiece(said.words, value);
  const piece = told ?? usualPiece;
  const whole = value < 1 ? wholeOf(food.name) : null;
  const partOfWhole = plainly(whole, 'A whole one');
  if (partOfWhole && !inWords(named, said.words, size)) return partOfWhole;
  // Half the chips are half of what is served, never half a chip.
  if (value < 1 && isPlural(said.words, food) && (piece ?? one?.amount ?? 0) < LIGHTEST_PIECE) {
    // "Half their nuggets": of what one counts, half of a few.
    if (kind === 'dish' && one && /nugget|dumpling|gyoza|dim sim/.test(one.noun) && one.count === 1)
      return answer(one.measure, value * fewOf(kind, one.amount), ['As if there were a few.']);
    const served = first(named, is(size ?? ''), is('regular'), is('medium'));
    const times = served?.noun === size ? 1 : sizeFactor(size);
    if (served && served.amount > LIGHTEST_PIECE) return answer(served.measure, value * times);
    const part = plainly(usualAmount('serve', kind, size), 'A serve');
    if (part) return part;
  }
  // "Rice 150": nobody has a hundred and fifty cups of it.
  const key = isDrink ? 'ml' : 'g';
  const plain = measures.find((measure) => measure.key === key);
  const most = value < MANY ? MAX_OF_FEW : MAX_OF_MANY;
  const isBulkOf = value >= LEAST_BULK && !piece && (!one || !isCounted(one) || isCut(one));
  const isMuch = value >= LEAST_BARE && value * (piece ?? one?.amount ?? 100) > most;
  if (plain && (isBulkOf || isMuch))
    return answer(plain, value, [`${written(value)} counts as ${key}.`]);
  const isSize = one?.noun === 'medium' && !COUNTED.has(food.category ?? '') && value > 1;
  const isWhole =
    one !== undefined &&
    told === null &&
    !isSize &&
    isCounted(one) &&
    !(piece && /^(slice|can)$/.test(one.noun));
  if (piece && !isWhole) {
    const counted = plainly(piece * sizeFactor(size), 'One');
    if (counted) return counted;
  }
  if (kind === 'dish' && one?.noun === 'cup') {
    const container = first(named, is('takeaway container'));
    if (amount !== null && container) return answer(container.measure, value * sizeFactor(size));
    const serve = amount === null ? null : plainly(usualAmount('serve', kind, size), 'A serve');
    if (serve) return serve;
  }
  if (!one) {
    const start = measures.find(({ key }) => key === 'g' || key === 'ml') ?? fallback;
    return amount === null ? unsaid(start, 100) : ask(`How much is one ${food.name}?`);
  }
  const hasSize = size === null || one.noun.startsWith(size) || one.noun === size;
  if (one.noun !== size && size !== null && isDrink) {
    const sized = plainly(drinkOf(kind, size), `A ${size} one`);
    if (sized || !hasSize) return sized ?? ask(`How much is a ${size} one?`, one);
  }
  const isCountOfMany = one.count > 1 && amount === null && isPlural(said.words, food);
  const factor = hasSize ? 1 : sizeFactor(size);
  const otherSize = hasSize
    ? null
    : `No “${size}” size, so we used ${labelled(one.measure, factor)}.`;
  const quantity = (value * factor) / (isCountOfMany ? 1 : one.count);
  if (amount === null && otherSize === null && size === null) return unsaid(one.measure, 1);
  return answer(one.measure, quantity, [otherSize]);
}
