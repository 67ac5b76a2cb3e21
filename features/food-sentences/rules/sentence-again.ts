import type { SentenceWord } from '#features/foods/rules/amounts/sentence-words.ts';
import { stem } from '#features/foods/rules/search/search-words.ts';
import type { SpokenNames } from '#features/told-words/rules/spoken-names.ts';
import { isForm } from './sentence-cover.ts';
import type { SentenceItem } from './sentence-items.ts';

const JOINTS = /\s+(?:and|with|plus|n|w)\s+/;

const lastOf = (food: string): string => stem(food.split(' ').at(-1) ?? '');

/** "Burger with fries" as a burger and fries, where each is a food; "ham and cheese sandwich" stays one. */
function partsOf({ food }: SentenceItem, names: SpokenNames): string[] {
  const parts = food.split(JOINTS);
  const isApart = parts.every((part) => names.isNamed(part) && !isForm(part.split(' ')[1] ?? ''));
  // What is served with chips is battered.
  return isApart
    ? parts.map((part) => (food === 'fish and chips' && part === 'fish' ? 'battered fish' : part))
    : [food];
}

/** Half the chips, or no chips, of what was told before: no "a half pizza", which is another one. */
function isOfBefore(item: SentenceItem, words: readonly SentenceWord[], text: string): boolean {
  if (item.unit !== null || item.each !== null) return false;
  if (item.excluded) {
    const said = text.slice(0, words[Math.max(...item.words)]?.to);
    return /\b(the|my|all|eat|touch|finish|left)( \p{L}+){1,3}$/iu.test(said);
  }
  const own = item.words.map((at) => words[at]?.folded ?? '');
  return (item.amount?.value ?? 1) < 1 && !own.some((word) => /^an?$/.test(word));
}

/**
 * "Parmy with chips and salad, only ate half the chips", "burger and fries, didn't eat the fries": what is told again
 * changes what was told before, which is taken apart for it where it is a dish of several foods.
 */
export function tellAgain(
  items: SentenceItem[],
  { text, words }: { text: string; words: readonly SentenceWord[] },
  names: SpokenNames,
): void {
  const heads = new Map(items.map((item) => [item, items[item.beside ?? -1] ?? null]));
  for (const item of items.filter((one) => isOfBefore(one, words, text))) {
    const before = items.slice(0, items.indexOf(item)).filter(({ excluded }) => !excluded);
    const parts = before.map((one) => partsOf(one, names));
    const found = parts.findLastIndex((all) =>
      all.some((part) => lastOf(part) === lastOf(item.food)),
    );
    const told = before[found];
    const all = parts[found] ?? [];
    if (!told || (told.unit !== null && all.length > 1)) continue;
    const apart = all.map((food, at) =>
      at === 0 ? Object.assign(told, { food }) : { ...told, food, words: [] },
    );
    for (const one of apart)
      heads.set(one, apart.indexOf(one) > 0 ? told : (heads.get(told) ?? null));
    items.splice(items.indexOf(told), 1, ...apart);
    const same = apart.findLast(({ food }) => lastOf(food) === lastOf(item.food));
    if (!same) continue;
    same.words = [...same.words, ...item.words];
    if (item.excluded) same.excluded = true;
    else if (item.amount)
      same.amount = { ...item.amount, value: (same.amount?.value ?? 1) * item.amount.value };
    items.splice(items.indexOf(item), 1);
  }
  for (const item of items) {
    const head = heads.get(item);
    const at = head ? items.indexOf(head) : -1;
    item.beside = at < 0 ? null : at;
  }
}
