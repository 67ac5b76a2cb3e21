import type { MealWishes } from '#features/meal-wishes/rules/meal-wishes.ts';
import { TREE_NUTS } from '#features/recipe-book/rules/allergen-kinds.ts';
import type { LabelledWish } from './labelled-wishes.ts';

/** Constraints that are right, and all of them: right, missing and invented. */
export type JudgedWish = { right: number; all: number; faults: string[] };

type Place = { days: readonly number[]; slots: readonly string[] };
const at = ({ days, slots }: Place): string =>
  `${days.length > 0 ? ` on ${days.join(' ')}` : ''}${slots.length > 0 ? ` at ${slots.join(' ')}` : ''}`;

/** One text a constraint, so that two lists of them can be compared. */
function toTexts(all: MealWishes): string[] {
  const each = (name: string, values: readonly string[]) => values.map((one) => `${name} ${one}`);
  const one = (name: string, value: number | null) => (value === null ? [] : [`${name} ${value}`]);
  const { leftoverSlots } = all;
  return [
    ...each('diet', all.diets),
    ...each('without', all.without),
    ...each('avoid', all.avoid),
    ...each('less', all.less),
    // Labels name no figure: at most twice is less of it.
    ...all.limits.map(({ what }) => `less ${what}`),
    ...each('more', all.more),
    ...each('use-up', all.useUp),
    ...(all.useUpGrams ?? []).map(({ food, grams }) => `grams ${food} ${grams}`),
    ...all.asks.map((ask) => `ask ${ask.what}${at(ask)}`),
    ...all.times.map((time) => `minutes ${time.minutes}${at(time)}`),
    ...all.skips.map(({ isOut, days, slots }) => {
      const on = days.length > 0 ? ` on ${days.join(' ')}` : '';
      return `${isOut ? 'out' : 'skip'} ${slots.join(' ')}${on}`;
    }),
    ...one('day-minutes', all.dayMinutes),
    ...one('budget', all.budgetAud),
    ...one('meal-budget', all.mealAud),
    ...(all.isCheap ? ['cheap'] : []),
    ...(all.cookDays.length > 0 ? [`cook ${all.cookDays.join(' ')}`] : []),
    ...(leftoverSlots.length > 0 ? [`leftovers at ${leftoverSlots.join(' ')}`] : []),
    ...(all.leftovers === true && leftoverSlots.length === 0 ? ['leftovers'] : []),
    ...(all.leftovers === false ? ['no-leftovers'] : []),
    ...each('same', all.same),
    ...(all.noRepeats ? ['no-repeats'] : []),
    ...(all.expecting === null ? [] : [all.expecting]),
    ...one('people', all.people),
    ...one('kids', all.kids),
    ...one('kid-share', all.kidShare),
    ...one('snacks', all.snacks),
    ...one('partner-share', all.partnerShare),
    ...all.guests.map((guests) => `guests ${guests.count}${at(guests)}`),
  ];
}

const ALLERGENS_OF: Readonly<Record<string, readonly string[]>> = {
  nuts: TREE_NUTS,
  shellfish: ['crustacean', 'mollusc'],
};

/** Labels name several allergens at once, and groups of them. */
const toExpected = (label: string): string[] => {
  const [name, ...values] = label.split(' ');
  const [food, grams] = values;
  if (name === 'use-up' && grams) return [`use-up ${food}`, `grams ${food} ${grams}`];
  if (name !== 'without') return [label];
  return values.flatMap((one) => (ALLERGENS_OF[one] ?? [one]).map((each) => `without ${each}`));
};

/** Groups of allergens count as one, so that nuts do not outweigh everything else. */
const isCounted = (text: string): boolean =>
  !TREE_NUTS.some((nut) => text === `without ${nut}` && nut !== 'almond') &&
  text !== 'without mollusc';

/** Compares what was read with what should have been. */
export function judgeWish([wish, ...labels]: LabelledWish, read: MealWishes): JudgedWish {
  const expected = labels.flatMap(toExpected).filter(isCounted);
  const isLabelled = (text: string) =>
    !text.startsWith('grams ') ||
    expected.some((one) => one.split(' ', 2).join() === text.split(' ', 2).join());
  // Most labels were written before amounts were read: only those that name one are held against it.
  const left = toTexts(read).filter((text) => isCounted(text) && isLabelled(text));
  const faults: string[] = [];
  let right = 0;
  for (const text of expected) {
    const found = left.indexOf(text);
    if (found < 0) faults.push(`missing ${text}`);
    else {
      left.splice(found, 1);
      right += 1;
    }
  }
  faults.push(...left.map((text) => `invented ${text}`));
  return {
    right,
    all: expected.length + left.length,
    faults: faults.map((fault) => `"${wish}": ${fault}`),
  };
}
