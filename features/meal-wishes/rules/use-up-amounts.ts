import { factsByKey } from '#features/recipe-book/rules/food-facts.ts';
import { AUSTRALIAN_ML, type MeasureUnit, toGrams } from '#features/recipe-book/rules/measures.ts';
import { MAX_USE_UP_GRAMS } from './meal-wishes.ts';
import { findWishedFood } from './wished-foods.ts';

type Unit = { unit: MeasureUnit; times: number };

const UNITS = new Map<string, Unit>();
const unit = (words: string, is: MeasureUnit, times = 1): void => {
  for (const word of words.split(' ')) UNITS.set(word, { unit: is, times });
};
unit('g gram grams gm gms', 'g');
unit('kg kgs kilo kilos kilogram kilograms', 'g', 1_000);
unit('ml mls millilitre millilitres', 'ml');
unit('l litre litres liter liters', 'ml', 1_000);
unit('can cans tin tins', 'can');
unit('bunch bunches', 'bunch');
unit('head heads', 'head');
unit('punnet punnets', 'punnet');
unit('cup cups', 'cup');

/** Words of amounts that the wishes have no other meaning for. */
export const AMOUNT_WORDS: readonly string[] = [...UNITS.keys()].filter(
  (word) => word.length !== 1 || word === 'g',
);

const COUNTS = new Map([
  ['1 and a half', 1.5],
  ['1 / 2 a', 0.5],
  ['1 / 2', 0.5],
  ['1⁄2 a', 0.5],
  ['1⁄2', 0.5],
  ['1⁄4', 0.25],
  ['3⁄4', 0.75],
  ['3 quarter of a', 0.75],
  ['2 third of a', 0.67],
  ['a third of a', 0.33],
  ['a quarter of a', 0.25],
  ['a quarter', 0.25],
  ['a quarter of', 0.25],
  ['half an', 0.5],
  ['half a', 0.5],
  ['half', 0.5],
  ['an', 1],
  ['a', 1],
]);
/** The longest first. */
const COUNT = String.raw`(${[...COUNTS.keys()].join('|')}|\d+(?:\.\d+)?)`;
const UNIT = `(${[...UNITS.keys()].join('|')})`;
const BEFORE = new RegExp(
  ` ${COUNT}(?: ${UNIT})?(?: (?:of|the|my|our|fresh|frozen|baby|leftover|leftovers|cooked|raw|big|large|small))* $`,
);
/** Not "spinach, 500 g feta". */
const AFTER = new RegExp(
  String.raw`^ (?:[(:,–-] )?(\d+(?:\.\d+)?) ${UNIT} (?=$|[).,;!?\n]|(?:and|to|that|which|in|left) )`,
);

/** A whole one without skin and core, g, of what recipes weigh by the cup. */
const WHOLE_G: Readonly<Record<string, number>> = {
  cabbage: 1_000,
  papaya: 500,
  pineapple: 900,
  pumpkin: 1_000,
  rockmelon: 1_000,
  'red-cabbage': 1_000,
  watermelon: 4_000,
  wombok: 800,
};

/** Grams of so much of a food, by the first of its kinds whose measure is known; null if none is. */
function gramsOf(id: string, count: number, { unit: is, times }: Unit): number | null {
  if (is === 'g') return count * times;
  const facts = (findWishedFood(id)?.keys ?? []).flatMap((key) => factsByKey(key) ?? []);
  for (const one of facts) {
    const whole = is === 'each' ? (toGrams(1, 'head', one) ?? WHOLE_G[one.key]) : undefined;
    const grams = toGrams(count * times, is, one) ?? (whole === undefined ? null : count * whole);
    if (grams !== null) return grams;
  }
  // What is poured weighs about as much as water.
  return is === 'ml' ? count * times * AUSTRALIAN_ML.ml : null;
}

/**
 * Grams of a food that stands at words `from` up to `to`: "500 g spinach", "half a cabbage", "mince, 1 kg"; null
 * where no amount was said, or its weight is not known.
 */
export function saidGrams(
  words: readonly string[],
  { from, to, id }: { from: number; to: number; id: string },
): number | null {
  const before = BEFORE.exec(` ${words.slice(0, from).join(' ')} `);
  const after = AFTER.exec(` ${words.slice(to).join(' ')} `);
  const [, count, word] = before ?? after ?? [];
  if (count === undefined) return null;
  const many = COUNTS.get(count) ?? Number(count);
  const grams = gramsOf(id, many, (word && UNITS.get(word)) || { unit: 'each', times: 1 });
  if (grams === null || !(grams > 0) || grams > MAX_USE_UP_GRAMS) return null;
  return Math.round(grams);
}
