import type { SentenceWord } from '#features/foods/rules/amounts/sentence-words.ts';
import { stem } from '#features/foods/rules/search/search-words.ts';
import { REPEATED } from '#features/told-words/rules/signs.ts';
import type { SpokenNames } from '#features/told-words/rules/spoken-names.ts';
import { recount, type SentenceItem } from './sentence-items.ts';

const wordsIn = (food: string): string[] => food.split(' ').map(stem);

/** "Scrambled eggs, 2 eggs and milk", "rump steak, 250 g steak": what was named is counted after it. */
export function countNamed(items: SentenceItem[]): void {
  for (let at = items.length - 2; at >= 0; at -= 1) {
    const [item, next] = [items[at], items[at + 1]];
    if (!item || !next || item.excluded || next.excluded || next.join !== null) continue;
    const isOpen = (item.amount?.article ?? true) && item.unit === null && item.each === null;
    const isCounted = next.amount !== null && !next.amount.article;
    if (/^(overnight|bircher|baked|protein) /.test(item.food)) continue;
    const [named, again] = [wordsIn(item.food), wordsIn(next.food)];
    const isSame = named.at(-1) === again.at(-1) && again.every((word) => named.includes(word));
    if (!isOpen || !isCounted || !isSame || again.length >= named.length) continue;
    Object.assign(next, {
      food: item.food,
      words: [...item.words, ...next.words],
      size: next.size ?? item.size,
      beside: null,
      join: item.join,
    });
    items.splice(at, 1);
    for (const one of items) if (one.beside !== null && one.beside > at) one.beside -= 1;
  }
}

/** "Rice and beans, half a cup of each", "a cup of each rice and dal" */
export function countOfEach(items: readonly SentenceItem[], words: readonly SentenceWord[]): void {
  for (const [at, item] of items.entries()) {
    const own = item.words.map((index) => words[index]?.folded ?? '').join(' ');
    // "Curry with rice, 1 cup each"
    const found =
      /\bof (?:each|both)\b(?<after>.*)$|\b(?:cups?|tbsp|tsp|handfuls?|scoops?|serves?|g|ml|slices?) each$/.exec(
        own,
      );
    if (!found || !item.amount || !item.unit) continue;
    const { amount, unit } = item;
    const isOpen = (one: SentenceItem): boolean =>
      one.amount === null && one.unit === null && !one.excluded;
    const count = (one: SentenceItem): void => void Object.assign(one, { amount, unit });
    if (found.groups?.['after'])
      for (const one of items.slice(at + 1)) {
        if (one.join !== 'and' || !isOpen(one)) break;
        count(one);
      }
    else
      for (const one of items.slice(0, at).reverse()) {
        if (!isOpen(one)) break;
        count(one);
      }
  }
}

/** What sugar is in where it stands after a comma. */
const DRUNK =
  /\b(teas?|coffees?|cuppas?|lattes?|flat whites?|capp?uccinos?|caps?|mochas?|chais?|milos?|blacks?|nescafes?)( (with|w)( \w+)* milk)?$/;

/** "2 crumpets with a teaspoon of honey on each", "scones two with jam one teaspoon each" */
export function countOnEach(items: readonly SentenceItem[], words: readonly SentenceWord[]): void {
  for (const [at, item] of items.entries()) {
    const own = item.words.map((index) => words[index]?.folded ?? '').join(' ');
    const counted = items.slice(0, at).findLast(({ amount }) => (amount?.value ?? 1) > 1);
    const isOnEach = /\b(on|in|with) (each|both|every)\b/.test(own);
    const isEach =
      own.endsWith(' each') &&
      (item.beside !== null || (counted !== undefined && DRUNK.test(counted.food))) &&
      (item.unit !== null || /^sugars?$/.test(item.food));
    const isTold =
      item.amount !== null || (item.unit !== null && / (on|in|with) (each|both|every)$/.test(own));
    if ((isOnEach ? isTold : isEach) && counted?.amount) recount(item, REPEATED, counted.amount);
  }
}

const SPREAD_ON =
  /(toast|bread|crumpets?|muffins?|bagels?|scones?|rolls?|weetbix|rice cakes?|corn thins?|crackers?|saos?|sao biscuits?|cruskits?|vita ?weats?|ryvitas?|pikelets?)$/;

const SPREAD =
  /(vegemite|promite|marmite|jam|honey|butter|pb|nutella|marmalade|marg|margarine|curd|spread|cheese|hummus)$/;

/** What is stirred into a drink. */
const STIRRED =
  /^(sugars?|(\w+ )?milk|none|sweeteners?|splenda|equals?|stevia|honey|soy|skim|oat)$/;

/** The last item with what it was put in or on: a cuppa with its sugar, toast with what is spread on it. */
export function lastTogether(items: readonly SentenceItem[]): SentenceItem[] {
  const own = items.findLastIndex(({ food }) => !STIRRED.test(food) && !SPREAD.test(food));
  const head = items.at(-1)?.beside ?? own;
  const isHead = DRUNK.test(items[head]?.food ?? '') || SPREAD_ON.test(items[head]?.food ?? '');
  if (!isHead) return items.slice(-1);
  return items.filter(({ amount, unit }, at) => at === head || (at > head && (amount || unit)));
}

/** "2 vegemite toast": the slices are counted, and what is on them is spread on each. */
function countAfterSpread(items: readonly SentenceItem[], at: number, names: SpokenNames): void {
  const [item, under] = [items[at], items[at + 1]];
  if (!item || under?.join !== '' || under.excluded || !SPREAD_ON.test(under.food)) return;
  const isSpread = SPREAD.test(item.food) && !(names.find(item.food)?.countable ?? true);
  if (item.excluded || item.unit || item.each || !isSpread) return;
  if (item.amount && !item.amount.article && !under.amount && !under.unit)
    Object.assign(under, { amount: item.amount });
  item.amount = null;
  item.beside ??= at + 1;
}

/** "Toast vegemite 2", "bread with butter 2": what is spread is not counted, so the slices were. */
export function countUnderSpread(
  items: readonly SentenceItem[],
  words: readonly SentenceWord[],
  names: SpokenNames,
): void {
  for (const [at, item] of items.entries()) {
    countAfterSpread(items, at, names);
    const under = items[item.beside ?? at - 1];
    const { amount, unit, each, join } = item;
    // "Toast with vegemite 2 slices"
    const isSliced =
      unit?.name === 'slice' && !names.measuresOf(item.food)?.has('slice') && !item.excluded;
    const isCount =
      amount !== null && !amount.article && (unit === null || isSliced) && each === null;
    const isOpen = under?.amount === null && under.unit === null && !under.excluded;
    // "Date scone w butter x2"
    const isTimes = item.words.some((index) => words[index]?.folded === 'x');
    if (under && isOpen && isCount && isTimes && /^(with|w)$/.test(join ?? '')) {
      Object.assign(under, { amount });
      item.amount = null;
      continue;
    }
    // "Toast with vegemite 1½ slices": of the toast
    const isSlices = /^(slice|piece)$/.test(unit?.name ?? '') && amount !== null;
    const isIts = names.measuresOf(item.food)?.has(unit?.name ?? '') ?? true;
    const bread =
      isSlices && !isIts && items.slice(0, at).findLast(({ food }) => SPREAD_ON.test(food));
    if (bread && !bread.excluded && bread.amount === null && bread.unit === null) {
      Object.assign(bread, { amount, unit });
      Object.assign(item, { amount: null, unit: null });
      continue;
    }
    const isJoined = isSliced ? /^(with|w|and|n|)$/ : /^(with|w|)$/;
    if (!under || !isCount || !isOpen || !isJoined.test(join ?? 'x')) continue;
    const isUncounted = !(names.find(item.food)?.countable ?? true) || isSliced;
    if (!SPREAD_ON.test(under.food) || !isUncounted) continue;
    Object.assign(under, { amount, unit });
    Object.assign(item, { amount: null, unit: null });
  }
}
