import type { SentenceWord } from '#features/foods/rules/amounts/sentence-words.ts';
import { stem } from '#features/foods/rules/search/search-words.ts';
import type { SpokenNames } from '#features/told-words/rules/spoken-names.ts';
import { isForm } from '../sentence-cover.ts';
import type { SentenceItem } from '../sentence-items.ts';

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
    const isHome = /^ (?:came|went|comes|brought) (?:back )?home\b/i.test(text.slice(said.length));
    return isHome || /\b(the|my|all|eat|touch|finish|left)( \p{L}+){1,3}$/iu.test(said);
  }
  const own = item.words.map((at) => words[at]?.folded ?? '');
  return (item.amount?.value ?? 1) < 1 && !own.some((word) => /^an?$/.test(word));
}

type Sentence = { text: string; words: readonly SentenceWord[] };

/** Where the first word of a food was typed. */
function placeOf({ food, words: own }: SentenceItem, words: readonly SentenceWord[]): number {
  const [first] = food.split(' ');
  const named = own.find((at) => words[at]?.folded === first);
  return words[named ?? Math.min(...own)]?.from ?? 0;
}

/** The items of the same sentence, or of the same line of a list, that stand before a place. */
function toldBefore(
  items: readonly SentenceItem[],
  until: number,
  { text, words }: Sentence,
): SentenceItem[] {
  const before = items.filter((item) => placeOf(item, words) < until);
  const last = Math.max(...before.map((item) => placeOf(item, words)), 0);
  const start = Math.max(text.lastIndexOf('. ', last), text.lastIndexOf('\n', last));
  return before.filter((item) => placeOf(item, words) > start);
}

const ONLY =
  /\b(?:only|just) (?:i )?(?:ate|had|eat|have|finished|managed|got through) (?:the|my) $/i;

/** "Packed a sandwich and an apple, only ate the sandwich": the apple was not eaten, and the sandwich is one. */
function keepOnly(items: SentenceItem[], sentence: Sentence): void {
  const { text, words } = sentence;
  const isOnly = (item: SentenceItem) => ONLY.test(text.slice(0, placeOf(item, words)));
  const only = items.findIndex((item) => !item.excluded && isOnly(item));
  const told = items[only];
  if (!told) return;
  const before = toldBefore(items, placeOf(told, words), sentence).filter((one) => !one.excluded);
  const isSame = (one: SentenceItem, other: SentenceItem) =>
    lastOf(one.food) === lastOf(other.food);
  if (!before.some((one) => isSame(one, told))) return;
  const end = items.findIndex(({ join }, at) => at > only && join !== 'and');
  const kept = items.slice(only, end < 0 ? items.length : end);
  for (const one of before) {
    const again = kept.find((item) => isSame(item, one));
    one.excluded = again === undefined;
    if (!again) continue;
    // What it was, and how much where that is not told again, was told first.
    const { amount, unit, each } = again.amount ? again : one;
    Object.assign(one, { amount, unit, each, words: [...one.words, ...again.words] });
    items.splice(items.indexOf(again), 1);
  }
}

/** "A biscuit, then another, so 2 scotch fingers": what is summed up is what was told before it. */
function sumUp(items: SentenceItem[], sentence: Sentence): void {
  const { text, words } = sentence;
  const [sum] =
    /\b(?:another|again|one more)\b[^.;\n]*?\bso (?=\d|two|three|four|five|six)/i.exec(text) ?? [];
  if (sum === undefined) return;
  const from = text.indexOf(sum) + sum.length;
  const before = toldBefore(items, from, sentence).filter((one) => !one.excluded);
  const after = items.filter((item) => placeOf(item, words) >= from);
  const [first] = after;
  if (!first || /[,.;)]/.test(text.slice(from, placeOf(first, words)))) return;
  const again = new Set(after.map(({ food }) => lastOf(food)));
  for (const one of before)
    if (after.length >= before.length || again.has(lastOf(one.food))) one.excluded = true;
}

/**
 * "Parmy with chips and salad, only ate half the chips", "burger and fries, didn't eat the fries": what is told again
 * changes what was told before, which is taken apart for it where it is a dish of several foods.
 */
export function tellAgain(items: SentenceItem[], sentence: Sentence, names: SpokenNames): void {
  const { text, words } = sentence;
  const heads = new Map(items.map((item) => [item, items[item.beside ?? -1] ?? null]));
  sumUp(items, sentence);
  keepOnly(items, sentence);
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
