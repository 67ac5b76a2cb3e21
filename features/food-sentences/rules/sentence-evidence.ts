import type { SentenceWord } from '#features/foods/rules/amounts/sentence-words.ts';
import { isInBrackets, type SentenceItem } from './sentence-items.ts';

/** What became of an item: the kind of food it was taken for, and how well it fits; null where nothing is called so. */
export type Taken = { category: string | null; score: number };

const OPENS_LIST = /^\s*(?:[-–—]+|:)\s*$/;
const CLOSES = /[)\]\n.;!?]/;

/** For each item the one whose description it stands in: "Parma – crumbed breast, ham", "burger (bacon, egg)". */
export function findDetails(
  text: string,
  words: readonly SentenceWord[],
  items: readonly SentenceItem[],
): (number | null)[] {
  const places = items.map(({ words: own }) => ({
    from: words[Math.min(...own)]?.from ?? 0,
    to: words[Math.max(...own)]?.to ?? 0,
  }));
  const signs = places.map(({ from }, at) => text.slice(places[at - 1]?.to ?? from, from));
  const dashes = signs.filter((sign) => OPENS_LIST.test(sign)).length;
  // "Pie -- coffee -- half a lamington": dashes that only divide.
  const isDashed = dashes > 2 || (dashes > 1 && !signs.some((sign) => sign.includes(',')));
  // "Chicken 200 g - rice" are two things.
  const endsWithFood = (at: number): boolean => {
    const last = words[Math.max(...(items[at]?.words ?? []))]?.folded ?? '';
    return items[at]?.food.split(' ').includes(last) ?? false;
  };
  let head: number | null = null;
  return items.map(({ join }, at) => {
    const from = places[at]?.from ?? 0;
    if (at > 0 && isInBrackets(text, from)) {
      const opens = Math.max(text.lastIndexOf('(', from), text.lastIndexOf('[', from));
      const before = places.findLastIndex((place) => place.from < opens);
      return before >= 0 ? before : null;
    }
    const sign = signs[at] ?? '';
    if (at > 0 && OPENS_LIST.test(sign))
      head = head === null && !isDashed && endsWithFood(at - 1) ? at - 1 : null;
    else if (CLOSES.test(sign) || /^(with|w|plus|then|on)$/.test(join ?? '')) head = null;
    return head;
  });
}

/** A score below which the name hardly fits. */
const POOR_SCORE = 2.3;

/**
 * How much each sign speaks against an item, of 1: about the share of such items of four sets of 200 sentences that
 * nobody had spoken of, or that were another food (docs/benchmarks.md).
 */
const AGAINST = {
  /** brackets or a list after it tell what it is made of, or which */
  heads: 0.3,
  /** it stands in such brackets or such a list */
  detail: 0.25,
  /** another food stands right beside it, without a sign, a joining word or an amount between them */
  pressed: 0.25,
  pressedCounted: 0.1,
  /** what stands after it names nothing that is known */
  beforeLost: 0.25,
  poor: 0.25,
  /** something of the sentence names nothing that is known */
  lost: 0.1,
  /** another food of its kind is told */
  alike: 0.1,
  /** it goes with another food */
  beside: 0.05,
};

/** A share alone ("ate half of it") says nothing of how much it was. */
const isCounted = ({ amount, unit, each, shared }: SentenceItem): boolean =>
  (amount !== null && !amount.article && !shared) || unit !== null || each !== null;

/** How sure it is that an item was eaten and is the food it was taken for, from 0 to 1. */
export function confidenceIn(
  at: number,
  items: readonly SentenceItem[],
  details: readonly (number | null)[],
  takenOf: (item: SentenceItem) => Taken | null,
): number {
  const item = items[at] as SentenceItem;
  const next = items[at + 1];
  const taken = takenOf(item);
  const isLost = (one: SentenceItem | undefined): boolean =>
    one !== undefined && !one.excluded && takenOf(one) === null;
  const isAlike = (one: SentenceItem): boolean =>
    one !== item && !one.excluded && takenOf(one)?.category === taken?.category;
  const counted = isCounted(item);
  const presses = item.join === '' || next?.join === '';
  const signs: [isSo: boolean, weight: number][] = [
    [!counted && details.includes(at), AGAINST.heads],
    [!counted && details[at] !== null, AGAINST.detail],
    [!counted && presses, AGAINST.pressed],
    [counted && presses, AGAINST.pressedCounted],
    [!counted && isLost(next), AGAINST.beforeLost],
    [!counted && (taken?.score ?? 0) < POOR_SCORE, AGAINST.poor],
    [items.some(isLost), AGAINST.lost],
    [(taken?.category ?? null) !== null && items.some(isAlike), AGAINST.alike],
    [item.beside !== null, AGAINST.beside],
  ];
  return 1 - signs.reduce((all, [isSo, weight]) => all + (isSo ? weight : 0), 0);
}

/** Below it an item is asked about. */
export const SURE_CONFIDENCE = 0.8;
