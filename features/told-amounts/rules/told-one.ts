import { portionKindOf } from '#features/food-facts/rules/kinds/portion-kinds.ts';
import { unitAt } from '#features/foods/rules/amounts/sentence-units.ts';
import { stem } from '#features/foods/rules/search/search-words.ts';
import type { PortionedFood, SaidPortion } from './said-portion.ts';
import { first, is, type NamedMeasure } from './told-measures.ts';

/** What is no piece of anything. */
const UNCOUNTED = /^(cup|tbsp|tsp|handful|bowl|plate|tub|serve|dash)\b/;
export const isCut = ({ noun }: NamedMeasure): boolean => /^(slice|shaving)\b/.test(noun);
export const isCounted = ({ noun }: NamedMeasure): boolean => !UNCOUNTED.test(noun);

/** What is poured out of a bottle as often as it is drunk from it: "a Solo" is a can, "a lemonade" a glass. */
const POURED = /lemonade|squash|drink|water|juice/;

/** "Large chips": the size is in the words of the food where it is told so. */
export const sizeNamed = (named: readonly NamedMeasure[], words: readonly string[]) =>
  words.find((word) => /^(small|medium|large)$/.test(word) && named.some(is(word))) ?? null;

/** Measures of a food that say nothing of a piece of it. */
const NO_PIECE =
  /^(small|medium|large|regular|can|packet|bag|box|jar|bottle|glass|container|half|quarter|pack|loaf|sachet|slice|takeaway|serving)\b/;

/**
 * A piece of what is counted is one of it, where that weighs no more than `most`, a piece of its kind: four pieces of
 * falafel are four falafel, a piece of chicken is no whole breast.
 */
export function pieceNamed(named: readonly NamedMeasure[], most: number | null) {
  const piece = named.find((one) => one.count === 1 && isCounted(one) && !NO_PIECE.test(one.noun));
  return piece && piece.amount <= (most ?? 0) ? piece : null;
}

const PIECES = /^(slice|stick|ring|strip|wedge|chunk|cube|segment|floret|spear|finger)$/;

/** "3 cucumber sticks": what is counted, where the food itself is not called so. */
export function unitInWords({ words, amount }: SaidPortion, { name }: PortionedFood) {
  const last = words.at(-1) ?? '';
  const unit = amount && words.length > 1 ? unitAt([{ folded: last }], 0)?.unit : undefined;
  const isIts = name.toLowerCase().includes(unit?.name ?? last);
  return unit && PIECES.test(unit.name) && !isIts ? { name: unit.name } : null;
}

/** The portion that the words themselves name: a chop in "2 lamb chops". */
export function inWords(
  named: readonly NamedMeasure[],
  words: readonly string[],
  size: string | null,
) {
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
export function oneOf(food: PortionedFood, named: readonly NamedMeasure[], said: SaidPortion) {
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
  const isHot = kind === 'hot drink' && !/^iced/i.test(food.name);
  const cup = isHot && size === null ? first(named, is('small')) : undefined;
  const isCafes = named.some(is('regular')) || !named.some(is('cup'));
  if (cup && isCafes && !named.some(is('mug'))) return cup;
  return (
    sized ??
    inWords(named, words, size) ??
    inWords(named, head, size) ??
    (/^eggs?\b/i.test(food.name) ? first(named, is('large')) : undefined) ??
    (/^sausage\b/i.test(food.name) ? first(named, is('thick')) : undefined) ??
    (said.amount !== null && food.category === 'drinks' && !words.some((word) => POURED.test(word))
      ? first(named.slice(0, 1), is('bottle'), is('can'))
      : undefined) ??
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
