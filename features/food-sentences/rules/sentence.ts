import type { MealType } from '#features/food-log/rules/entry/entry-kinds.ts';
import { isMeasured, unitAt } from '#features/foods/rules/amounts/sentence-units.ts';
import { type SentenceWord, sentenceWords } from '#features/foods/rules/amounts/sentence-words.ts';
import { isSizeWord } from '#features/told-amounts/rules/told-sizes.ts';
import { withoutOwners } from '#features/told-words/rules/asides/whose.ts';
import { withoutBrands } from '#features/told-words/rules/brands.ts';
import {
  CORRECTED,
  COUNTING,
  REPEATED,
  REPEATED_ALL,
  SHARED,
  SHARED_ALL,
} from '#features/told-words/rules/signs.ts';
import { SpelledText } from '#features/told-words/rules/spelling.ts';
import type { SpokenNames } from '#features/told-words/rules/spoken-names.ts';
import { withoutStory } from '#features/told-words/rules/telling.ts';
import { tellAgain } from './again/sentence-again.ts';
import { correct } from './again/sentence-corrections.ts';
import { tellChains } from './sentence-chains.ts';
import { type Chunk, isPreparation, tellsAfter } from './sentence-chunk.ts';
import {
  countNamed,
  countOfEach,
  countOnEach,
  countUnderSpread,
  lastTogether,
} from './sentence-counts.ts';
import { findDetails } from './sentence-details.ts';
import { dishLength, dishText } from './sentence-dish.ts';
import { distribute } from './sentence-distribution.ts';
import { fillingOf, joinKinds } from './sentence-filling.ts';
import {
  addAnother,
  attach,
  foldedText,
  isInBrackets,
  isItsKind,
  isOwnFood,
  joinSauces,
  namePiece,
  recount,
  type SentenceItem,
  takeKind,
  tellSides,
  tellWithout,
  weigh,
  withoutPreparations,
} from './sentence-items.ts';
import { partsOf } from './sentence-parts.ts';
import { namesFood } from './sentence-rescue.ts';
import { saidText } from './sentence-said.ts';
import { isStoryWord } from './sentence-story.ts';

export type ReadSentence = {
  words: SentenceWord[];
  items: SentenceItem[];
  /** indices of words that say nothing that could be read */
  unread: number[];
};

const range = (start: number, end: number): number[] =>
  Array.from({ length: end - start }, (_, at) => start + at);

const isAbout = ({ folded }: SentenceWord): boolean =>
  /^(about|around|roughly|approx|approximately|prob|probs|probably|maybe|perhaps)$/.test(folded);

const takesAmount = ({ food, amount, unit, each }: Chunk): boolean =>
  food.length > 0 && amount === null && unit === null && each === null;

/**
 * Reads what a person says they ate, without knowing what any food is beyond its name: amounts, units and the words
 * that name each food. Never fails; takes a few hundred letters in less than 50 ms.
 */
export function readSentence(text: string, names: SpokenNames): ReadSentence {
  const isFood = (told: string): boolean => namesFood(told, names);
  const isName = (told: string): boolean => names.isNamed(told);
  const spelled = new SpelledText(text, names, (word) => isStoryWord(word) || isSizeWord(word));
  const told = withoutStory(spelled.text, isFood);
  const plain = withoutOwners(told, (one) => names.isOneFood(one, false));
  const words = spelled.asTyped(sentenceWords(withoutBrands(plain, isName)));
  const parts = partsOf(words, names);
  const items: SentenceItem[] = [];
  let waiting: number[] = [];
  let meal: MealType | null = null;
  /** from which item on the meal is only handed down */
  let tentative = 0;
  /** where the items since the last full stop begin, and between how many those to come are shared */
  let [clause, shares]: [number, number | null] = [0, null];
  /** from which item on all is shared by the next sign */
  let opened: number | null = null;
  for (let at = 0; at < parts.length; ) {
    const part = parts[at];
    if (!part) break;
    const own = range(part.start, part.end);
    const { chunk, mention } = part;
    at += 1;
    if (part.drops) {
      const dropped = items.at(-1);
      if (dropped) dropped.excluded = true;
      (dropped?.words ?? waiting).push(...own);
      continue;
    }
    if (part.opens) {
      opened = items.length;
      waiting.push(...own);
      continue;
    }
    if (mention) {
      const after = parts.slice(at).some((one) => one.chunk);
      if (mention.leads && after) tentative = Number.POSITIVE_INFINITY;
      else {
        // "Eggs for breakfast, a pie for lunch": what stands since the meal before, in any case the last.
        const from = Math.min(tentative, items.length - 1);
        for (const item of items.slice(Math.max(0, from))) item.meal = mention.meal;
        tentative = items.length;
      }
      meal = mention.meal;
      waiting.push(...own);
      continue;
    }
    const before = items.at(-1);
    // "Lemon lime and bitters, schooner size" is no beer.
    const isAside = isInBrackets(text, words[part.start]?.from ?? 0);
    const isSizeOfBefore =
      chunk?.amount === null && part.join === null && (isAside || before?.amount === null);
    const implied = isSizeOfBefore ? null : (chunk?.unit?.implies ?? null);
    if (words[part.start]?.gap === 'end') [clause, shares, opened] = [items.length, null, null];
    const sign = part.join ?? '';
    if (chunk?.amount && chunk.food.length === 0 && COUNTING.has(sign)) {
      const isAll = sign === SHARED_ALL || sign === REPEATED_ALL;
      const last = sign === REPEATED && opened === null ? lastTogether(items) : null;
      const counted = isAll ? items.slice(clause) : (last ?? items.slice(opened ?? -1));
      for (const item of counted) {
        recount(item, sign, chunk.amount, chunk.unit);
        // "My sister got the nuggets and I had half of those"
        if (sign === SHARED && chunk.amount.value < 1) item.excluded = false;
      }
      opened = null;
      if (counted.length === 0 && sign === SHARED_ALL) shares = chunk.amount.value;
      (before?.words ?? waiting).push(...waiting.splice(0), ...own);
      continue;
    }
    if (chunk && part.join === CORRECTED && before) {
      const corrected = correct(items, chunk, names);
      if (corrected) {
        corrected.words.push(...waiting.splice(0), ...own);
        continue;
      }
      before.excluded = true;
    }
    const isBare = chunk !== null && chunk.food.length === 0 && implied === null;
    const amountAlone = isBare && part.join === null;
    // "Pie and I had two serves", "a slice of that"
    const unitName = words.slice(part.start, part.end).at(-1)?.folded ?? '';
    const isOwn = isBare && isOwnFood(unitName, chunk.unit, before, names);
    const isOfBefore =
      !isOwn &&
      !part.excluded &&
      (amountAlone || (isBare && chunk.unit !== null && part.join !== 'with'));
    const isAnother = words
      .slice(part.start, part.end)
      .some(({ folded }) => /^(another|more)$/.test(folded));
    const alike = isBare
      ? before
      : items.findLast(({ food }) => food === foldedText(chunk?.food ?? []));
    const isMore = isAnother && chunk !== null && alike !== undefined && addAnother(alike, chunk);
    // "Honey instead of sugar, 1 tsp"
    const open = before?.excluded ? items.findLast(({ excluded }) => !excluded) : before;
    const isEach = words.slice(part.start, part.end).some(({ folded }) => folded === 'each');
    // "Half the leftover lasagne, prob 200 g"
    const isWeighed = chunk?.unit?.grams !== undefined || chunk?.unit?.name === 'ml';
    const isTotal =
      amountAlone &&
      !isAside &&
      isWeighed &&
      words.slice(part.start, part.end).some(isAbout) &&
      !isEach;
    const isWeight =
      chunk !== null &&
      before !== undefined &&
      isBare &&
      (isAside || isTotal) &&
      weigh(before, chunk, isEach, isTotal);
    // "Half a sandwich, plus the crusts": no other food.
    const isPartOfIt =
      isBare &&
      chunk?.amount === null &&
      /^(plus|and|n)$/.test(part.join ?? words[part.start]?.folded ?? '') &&
      before?.amount?.article === false;
    // "Potato with beans and cheese, a big one": what they are on is big.
    const sized = chunk?.size && !chunk.unit ? items[open?.beside ?? -1] : undefined;
    if (
      !chunk ||
      isMore ||
      isWeight ||
      isPartOfIt ||
      (isOfBefore && attach(sized ?? open, chunk))
    ) {
      if (chunk && before) before.words.push(...waiting.splice(0), ...own);
      else waiting.push(...own);
      continue;
    }
    // "Sushi, 3 rolls", "gravy (pot)"
    const counts =
      chunk.food.length === 1 &&
      !chunk.unit &&
      part.join === null &&
      !parts[at - 2]?.mention &&
      unitAt(chunk.food, 0);
    // "Muesli bar (no bar)"
    const isLeftUnit = part.excluded && counts;
    if (
      before &&
      counts &&
      !part.excluded &&
      !(
        /^(steak|fish|cake|chop)s?$/.test(foldedText(chunk.food)) &&
        !names.find(before.food)?.measures.has(counts.unit.name)
      ) &&
      (chunk.amount || isAside) &&
      !isOwnFood(foldedText(chunk.food), counts.unit, before, names) &&
      attach(before, { ...chunk, unit: counts.unit })
    ) {
      namePiece(before, foldedText(chunk.food), names);
      before.words.push(...waiting.splice(0), ...own);
      continue;
    }
    if (before && /^(with|w|on)$/.test(part.join ?? '') && isItsKind(before, chunk, names)) {
      before.words.push(...waiting.splice(0), ...own);
      continue;
    }
    if (before && !isLeftUnit && chunk.food.length > 0 && takeKind(before, chunk, text, names)) {
      before.words.push(...waiting.splice(0), ...own);
      continue;
    }
    if (before && part.join === null && chunk.food.length > 0 && chunk.food.every(isPreparation)) {
      if (attach(before, chunk) || chunk.amount === null) {
        before.food = `${before.food} ${foldedText(chunk.food)}`;
        before.words.push(...waiting.splice(0), ...own);
        continue;
      }
    }
    // "200 chicken 100": one of them is another food's, or a slip.
    const isSecond = isBare && part.join === '' && chunk.amount !== null && chunk.unit === null;
    if (isSecond && before?.amount && !before.amount.article && !before.unit) before.unclear = true;
    // "2 dim sims steamed and one fried"
    const again = before && part.join === 'and' && chunk.amount !== null && !chunk.unit;
    if (again && chunk.food.length > 0 && chunk.food.every(isPreparation))
      chunk.food = [
        ...withoutPreparations(before.food)
          .split(' ')
          .map((folded) => ({ ...(chunk.food[0] as SentenceWord), folded })),
        ...chunk.food,
      ];
    // "40 g - oats": the amount stands alone before its food.
    const next = parts[at]?.chunk;
    if (amountAlone && chunk.unit && isMeasured(chunk.unit) && next && takesAmount(next)) {
      Object.assign(next, { amount: chunk.amount, unit: chunk.unit, each: chunk.each });
      waiting.push(...own);
      continue;
    }
    const isOn = part.join === 'on' || (!part.join && words[part.start]?.folded === 'on');
    const isUnder = isOn && before && !chunk.amount;
    const filling = isUnder ? fillingOf(items, foldedText(chunk.food), names) : null;
    if (filling) {
      items.splice(items.length - filling.count, filling.count, {
        ...filling.item,
        words: [...filling.words, ...waiting.splice(0), ...own],
      });
      continue;
    }
    // A bowl of nothing is no food.
    const unitWord = chunk.unit?.needsOf || names.isNamed(unitName) ? unitName : undefined;
    const named = foldedText(chunk.food) || implied || (chunk.unit?.grams ? '' : (unitWord ?? ''));
    if (named === '') {
      waiting.push(...own);
      continue;
    }
    if (part.excluded && before) tellWithout(before, named);
    const length = dishLength({ text, words, parts }, at - 1, names);
    const food = length > 1 ? dishText({ words, parts }, at - 1, length) : named;
    for (const more of parts.slice(at, at + length - 1)) own.push(...range(more.start, more.end));
    at += length - 1;
    const last = length > 1 ? (parts[at - 1]?.chunk ?? chunk) : chunk;
    const { amount, unit, each, size } = tellsAfter(last, words) ? last : chunk;
    const chained = part.join === 'and' ? (before?.beside ?? null) : null;
    const withIt = part.join !== null && /^(with|on|w|in)$/.test(part.join) && before;
    const beside = withIt ? items.length - 1 : chained;
    items.push({
      words: [...waiting.splice(0), ...own],
      text: '',
      food,
      amount,
      unit: chunk.food.length === 0 && !implied ? null : unit,
      each,
      size,
      excluded: part.excluded,
      unclear: chunk.unclear,
      doubtful: chunk.doubtful ?? null,
      beside,
      meal,
      join: part.join,
    });
    const added = items.at(-1);
    if (added && shares !== null) recount(added, SHARED_ALL, { value: shares });
  }
  joinKinds(items, words, names);
  tellAgain(items, { text, words }, names);
  joinSauces(items, names);
  countNamed(items);
  countUnderSpread(items, words, names);
  distribute(items, findDetails(text, words, items), names);
  tellSides(items);
  tellChains(items, { text, words }, isName);
  const ending = items.at(-1);
  if (ending) ending.words.push(...waiting.splice(0));
  countOnEach(items, words);
  countOfEach(items, words);
  const meals = parts.flatMap(({ mention }) => mention ?? []);
  for (const item of items) item.text = saidText(text, words, item.words, meals);
  waiting = waiting.sort((a, b) => a - b);
  return { words, items, unread: waiting };
}
