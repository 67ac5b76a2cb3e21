import type { Portion } from '#features/food-facts/rules/food-kinds.ts';
import { type PortionKind, portionKindOf } from '#features/food-facts/rules/kinds/portion-kinds.ts';
import { drinkOf, pieceOf, usualAmount } from '#features/food-facts/rules/kinds/usual-amounts.ts';
import type { Measure } from '#features/foods/rules/amounts/portion.ts';
import type { SaidAmount } from '#features/foods/rules/amounts/sentence-numbers.ts';
import { isMeasured, type SentenceUnit } from '#features/foods/rules/amounts/sentence-units.ts';
import { stem } from '#features/foods/rules/search/search-words.ts';
import { listNamedMeasures, measured, type NamedMeasure, portionNamed } from './told-measures.ts';

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

export type SaidPortion = {
  /** the words that name the food, folded */
  words: readonly string[];
  amount: SaidAmount | null;
  unit: SentenceUnit | null;
  each: { value: number; unit: SentenceUnit } | null;
  size: string | null;
  /** the words of what it is eaten with: butter with toast is little butter */
  beside: readonly string[] | null;
};

export type PortionedFood = {
  name: string;
  category: string | null;
  basis: '100g' | '100ml';
  portions: readonly Portion[];
  measures: readonly Measure[];
  /** as it was logged last; null for what was never logged */
  usual: { measure: Measure; quantity: number } | null;
};

const THIN = /butter|margarine|yeast|sugar|sweetener|mustard|oil\b|salt|spice/i;
const SPREADS = new Set(['oils-spreads-sauces', 'herbs-spices']);
const HOT_DRINK = new Set(['coffee', 'tea', 'cuppa', 'espresso', 'grey']);
const SINGLE_OF =
  /^(medium|fruit|egg|tomato|grape|berry|cherry|nut|olive|slice|piece|prune|date|fig|spear|floret|stalk|\w+)$/;
/** What is no piece of anything. */
const UNCOUNTED = /^(cup|tbsp|tsp|handful|bowl|plate|tub|serve|dash)\b/;
/** Categories whose "medium" is one piece, not a size of a serve. */
const COUNTED = new Set(['fruit', 'vegetables', 'eggs-dairy']);
/** A single piece that weighs less is not what "strawberries" means. */
const LIGHTEST_PIECE = 30;
/** Of what weighs more, a plural says no more than one: "nachos". */
const HEAVIEST_PIECE = 120;

const BABY = new Set(['baby', 'chat', 'new', 'kipfler']);
const BABY_G = 45;
/** An amount without a unit from here on may be grams or millilitres. */
const LEAST_BARE = 30;
const MAX_OF_FEW = 1500;
const MANY = 50;
const MAX_OF_MANY = 300;

const written = (value: number): string => String(Number(value.toPrecision(4)));
const labelled = ({ label }: Measure, quantity: number): string => {
  const [plain = label] = label.split(' (');
  if (/^(g|ml|oz)$/.test(plain)) return `${written(quantity)} ${plain}`;
  const [, noun = plain] = /^1 (.+)$/.exec(plain) ?? [];
  return noun === plain ? `${written(quantity)} × ${plain}` : `${written(quantity)} ${noun}`;
};

const first = <T>(all: readonly T[], ...tests: ((one: T) => boolean)[]): T | undefined => {
  for (const test of tests) {
    const found = all.find(test);
    if (found) return found;
  }
  return undefined;
};

const is = (noun: string) => (one: NamedMeasure) => one.noun === noun && one.count === 1;

/** The portion that the words themselves name: a chop in "2 lamb chops". */
function inWords(named: readonly NamedMeasure[], words: readonly string[], size: string | null) {
  const stems = new Set(words.map(stem));
  const fits = named.filter(({ noun }) => {
    const [head = ''] = noun
      .replace(/^(small|medium|large|extra large|mini|party|thick|thin) /, '')
      .split(' without');
    return head.split(' ').every((word) => stems.has(stem(word)));
  });
  // A dinner roll is named by more words than a roll.
  const counted = fits
    .filter(({ count }) => count === 1)
    .toSorted((a, b) => b.noun.split(' ').length - a.noun.split(' ').length);
  const sized = size === null ? undefined : counted.find(({ noun }) => noun.startsWith(`${size} `));
  const severalAtOnce = fits.find(({ count }) => count > 1);
  return (
    sized ??
    counted.find(({ noun }) => !/^(small|large|mini|party) /.test(noun)) ??
    counted[0] ??
    severalAtOnce
  );
}

/** What one of a food is when nothing more is said: a medium apple, a slice of toast, a serve. */
function oneOf(food: PortionedFood, named: readonly NamedMeasure[], said: SaidPortion) {
  const { size, words } = said;
  const head = food.name.toLowerCase().split(/[\s,]+/);
  const kind = portionKindOf(food.name, food.category);
  const few = (said.amount?.value ?? 1) <= 3 || words.some((word) => /^rolls?$/.test(word));
  const roll = kind === 'sushi' && few ? first(named, is('hand roll')) : undefined;
  if (roll) return roll;
  const isPizza = kind === 'pizza' && said.amount !== null;
  const pizza = isPizza
    ? first(
        named,
        ({ noun }) => /whole|pizza/.test(noun) && (size === null || noun.includes(size)),
        ({ noun }) => /whole|large pizza/.test(noun),
      )
    : undefined;
  if (pizza) return pizza;
  const sized =
    size === null ? undefined : first(named, is(size), ({ noun }) => noun.startsWith(`${size} `));
  // A cafe's cup is its small one when nobody says more.
  const cup = kind === 'hot drink' && size === null ? first(named, is('small')) : undefined;
  const isCafes = named.some(is('regular')) || !named.some(is('cup'));
  if (cup && isCafes && !named.some(is('mug'))) return cup;
  return (
    sized ??
    inWords(named, words, size) ??
    inWords(named, head, size) ??
    (/^eggs?\b/i.test(food.name) ? first(named, is('large')) : undefined) ??
    (/^sausage\b/i.test(food.name) ? first(named, is('thick')) : undefined) ??
    first(
      named,
      is('medium'),
      is('serve'),
      is('regular'),
      is('piece'),
      is('slice'),
      ({ noun }) => food.basis === '100ml' && noun === 'glass',
      ({ count, noun }) => count === 1 && !/^(tbsp|tsp|cup |dash)/.test(noun),
      ({ count }) => count === 1,
    ) ??
    named[0]
  );
}

/** Squares of chocolate in a row of a block. */
const A_ROW = 4;

const isDairy = (category: string | null): boolean => category === 'eggs-dairy';

/** Foods that are added to others. */
function littleOf(food: PortionedFood, named: readonly NamedMeasure[], said: SaidPortion) {
  const { category, name } = food;
  const { beside } = said;
  if (/^cheese, (cream|parmesan)|cream cheese/i.test(name)) {
    const spoon = first(named, is('tbsp'), is('tbsp grated'));
    return spoon && { one: spoon, quantity: 1 };
  }
  if (/^(yoghurt|yogurt)\b/i.test(name) && !beside) {
    const tub = first(named, ({ noun }) => said.words.includes(noun), is('tub'));
    return tub && { one: tub, quantity: 1 };
  }
  const slice = portionKindOf(name, category) === 'pizza' ? first(named, is('slice')) : undefined;
  if (slice) return { one: slice, quantity: 2 };
  const square = first(named, is('square'));
  if (square && category === 'snacks-confectionery') return { one: square, quantity: A_ROW };
  // What is put beside meat is half a cup, the serve of the dietary guidelines.
  const cup = first(named, is('cup'));
  const isLight = /salad|wedges|\braw\b/i.test(name);
  const isSide = !beside || (/boiled|steamed/i.test(name) && named[0] !== cup);
  if (category === 'vegetables' && cup && !isLight && !named.some(is('medium')) && isSide)
    return { one: cup, quantity: 0.5 };
  if (SPREADS.has(category ?? '')) {
    const thin = THIN.test(name) && !/peanut|nut butter|sauce/i.test(name);
    const small = thin
      ? first(named, is('thin spread'), is('tsp'), is('sachet'), is('tbsp'))
      : first(
          named,
          ({ noun }) => /syrup/i.test(name) && noun === 'tbsp',
          ({ measure }) => measure.label.startsWith('1/4 cup'),
          is('tbsp'),
          is('tsp'),
        );
    return small && { one: small, quantity: 1 };
  }
  if (/^(cream|sour cream)\b(?!.*cheese)/i.test(name) && isDairy(category)) {
    const spoon = first(named, is('tbsp'));
    return spoon && { one: spoon, quantity: 1 };
  }
  if (!beside) return undefined;
  // Berries or custard on a bowl of something are little.
  if (cup && !named.some(is('medium')) && /^custard|berr/i.test(name))
    return { one: cup, quantity: 0.5 };
  const wedge = /^(lemon|lime)\b/i.test(name) ? first(named, is('wedge')) : undefined;
  if (wedge) return { one: wedge, quantity: 1 };
  if (/^(milk|soy milk|almond milk|oat milk|rice milk|cream)\b/i.test(name)) {
    if (beside.some((word) => HOT_DRINK.has(word))) {
      const dash = first(named, is('dash'), is('tbsp'));
      return dash && { one: dash, quantity: 1 };
    }
    const cup = first(named, is('cup'), is('tbsp'));
    return cup && { one: cup, quantity: cup.noun === 'cup' ? 0.5 : 1 };
  }
  if (/butter\b/i.test(name) && category !== 'dishes') {
    const spread = first(named, is('thin spread'), is('tbsp'), is('tsp'));
    return spread && { one: spread, quantity: 1 };
  }
  if (/^cheese|^cream/i.test(name)) {
    const slice = first(named, is('slice'), is('thin spread'), is('tbsp grated'), is('tbsp'));
    return slice && { one: slice, quantity: 1 };
  }
  const part = named.find(({ count, noun }) => count === 0.5 && noun === 'medium');
  return part && { one: part, quantity: 1 };
}

const isPlural = (words: readonly string[]): boolean => {
  const last = words.at(-1) ?? '';
  return last.length > 3 && /[^su]s$/.test(last) && stem(last) !== last;
};

/** Notes on what "a few" and "2 to 3" were taken for. */
function notesOf(amount: SaidAmount | null): string[] {
  if (amount?.between) {
    const [least, most] = amount.between;
    return [`${written(least)} to ${written(most)} counts as ${written(amount.value)}.`];
  }
  return amount?.vague ? [`“A few” counts as ${written(amount.value)}.`] : [];
}

const questionFor = (unit: string): string =>
  `How much is ${/^[aeiou]/.test(unit) ? 'an' : 'a'} ${unit}?`;

/** The amount of a food that an item says, in one of the food's measures. `measures` is never empty. */
export function choosePortion(food: PortionedFood, said: SaidPortion): ChosenPortion {
  const { measures, portions, usual } = food;
  const named = listNamedMeasures(measures, portions);
  const fallback = measures[0] as Measure;
  const { amount, unit, each, size } = said;
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
  const kind = portionKindOf(food.name, food.category);
  /** grams, or millilitres of a drink, that no portion of the food says */
  const plainly = (each: number | null, counted: string): ChosenPortion | null => {
    const key = isDrink ? 'ml' : 'g';
    const measure = measures.find((one) => one.key === key);
    if (each === null || !measure) return null;
    return answer(measure, each * value, [`${counted} counts as ${written(each)} ${key}.`]);
  };
  const one = oneOf(food, named, said);
  if (unit) {
    const own = isMeasured(unit) ? null : portionNamed(named, unit.name, size);
    if (own) return answer(own.measure, value / own.count);
    const article = /^[aeiou]/.test(unit.name) ? 'An' : 'A';
    const sized = size === null ? unit.name : `${size} ${unit.name}`;
    const byKind = isMeasured(unit)
      ? null
      : plainly(usualAmount(unit.name, kind, size), `${article} ${sized}`);
    const slice = unit.name === 'piece' ? portionNamed(named, 'slice', size) : null;
    const serve = unit.name === 'serve' && one?.noun !== 'cup' ? one : null;
    const instead = slice ?? serve;
    if (instead) {
      const assumed = `A ${unit.name} counts as ${labelled(instead.measure, 1)}.`;
      return answer(instead.measure, value / instead.count, [assumed]);
    }
    const found = byKind ? null : measured(know, { unit, value, size });
    if (found) return answer(found.measure, found.quantity, [found.assumed]);
    const byVolume = isMeasured(unit)
      ? plainly(usualAmount(unit.name, kind, null), `${article} ${unit.name}`)
      : null;
    return byKind ?? byVolume ?? ask(questionFor(unit.name), one);
  }
  if (amount === null && size === null && usual) {
    const assumed = `Your last amount: ${labelled(usual.measure, usual.quantity)}.`;
    return answer(usual.measure, usual.quantity, [assumed]);
  }
  const unsaid = (measure: Measure, quantity: number): ChosenPortion =>
    answer(measure, quantity, [`No amount given, so we used ${labelled(measure, quantity)}.`]);
  if (amount === null && size === null) {
    const little = littleOf(food, named, said);
    if (little) return unsaid(little.one.measure, little.quantity);
    if (one && isPlural(said.words) && SINGLE_OF.test(one.noun) && one.count === 1) {
      const more = one.amount < LIGHTEST_PIECE ? many(named) : undefined;
      if (more) return unsaid(more.measure, 1);
      if (/^(medium|large)$/.test(one.noun) && COUNTED.has(food.category ?? ''))
        return unsaid(one.measure, 2);
      const isPiece = !/^(serve|serving|cup|medium|regular|small|large|can|tub|glass)\b/.test(
        one.noun,
      );
      if (isPiece && one.amount < HEAVIEST_PIECE)
        return unsaid(one.measure, fewOf(kind, one.amount));
    }
  }
  if (/^sugar|sweetener/i.test(food.name)) {
    const spoon = first(named, is('tsp'), is('sachet'));
    if (spoon) return answer(spoon.measure, value, ['One counts as a teaspoon.']);
  }
  const isBaby = /^potato/i.test(food.name) && said.words.some((word) => BABY.has(word));
  const usualPiece = amount === null || amount.article ? null : pieceOf(food.name);
  const piece = isBaby ? BABY_G : usualPiece;
  // Half the chips are half of what is served, never half a chip.
  if (value < 1 && isPlural(said.words) && (piece ?? one?.amount ?? 0) < LIGHTEST_PIECE) {
    const part = plainly(usualAmount('serve', kind, size), 'A serve');
    if (part) return part;
  }
  // "Rice 150": nobody has a hundred and fifty cups of it.
  const key = isDrink ? 'ml' : 'g';
  const plain = measures.find((measure) => measure.key === key);
  const most = value < MANY ? MAX_OF_FEW : MAX_OF_MANY;
  if (plain && value >= LEAST_BARE && value * (piece ?? one?.amount ?? 100) > most)
    return answer(plain, value, [`${written(value)} counts as ${key}.`]);
  const isSize = one?.noun === 'medium' && !COUNTED.has(food.category ?? '') && value > 1;
  const isWhole =
    one !== undefined &&
    !isBaby &&
    !isSize &&
    !UNCOUNTED.test(one.noun) &&
    !(piece && one.noun === 'slice');
  if (piece && !isWhole) {
    const counted = plainly(piece, 'One');
    if (counted) return counted;
  }
  if (kind === 'dish' && one?.noun === 'cup') {
    const container = first(named, is('takeaway container'));
    if (amount !== null && container) return answer(container.measure, value);
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
  const otherSize = hasSize ? null : `No “${size}” size, so we used ${labelled(one.measure, 1)}.`;
  const quantity = value / one.count;
  if (amount === null && otherSize === null && size === null) return unsaid(one.measure, 1);
  return answer(one.measure, quantity, [otherSize]);
}

/** Grams of several pieces of a kind, as people have them: two rissoles, six nuggets, three biscuits. */
const SEVERAL: Partial<Record<PortionKind, number>> = {
  dish: 120,
  meat: 120,
  fish: 120,
  prawns: 100,
  sushi: 150,
  biscuits: 24,
  lollies: 25,
  'dried fruit': 35,
  yoghurt: 100,
  other: 100,
};

/** "Nuggets", of which nobody said how many. */
const fewOf = (kind: PortionKind, each: number): number =>
  Math.min(6, Math.max(2, Math.round((SEVERAL[kind] ?? 60) / each)));

/** Several small pieces at once. */
const many = (named: readonly NamedMeasure[]): NamedMeasure | undefined =>
  first(named, is('cup'), is('serve'), is('handful'), ({ noun }) => /^cup\b/.test(noun));
