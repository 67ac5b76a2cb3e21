import type { FoodId } from '#features/food-facts/rules/food-kinds.ts';
import type { MeasureUnit } from '#features/recipe-book/rules/measures.ts';
import { type FoodPhrase, splitFood } from './food-phrase.ts';
import { type LineAmount, type Stated, takeAmount } from './line-amount.ts';
import { lineGrams } from './line-grams.ts';
import type { MeasureSystem } from './line-units.ts';
import type { Confidence } from './match-facts.ts';
import { matchPhrase } from './match-line.ts';

export type LineFood = { foodId: FoodId; name: string; key: string | null };

/** A line of a recipe as it was read. What the line does not say is null, never zero. */
export type IngredientLine = {
  /** The line as it was written. */
  text: string;
  amount: number | null;
  amountTo: number | null;
  unit: string | null;
  note: string | null;
  group: string | null;
  optional: boolean;
  food: LineFood | null;
  /** null without a food. */
  confidence: Confidence | null;
  /** Edible grams of the food; null if they cannot be told. */
  grams: number | null;
  /** What the food is called in the line, for a search. */
  foodWords: string;
  /** Weight or volume that the line states beside its amount. */
  stated: Stated | null;
};

/** The longest line that is read; characters beyond are no ingredient. */
export const MAX_LINE_LENGTH = 300;

/** What a recipe stores of a note and of a group (features/recipes). */
const MAX_NOTE_LENGTH = 200;
const MAX_GROUP_LENGTH = 80;

const BULLET = /^[\s•▢☐✓✔●○◦‣▪*·–—-]+(?=\S)/;

const tidyLine = (text: string): string =>
  text
    .slice(0, MAX_LINE_LENGTH)
    .replace(/\s+/g, ' ')
    .replace(BULLET, '')
    .replace(/^q\.?\s?b\.?\s+/i, '')
    .trim();

/** "juice of 1 lemon", "1 lemon, juiced": which part of the fruit is used. */
type FruitPart = 'juice' | 'zest' | 'both' | null;

const PART_FIRST =
  /^(?:(?:finely|freshly|grated|squeezed|the|fresh)\s+)*((?:juice|zest|rind|peel)(?:\s*(?:and|&|\+)\s*(?:(?:finely|grated)\s+)*(?:juice|zest|rind))?)\s+(?:of|from)\s+/i;

function partIn(text: string): FruitPart {
  const juice = /\bjuiced?\b/i.test(text);
  const zest = /\b(?:zest(?:ed)?|rind|peel|grated rind)\b/i.test(text);
  if (juice && zest) return 'both';
  return juice ? 'juice' : zest ? 'zest' : null;
}

const FRUITS: Readonly<Record<string, Readonly<Record<'juice' | 'zest', string>>>> = {
  lemon: { juice: 'lemon juice', zest: 'lemon zest' },
  lime: { juice: 'lime juice', zest: 'lime' },
  orange: { juice: 'orange juice', zest: 'orange zest' },
};

const COUNTED: readonly (readonly [pattern: RegExp, unit: string])[] = [
  [/^cloves?\s+(?:of\s+)?(?=.*\bgarlic)/i, 'clove'],
  [/(?<=\bgarlic)\s+cloves?\b/i, 'clove'],
  [/^(?:sticks?|ribs?|stalks?)\s+(?:of\s+)?(?=.*\b(?:celery|lemongrass|rhubarb))/i, 'stalk'],
  [/(?<=\b(?:celery|lemongrass|lemon grass|rhubarb))\s+(?:sticks?|ribs?|stalks?)\b/i, 'stalk'],
  [/(?<=\b(?:lettuce|basil|mint|sage|lime|kale|silverbeet|curry|coriander))\s+leaves\b/i, 'leaf'],
  [/(?<=\b(?:thyme|rosemary|parsley|mint|oregano|dill))\s+sprigs?\b/i, 'sprig'],
  [/(?<=\bbread)\s+slices?\b/i, 'slice'],
  [/(?<=\b(?:lasagn[ae]|pastry|nori|filo))\s+sheets?\b/i, 'sheet'],
];

/** Units that stand behind the food ("2 garlic cloves") or only belong to it ("2 sticks celery"). */
function takeFoodUnit({ unit, rest }: LineAmount): { unit: LineAmount['unit']; rest: string } {
  if (unit !== 'each') return { unit, rest };
  for (const [pattern, counted] of COUNTED) {
    if (pattern.test(rest)) return { unit: counted, rest: rest.replace(pattern, '').trim() };
  }
  return { unit, rest };
}

/** "plain flour 200g", "Sugar - 100 g", "eggs x 3": the amount behind the food. */
function takeBehind(text: string, system: MeasureSystem): LineAmount | null {
  const found = /^([a-z][^\d½⅓¼¾⅔⅛(]*?)[\s:,–—x×-]+([\d½⅓¼¾⅔⅛].*)$/i.exec(text);
  if (!found) return null;
  const [, food = '', amount = ''] = found;
  const taken = takeAmount(amount, system);
  if (taken.amount === null || !/^[\s.)]*$/.test(taken.rest.replace(/\([^)]*\)/g, ''))) return null;
  return { ...taken, rest: `${food} ${taken.rest}`.trim() };
}

const SIZED = /^(small|large)\b/i;

/** A piece of a size that the food has a weight for: "1 large brown onion". */
function toSizedUnit(
  unit: LineAmount['unit'],
  words: string,
  gramsPer: Partial<Record<MeasureUnit, number>>,
) {
  const [size = ''] = SIZED.exec(words) ?? [];
  const named = size.toLowerCase();
  if (unit !== 'each' || (named !== 'small' && named !== 'large')) return unit;
  return gramsPer[named] === undefined ? unit : named;
}

const fruitOf = (phrase: string): string | null => {
  const [word] = /\b(?:lemon|lime|orange)s?\b/i.exec(phrase) ?? [];
  return word ? word.toLowerCase().replace(/s$/, '') : null;
};

/** The fruit's part as a food of its own where only that is used: "1 lemon, juiced" is lemon juice. */
function toPart(food: FoodPhrase, part: FruitPart): FoodPhrase {
  const fruit = fruitOf(food.phrase);
  if (part === null || part === 'both' || fruit === null) return food;
  const named = FRUITS[fruit]?.[part];
  return named === undefined ? food : { ...food, phrase: named };
}

/**
 * Reads one line of a recipe: amount, unit, food and note. Cups are 250 ml and tablespoons 20 ml unless
 * the page is from elsewhere. Foods are looked for in the food facts alone; `matchCatalogue` knows more.
 */
export function readIngredientLine(
  text: string,
  system: MeasureSystem = 'australian',
): IngredientLine {
  const line = tidyLine(text);
  const fruit = PART_FIRST.exec(line);
  const body = fruit ? line.slice(fruit[0].length) : line;
  const front = takeAmount(body, system);
  const amount =
    front.amount === null && front.unit === null ? (takeBehind(body, system) ?? front) : front;
  const { unit, rest } = takeFoodUnit(amount);
  const split = splitFood(rest === '' ? body : rest);
  const part = fruit ? partIn(fruit[1] ?? '') : unit === 'each' ? partIn(split.note ?? '') : null;
  const food = toPart(split, part);
  const isCan = unit === 'can' || unit === 'small-can';
  const match = matchPhrase(food, isCan);
  const sized = match ? toSizedUnit(unit, split.phrase, match.facts.gramsPer) : unit;
  const read = {
    amount: amount.amount,
    amountTo: amount.amountTo,
    unit: sized,
    stated: amount.stated ?? statedIn(split, isCan, system),
  };
  return {
    text,
    ...read,
    note: split.note,
    group: null,
    optional: split.optional,
    food: match && { foodId: match.facts.foodId, name: match.facts.one, key: match.facts.key },
    confidence: match?.confidence ?? null,
    grams: match && lineGrams(read, match.facts, system),
    foodWords: food.phrase,
  };
}

/** The line as a recipe stores it. What was read for sure counts as agreed to; the rest is to be confirmed. */
export function toStoredLine(line: IngredientLine) {
  const { text, amount, amountTo, unit, note, group, optional, food, grams, confidence } = line;
  const isConfirmed = confidence === 'sure';
  return {
    text,
    amount,
    amountTo,
    unit,
    note: note?.slice(0, MAX_NOTE_LENGTH) ?? null,
    group: group?.slice(0, MAX_GROUP_LENGTH) ?? null,
    optional,
    food,
    isConfirmed,
    grams,
  };
}

/** A weight in a bracket behind the food: "1 large onion (about 150 g)", "1 tin chopped tomatoes (400 g)". */
function statedIn({ brackets }: FoodPhrase, isCan: boolean, system: MeasureSystem): Stated | null {
  for (const bracket of brackets) {
    const size = takeAmount(bracket.replace(/^(?:or|a)\s+/i, ''), system);
    const isWhole = size.rest.replace(/^(?:each|total|in total|drained|net)\b/i, '').trim() === '';
    if (size.amount === null || !isWhole) continue;
    if (size.unit === 'g') return { grams: size.amount, ml: null };
    if (size.unit === 'ml' && isCan) return { grams: null, ml: size.amount };
  }
  return null;
}
