import type { SpokenNames } from '#features/told-words/rules/spoken-names.ts';
import type { SentenceItem } from './sentence-items.ts';

/** What is spread on is bread, not the colour. */
export const BREADS = new Set(
  'white wholemeal multigrain rye sourdough grain wholegrain brown'.split(' '),
);

/** The last one or two items as a sandwich: "egg and lettuce on white", "salad sanga on rye". */
export function fillingOf(items: readonly SentenceItem[], names: SpokenNames) {
  const isSandwich = /sandwich|sanga|sanger|sambo|toastie|roll|sub$/;
  for (const count of [2, 1]) {
    const parts = items.slice(-count);
    const [first] = parts;
    if (!first || parts.length < count || parts.some(({ excluded }) => excluded)) continue;
    const food = parts.map((one) => one.food).join(' and ');
    const whole = isSandwich.test(food) && count === 1 ? food : `${food} sandwich`;
    if (whole !== food && !names.find(whole)) continue;
    return { count, item: { ...first, food: whole }, words: parts.flatMap(({ words }) => words) };
  }
  return null;
}
