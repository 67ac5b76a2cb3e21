import { isMeasured } from '#features/foods/rules/amounts/sentence-units.ts';
import { stem } from '#features/foods/rules/search/search-words.ts';
import { isSizeWord } from '#features/told-amounts/rules/told-sizes.ts';
import type { SpokenNames } from '#features/told-words/rules/spoken-names.ts';
import type { Chunk } from '../sentence-chunk.ts';
import { foldedText, type SentenceItem } from '../sentence-items.ts';

const isMeat = (word = ''): boolean =>
  /^(chicken|turkey|beef|lamb|pork|ham|tuna|salmon|egg|prawn|veggie)$/.test(word);
/** What of a pack was eaten is counted in pieces. */
const PACKS = new Set(['packet', 'box', 'tub', 'tray', 'bucket', 'container', 'steamer']);

/** Changes what was told by what is said instead, and answers it; null where another food takes its place. */
export function correct(
  items: readonly SentenceItem[],
  chunk: Chunk,
  names: SpokenNames,
): SentenceItem | null {
  const before = items.at(-1);
  if (!before) return null;
  // "Kids had nuggets and I had 3"
  if (before.excluded && chunk.food.length === 0) before.excluded = false;
  const isCounted = ({ amount, unit }: SentenceItem): boolean =>
    amount !== null && (chunk.unit !== null || unit === null || !isMeasured(unit));
  const isSide = before.amount === null && before.beside !== null && before.join !== 'on';
  // "Crackers with butter and jam, 6 of them"
  const head = isSide ? (items[before.beside ?? -1] ?? before) : before;
  const told = isSide || before.amount ? (items.findLast(isCounted) ?? head) : before;
  if (chunk.food.length === 0 && !chunk.amount && chunk.size) {
    before.size = chunk.size;
    const [first, ...others] = before.food.split(' ');
    if (isSizeWord(first) && others.length > 0) before.food = others.join(' ');
    return before;
  }
  if (chunk.food.length === 0 && chunk.amount) {
    told.settled = true;
    const unit = chunk.unit ?? (PACKS.has(told.unit?.name ?? '') ? null : told.unit);
    Object.assign(told, { amount: chunk.amount, unit });
    return told;
  }
  // "One poached egg on toast, no wait, two eggs"
  const again = foldedText(chunk.food);
  const same = items.findLast(
    ({ food, excluded }) =>
      !excluded && again !== '' && food.split(' ').some((word) => stem(word) === stem(again)),
  );
  if (same && (chunk.amount || names.isOneFood(again, false))) {
    if (chunk.amount) Object.assign(same, { amount: chunk.amount, unit: chunk.unit ?? same.unit });
    else same.food = again;
    return same;
  }
  // "Ham sandwich, scratch that, it was turkey"
  const last = before.food.split(' ').at(-1) ?? '';
  const kind = again.endsWith(last) ? again : `${again} ${last}`;
  const isKind = names.isNamed(kind) || (isMeat(again) && isMeat(before.food.split(' ')[0]));
  if (again === '' || chunk.amount || !before.food.includes(' ') || !isKind) return null;
  before.food = kind;
  return before;
}
