import { isMeasured, unitAt } from '#features/foods/rules/amounts/sentence-units.ts';
import type { SentenceWord } from '#features/foods/rules/amounts/sentence-words.ts';
import { isSize } from '#features/told-amounts/rules/told-sizes.ts';
import { isBrand } from '#features/told-words/rules/brands.ts';
import {
  isJoinedText,
  isTwo,
  type KnownName,
  type SpokenNames,
} from '#features/told-words/rules/spoken-names.ts';
import { FILLERS, isPreparation } from './sentence-chunk.ts';

const MAX_WORDS_OF_FOOD = 8;

/** The last words of names that say what kind of food it is: "garlic sauce" is no garlic. */
const FORMS = new Set(
  (
    'sauce salad soup sandwich curry pie roll wrap cake bar juice drink powder dressing oil butter ' +
    'biscuit biscuits burger pizza dip mix shake smoothie bowl stew casserole pasta noodles milk cream flour spread ' +
    'mayo mayonnaise aioli relish chutney jelly vinaigrette jam muffin pudding slice balls rolls bars wings sticks seeds paste sub bake patty patties bites spritz spritzer'
  ).split(' '),
);

/** What is put on bread is eaten beside it: nobody has sourdough butter. */
const SPREADS = new Set('butter jam cream'.split(' '));
const BREADY =
  /^(toast|bread|sourdough|scones?|crumpets?|muffins?|rolls?|bagels?|pikelets?|pancakes?|croissants?)$/;

/** What makers are named before. */
const BRANDED = new Set('yoghurt yogurt bread chips cheese tuna muesli oats chocolate'.split(' '));
/** After a food, and before what is made in flavours, they say which one of it. */
const FLAVOURS = /^(choc|chocolate|vanilla|caramel|original|plain|natural)$/;
const FRUITS = /^(strawberry|banana|mango|berry|raspberry|blueberry)$/;
const FLAVOURED =
  /(shake|smoothie|whey|protein|powder|bar|custard|mousse|pudding|ice cream|cone|frappe|yoghurt)$/;

/** "Choc protein shake", "banana smoothie", "musashi bar choc": a flavour is not eaten beside it. */
export const isFlavourOf = (flavour: string, food = ''): boolean =>
  (FLAVOURS.test(flavour) && FLAVOURED.test(food)) ||
  (FRUITS.test(flavour) && /(shake|smoothie|whey|protein)$/.test(food)) ||
  (/^(garlic|lemon|saffron|coconut|ghee)$/.test(flavour) &&
    /^(steamed |fried )?rice$/.test(food)) ||
  (/^(fennel|apple|garlic|herb|sage)$/.test(flavour) && /^sausages?$/.test(food));

const HOLDS_MORE = /^(sandwich|sanga|sanger|sambo|toastie|wrap|roll)$/;
const FILLED_DISH =
  /^(sandwich(es)?|sang(a|er)s?|toasties?|jaffles?|wraps?|rolls?|croissants?|omelettes?|(mc)?muffins?|bagels?|quiches?|burgers?|pies?)$/;
const MILKY = /^(latte|cap|capp|cappuccino|mocha|magic|chai|piccolo)$/;

/** What is eaten beside anything. */
const SIDES = /^(toast|garlic bread|mash|gravy)$/;
const CUT =
  /^(pork|lamb|beef|chicken|turkey|veal) (chops?|cutlets?|steaks?|sausages?|snags?|ribs?|belly|fillets?|breasts?|thighs?|wings?|drumsticks?|rissoles?|meatballs?)$/;

const FLOURS = /^(wholemeal|multigrain|wholegrain|white|rye|sourdough)$/;

/** "Garlic sauce": the last word makes another food of those before it. */
export const isForm = (folded: string): boolean => FORMS.has(folded);

const textOf = (words: readonly SentenceWord[]): string =>
  words.map(({ folded }) => folded).join(' ');

/** A word that is only what something is served in or divided into. */
export function isVessel(words: readonly SentenceWord[], at: number): boolean {
  const found = unitAt(words, at);
  return found !== null && found.length === 1 && !found.unit.needsOf && !isMeasured(found.unit);
}

const BESIDE_SALAD =
  /^(chips|fries|mash|rice|bread|toast|pizza|quiche|frittata|lasagne|pie|steak|chops?|cutlets?|sausages?|snags|schnitzel|parma|parmi|ribs|burger|kebab|wings|risotto|curry|soup|omelette|rissoles|nuggets|sandwich|toastie)$/;
const KINDS_OF_MAYO = /^(garlic|chilli|sriracha|kewpie|japanese|egg|vegan|chipotle|wasabi|lime)$/;

/** "Quiche salad", "cereal milk": a word that otherwise says what is made of the word before it. */
function standsBeside(word: string, before: string, names: SpokenNames): boolean {
  if (!/^(salad|milk|juice|mayo)$/.test(word)) return false;
  if (word === 'juice') return BREADY.test(before);
  if (names.find(`${before} ${word}`)) return false;
  if (word === 'salad')
    return BESIDE_SALAD.test(before) || !names.isOneFood(`${before} ${word}`, true);
  return word === 'milk' || !KINDS_OF_MAYO.test(before);
}

/** "Sauce" after another word says what it is of; so does "wedge", which is a portion. */
function isNoName(
  words: readonly SentenceWord[],
  at: number,
  { first, names }: { first: number; names: SpokenNames },
): boolean {
  const word = words[at]?.folded ?? '';
  // "Sourdough butter" are two.
  const isSpread = SPREADS.has(word) && BREADY.test(words[at - 1]?.folded ?? '');
  if (at > first && FORMS.has(word) && !isSpread) {
    // "Quiche salad", "cereal milk": there is no such salad, so it stands beside.
    const before = words[at - 1]?.folded ?? '';
    return !standsBeside(word, before, names);
  }
  const unit = unitAt(words, at)?.unit;
  // A steak is a portion and a food.
  return unit !== undefined && !(unit.needsOf && names.find(word));
}

const isPlainName = (name: KnownName | null): boolean =>
  name !== null && !name.texts.every(isJoinedText);

/** Two eggs and toast are no two serves of eggs on toast; a list of three foods is no dish of the three. */
function isOneFood(text: string, names: SpokenNames, counted: boolean, foods: number): boolean {
  const name = names.find(text);
  if (!name) return names.isOneFood(text, counted || foods > 2);
  if (!name.texts.every(isJoinedText)) return true;
  const isFilled = HOLDS_MORE.test(text.split(' ')[0] ?? '');
  return (foods < 3 || isFilled) && (!counted || name.countable);
}

/**
 * Divides words without an amount between them into the fewest names that cover them all; the ends of the foods. It
 * stays one food where the words are one, or where a word is in no name.
 */
export function findAdjacentNames(
  words: readonly SentenceWord[],
  { first, last }: { first: number; last: number },
  names: SpokenNames,
  counted: boolean,
): number[] {
  if (last - first < 2) return [last];
  // "Apple juice popper": the popper is what it came in.
  const isServed = last - first > 2 && isVessel(words, last - 1);
  if (isServed && names.find(textOf(words.slice(first, last - 1)))) return [last];
  const ends = coverNames(words, { first, last, counted }, names);
  let from = first;
  while (from < last - 1 && isSize(words[from])) from += 1;
  const whole = textOf(words.slice(from, last));
  // "Chai latte regular soy"
  const plain = words.slice(from, last).filter((word, at) => at === 0 || !isSize(word));
  if (plain.length < last - from && isPlainName(names.find(textOf(plain)))) return [last];
  const side = ends && ends.length > 1 && textOf(words.slice(ends.at(-2) ?? first, last));
  const isBeside = side && (SIDES.test(side) || textOf(words.slice(first, ends[0])) === 'toast');
  if (isBeside && !names.find(whole)) return ends;
  return ends && (isTwo(whole) || !isOneFood(whole, names, counted, ends.length)) ? ends : [last];
}

/** The fewest names that cover all words, as the ends of their words; null where a word is in none. */
function coverNames(
  words: readonly SentenceWord[],
  { first, last, counted }: { first: number; last: number; counted: boolean },
  names: SpokenNames,
): number[] | null {
  const best = new Map<number, number[]>([[first, []]]);
  /** how many names, and a little more for those that join foods: "beef burger" and "chips", not "burger chips" */
  const costs = new Map<number, number>([[first, 0]]);
  for (let start = first; start < last; start += 1) {
    const before = best.get(start);
    if (!before) continue;
    // "3 prawns some brie a few olives": what only fills belongs to the food after it.
    const cost = costs.get(start) ?? 0;
    if (start > first && FILLERS.has(words[start]?.folded ?? '') && !best.has(start + 1)) {
      best.set(start + 1, before);
      costs.set(start + 1, cost);
    }
    for (let end = start + 1; end <= Math.min(last, start + MAX_WORDS_OF_FOOD); end += 1) {
      const known = costs.get(end) ?? Number.POSITIVE_INFINITY;
      if (known <= cost + 1) continue;
      if (end === start + 1 && isNoName(words, start, { first, names })) continue;
      if (start === first && end === last) continue;
      // "Chobani strawberry yoghurt" is one food, "protein pudding choc" is another.
      if (end < last && isBrand(words[start]?.folded ?? '')) {
        const [next, second] = [words[end]?.folded ?? '', words[end + 1]?.folded ?? ''];
        if (end === start + 1 || FORMS.has(next) || BRANDED.has(next) || BRANDED.has(second))
          continue;
      }
      // "Golden Circle pineapple": what it is stands after the maker.
      if (end < last && isBrand(textOf(words.slice(start, end)))) continue;
      // "Wholemeal toast peanut butter banana": no bread beside toast.
      if (
        FLOURS.test(words[end - 1]?.folded ?? '') &&
        /^(toast|bread)/.test(words[end]?.folded ?? '')
      )
        continue;
      // "Almond milk magic" is one coffee.
      if (words[end - 1]?.folded === 'milk' && MILKY.test(words[end]?.folded ?? '')) continue;
      const flavour = end === start + 1 ? (words[start]?.folded ?? '') : '';
      if (start > first && FLAVOURS.test(flavour)) continue;
      if ([2, 3, 4, 5].some((more) => isFlavourOf(flavour, textOf(words.slice(end, start + more)))))
        continue;
      // "Frozen banana", "big muffin"
      const isDescribed = isSize(words[start]) || isPreparation(words[start]);
      const sized = end > start + 1 && isDescribed && !names.find(textOf(words.slice(start, end)));
      const text = textOf(words.slice(sized ? start + 1 : start, end));
      // "Hsp large lamb"
      const plain = words
        .slice(start, end)
        .filter((word, at) => at === 0 || start + at === end - 1 || !isSize(word));
      const bare = plain.length < end - start ? names.find(textOf(plain)) : null;
      // "Ham cheese croissant"
      const listedAnd = end - start === 3 ? text.replace(' ', ' and ') : text;
      const name = names.find(text) ?? (isPlainName(bare) ? bare : null) ?? names.find(listedAnd);
      // "Corned beef, boiled" is called corned beef.
      // "Egg and lettuce sanger": the end of one.
      const isEnd =
        end - start === 2 &&
        start === first &&
        HOLDS_MORE.test(words[end - 1]?.folded ?? '') &&
        names.isOneFood(text, false);
      const isCut = CUT.test(text) && names.isOneFood(text, true);
      const isHead = !name && (isEnd || isCut || names.isNamed(text));
      // "Sanga ham tomato cheese" is a sandwich with all of it.
      const isFilled = HOLDS_MORE.test(words[start]?.folded ?? '');
      const isJoined = name?.texts.every(isJoinedText) ?? false;
      // "Two eggs bacon toast"
      const isCounted = counted && start === first && !name?.countable;
      const isDish = isFilled || FILLED_DISH.test(words[end - 1]?.folded ?? '');
      const listed = isJoined && (end - start > 2 || isCounted) && !isDish;
      // "Sausage roll with sauce choc milk"
      const isSauce = start === first && text === 'sauce';
      const isName = name && !listed && (!(name.saying && end === start + 1) || isSauce);
      const whole = cost + (name?.texts.every(isJoinedText) ? 1.1 : 1);
      if ((!isHead && !isName) || known <= whole) continue;
      best.set(end, [...before, end]);
      costs.set(end, whole);
    }
  }
  return best.get(last) ?? null;
}
