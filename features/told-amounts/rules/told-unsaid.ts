import { type PortionKind, portionKindOf } from '#features/food-facts/rules/kinds/portion-kinds.ts';
import type { PortionedFood, SaidPortion } from './said-portion.ts';
import { first, is, type NamedMeasure } from './told-measures.ts';

const THIN = /butter|margarine|yeast|sugar|sweetener|mustard|oil\b|salt|spice/i;
const SPREADS = new Set(['oils-spreads-sauces', 'herbs-spices']);
const HOT_DRINK = new Set(['coffee', 'tea', 'cuppa', 'espresso', 'grey']);

/** Squares of chocolate in a row of a block. */
const A_ROW = 4;

const isDairy = (category: string | null): boolean => category === 'eggs-dairy';

/** Oils, spreads, sauces, herbs and spices: nobody counts them. */
export const isSpread = ({ category, name }: PortionedFood): boolean =>
  SPREADS.has(category ?? '') || name === 'Cheese sauce';

/** Foods that are added to others. */
export function littleOf(food: PortionedFood, named: readonly NamedMeasure[], said: SaidPortion) {
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
  if (isSpread(food)) {
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

const SPREAD_ON = /(toast|bread|crumpets?|muffins?|bagels?|scones?)$/;
const MAX_SLICES = 6;

/** What is cooked with and counted by nobody: [grams or millilitres of one, names]. */
const COOKED_WITH: readonly (readonly [number, RegExp])[] = [
  [10, /\bflour\b|^cornflour|^milk powder|^coconut, desiccated|starch/i],
  [15, /^breadcrumbs|^sugar, icing/i],
  [25, /^almond meal/i],
  [60, /^coconut (milk|cream),.*canned|^tomato puree/i],
  [80, /^(?!oats)(?!.*(pasta|noodle)).*(beans|peas|lentils|soybeans).*, dry$|^chickpeas, dry/i],
  [125, /^simmer sauce|pasta sauce|^pasta bake sauce/i],
];
const FRUIT_SAUCE_G = 40;

/** How much of what is cooked with, or of a sauce of fruit, where no unit is said; null for any other food. */
export const cookedWith = (
  { name, category }: PortionedFood,
  words: readonly string[],
): number | null =>
  category === 'fruit' && words.includes('sauce')
    ? FRUIT_SAUCE_G
    : (COOKED_WITH.find(([, called]) => called.test(name))?.[0] ?? null);

/** How many slices of bread something is spread on: 2 of "vegemite on 2 slices of toast". */
export function slicesOf(
  under: { food: string; amount: { value: number } | null } | null | undefined,
): number {
  const count = under && SPREAD_ON.test(under.food) ? (under.amount?.value ?? 1) : 1;
  return Number.isInteger(count) && count <= MAX_SLICES ? count : 1;
}

/** What is spread is spread on every slice. */
export const timesSpread = ({ noun }: NamedMeasure, { slices }: SaidPortion): number =>
  noun === 'thin spread' ? slices : 1;

/** What comes with a tub of sauce. */
const DIPPED = /nuggets?$|^tenders?$/;
export const isDipped = ({ name }: PortionedFood, { beside }: SaidPortion): boolean =>
  /sauce|mayonnaise|aioli/i.test(name) && (beside?.some((word) => DIPPED.test(word)) ?? false);

/** What words say of a piece, whatever food they name: [in grams, words, grams of a whole one told in parts]. */
const SAID_PIECES: readonly (readonly [number, RegExp, number | null])[] = [
  [30, /^chipolatas?$/, null],
  [120, /^baguettes?$/, 250],
];
export const saidPiece = (words: readonly string[], value: number): number | null => {
  const found = SAID_PIECES.find(([, called]) => words.some((word) => called.test(word)));
  return found ? (value < 1 ? (found[2] ?? found[0]) : found[0]) : null;
};

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
export const fewOf = (kind: PortionKind, each: number): number =>
  Math.min(6, Math.max(2, Math.round((SEVERAL[kind] ?? 60) / each)));

/** Several small pieces at once. */
export const many = (named: readonly NamedMeasure[]): NamedMeasure | undefined =>
  first(named, is('cup'), is('serve'), is('handful'), ({ noun }) => /^cup\b/.test(noun));
