import type { SentenceWord } from '#features/foods/rules/amounts/sentence-words.ts';
import { isInBrackets, type SentenceItem } from './sentence-items.ts';

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
