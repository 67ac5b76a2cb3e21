import type { MealType } from '#features/food-log/rules/entry/entry-kinds.ts';
import type { SentenceWord } from '#features/foods/rules/amounts/sentence-words.ts';
import { wordMap } from '#features/foods/rules/search/search-words.ts';

/** "for lunch", "brekkie:": words that say which meal it was. */
export type MealMention = {
  start: number;
  end: number;
  meal: MealType;
  /** it stands before what was eaten, not after it */
  leads: boolean;
};

const MEALS = wordMap<MealType>({
  breakfast: 'breakfast',
  breaky: 'breakfast',
  brekkie: 'breakfast',
  brekky: 'breakfast',
  brekkers: 'breakfast',
  lunch: 'lunch',
  lunchtime: 'lunch',
  dinner: 'dinner',
  dinnertime: 'dinner',
  din: 'dinner',
  brek: 'breakfast',
  recess: 'snack',
  supper: 'dinner',
  snack: 'snack',
  snacks: 'snack',
  smoko: 'snack',
});
const TEAS = wordMap<MealType>({
  'morning tea': 'snack',
  'afternoon tea': 'snack',
  'arvo tea': 'snack',
  'arvo snack': 'snack',
  'evening snack': 'snack',
  'night snack': 'snack',
  'after tea': 'snack',
  'after dinner': 'snack',
  'morn tea': 'snack',
  'midnight snack': 'snack',
  'morning snack': 'snack',
  'afternoon snack': 'snack',
  'late snack': 'snack',
});
const BEFORE = new Set('for at my a as todays cut packed work late early quick light'.split(' '));
const AFTER = new Set(['was', 'were', 'is', 'i', 'had', 'we']);
const JOINING = new Set(['and', 'then', 'plus']);

function mealAt(words: readonly SentenceWord[], at: number) {
  const one = words[at]?.folded ?? '';
  const two = TEAS.get(`${one} ${words[at + 1]?.folded ?? ''}`);
  if (two) return { meal: two, length: 2 };
  if (one === 'tea' && words[at - 1]?.folded === 'for')
    return { meal: 'dinner' as const, length: 1 };
  const meal = MEALS.get(one);
  return meal ? { meal, length: 1 } : null;
}

/** Where meals are named, in order. "Breakfast burrito" and "dinner roll" name none. */
export function mealMentions(words: readonly SentenceWord[]): MealMention[] {
  const mentions: MealMention[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const found = mealAt(words, at);
    if (!found) continue;
    const end = at + found.length;
    let start = at;
    while (
      start > 0 &&
      BEFORE.has(words[start - 1]?.folded ?? '') &&
      words[start]?.gap === 'none'
    ) {
      start -= 1;
    }
    const next = words[end];
    const said = words.slice(start, at).some(({ folded }) => folded === 'for' || folded === 'at');
    const opens = words[start]?.gap !== 'none';
    const ends = !next || next.gap !== 'none' || AFTER.has(next.folded) || next.figure !== null;
    const article = next !== undefined && /^(an?|some|two|three|half)$/.test(next.folded);
    const isTea = found.length === 2;
    if (
      !isTea &&
      !(said && (ends || article || JOINING.has(next?.folded ?? '') || next?.folded === 'with')) &&
      !(opens && (ends || article))
    ) {
      // "for breakfast toast and eggs": only a compound of the catalogue would say otherwise
      if (!(said && opens && found.meal !== 'snack')) continue;
      if (/^(burrito|roll|bar|drink|muffin|bowl|wrap|sausage|tea)s?$/.test(next?.folded ?? ''))
        continue;
    }
    const leads = opens || JOINING.has(words[start - 1]?.folded ?? '');
    mentions.push({ start, end, meal: found.meal, leads });
    at = end - 1;
  }
  return mentions;
}
