import { isMeasured } from '#features/foods/rules/amounts/sentence-units.ts';
import type { SentenceWord } from '#features/foods/rules/amounts/sentence-words.ts';
import {
  isDishOf,
  isJoinedName,
  type SpokenNames,
} from '#features/told-words/rules/spoken-names.ts';
import { tellsAfter } from './sentence-chunk.ts';
import { foldedText, isInBrackets } from './sentence-items.ts';
import type { Part } from './sentence-parts.ts';

/** A sentence as it was typed, its words and its parts. */
type Told = { text: string; words: readonly SentenceWord[]; parts: readonly Part[] };

/** What of them stands on something is counted apart. */
const OWN_PACKS = new Set(['can', 'jar', 'packet']);

/** How many parts from `at` on are one dish: "fish and chips", "scone with jam and cream". */
export function dishLength(
  { text: typed, words, parts }: Told,
  at: number,
  names: SpokenNames,
): number {
  const first = parts[at]?.chunk;
  if (!first || first.food.length === 0 || parts[at]?.excluded) return 1;
  let most = 1;
  while (most < 4) {
    const next = parts[at + most];
    const chunk = next?.chunk;
    // "Sandwich with ham, cheese and tomato"
    const isListed =
      next?.join === null && parts[at + 1]?.join === 'with' && words[next.start]?.gap === 'comma';
    if (!chunk || !(next.join || isListed) || /^(plus|then)$/.test(next.join ?? '')) break;
    if (chunk.food.length === 0) break;
    const isCounted = chunk.amount !== null || chunk.unit !== null || chunk.size !== null;
    // "Can of rum and coke 375 ml"
    const isOpen = first.unit === null || (chunk.unit !== null && isMeasured(chunk.unit));
    const isOne = first.amount?.article ?? true;
    const closes = tellsAfter(chunk, words) && isOne && isOpen;
    // "Bagel with cream cheese, smoked salmon 50g": the weight is the salmon's.
    const isLasts = most > 1 && parts[at + 1]?.join === 'with' && chunk.unit?.grams !== undefined;
    if (isCounted && (!closes || isLasts)) break;
    most += 1;
    if (isCounted) break;
  }
  for (let length = most; length > 1; length -= 1) {
    const last = parts[at + length - 1];
    // Half a tin on toast is half the tin, two tablespoons of what is on it no two of the dish.
    const isOwn = first.unit && (isMeasured(first.unit) || OWN_PACKS.has(first.unit.name));
    if (isOwn && parts[at + 1]?.join === 'on') continue;
    const whole = dishText({ words, parts }, at, length);
    const join = parts[at + 1]?.join ?? '';
    // "Leftover mac and cheese"
    const bare = (said: string): string => (join === 'and' ? said.replace(WARMED, '') : said);
    const name = names.find(whole) ?? names.find(bare(whole));
    const text = bare(foldedText(first.food));
    // "A sausage and a bit of potato salad" are two.
    const isNext = last?.chunk?.food[0] === words[(last?.start ?? 0) + 1];
    const spread =
      length === 2 && join === 'and' && isNext && !first.unit && !first.each && !first.trails;
    if (spread && last?.chunk && isDishOf(text, foldedText(last.chunk.food), names)) return length;
    if (!name || !last || !isJoinedName(name, join, text)) continue;
    const { amount, unit, each } = first;
    const counted = amount !== null && amount.value > 1 && unit === null && each === null;
    const weighed = unit?.grams !== undefined && parts[at + 1]?.join === 'and';
    // "150 g grilled chicken and salad"
    const isSide = length === 2 && SIDES.test(foldedText(last.chunk?.food ?? []));
    if ((counted && !name.countable) || (weighed && (isSide || !name.proper))) continue;
    if (join === 'with' && isCountedAfter(parts[at + length], last, typed, words, names)) continue;
    return length;
  }
  return 1;
}

export function dishText(
  { words, parts }: Pick<Told, 'words' | 'parts'>,
  at: number,
  length: number,
): string {
  const first = parts[at]?.chunk?.food[0];
  const last = parts[at + length - 1]?.chunk?.food.at(-1);
  if (!first || !last) return '';
  const within = words.filter(({ from, to }) => from >= first.from && to <= last.to);
  return foldedText(within).replace(/\b(without|minus)\b/g, 'no');
}

/** "Wrap with falafels (4)": the falafels are counted, and not the wrap. */
function isCountedAfter(
  next: Part | undefined,
  { chunk }: Part,
  typed: string,
  words: readonly SentenceWord[],
  names: SpokenNames,
): boolean {
  const { amount = null, unit = null, food = [] } = next?.chunk ?? {};
  const isAlone = next !== undefined && amount !== null && food.length === 0;
  if (!chunk || !isAlone || !isInBrackets(typed, words[next.start]?.from ?? 0)) return false;
  const isWeight = unit !== null && isMeasured(unit);
  return isWeight || (unit === null && (names.find(foldedText(chunk.food))?.countable ?? false));
}

/** What is weighed with meat only as a dish. */
const SIDES = /^(salad|veg|veggies|vegies|vegetables|greens)$/;
const WARMED = /^(leftover|cold|reheated|homemade) /;
