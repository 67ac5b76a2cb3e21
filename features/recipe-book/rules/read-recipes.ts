import { DISH_TYPES } from './dish-types.ts';
import { factsByKey } from './food-facts.ts';
import { MEASURE_UNITS, type MeasureUnit, toGrams } from './measures.ts';
import {
  CUISINES,
  RECIPE_SLOTS,
  RECIPE_TAGS,
  type Recipe,
  type RecipeIngredient,
} from './recipe.ts';

/*
 * A recipe as it is written down:
 *
 *   = id | Name
 *   slots | cuisine | tags | servings | active/total minutes | fridge/freezer days | dish | equipment
 *   - 2 onion, sliced; 1 tbsp oil
 *   - (Dressing) 1/4 cup lemon-juice
 *   Cook {onion} in {oil 1/2} for 5 minutes.
 */

type Fail = (problem: string) => Error;

function oneOf<Value extends string>(values: readonly Value[], text: string, fail: Fail): Value {
  const value = values.find((one) => one === text);
  if (value === undefined) throw fail(`"${text}" is not one of ${values.join(', ')}.`);
  return value;
}

const wordsOf = (text: string): string[] => (text === '-' ? [] : text.split(' ').filter(Boolean));

/** 0.5, 1/2 and 1 1/2 as numbers. */
export function parseFraction(text: string): number {
  return text
    .split(' ')
    .map((part) => {
      const [top = '', bottom = '1'] = part.split('/');
      return Number(top) / Number(bottom);
    })
    .reduce((sum, part) => sum + part, 0);
}

const LINE = /^([\d./]+(?: \d+\/\d+)?) (?:([a-z-]+) )?([a-z0-9-]+)(\?)?(?:, (.+))?$/;

function parseIngredient(text: string, group: string | null, fail: Fail): RecipeIngredient {
  const [, number = '', unitText = 'each', key = '', optional, note] = LINE.exec(text) ?? [];
  const facts = factsByKey(key);
  if (!facts) throw fail(`No food facts for "${text}".`);
  const unit: MeasureUnit = oneOf(MEASURE_UNITS, unitText, fail);
  const amount = parseFraction(number);
  const grams = toGrams(amount, unit, facts);
  if (grams === null || !(grams > 0)) throw fail(`"${text}" has no weight.`);
  return {
    key,
    amount,
    unit,
    foodId: facts.foodId,
    grams: grams * facts.linkFactor,
    state: facts.state,
    yieldFactor: facts.yieldFactor,
    one: facts.one,
    many: facts.many,
    note: note ?? null,
    group,
    optional: optional !== undefined,
  };
}

function parseIngredients(line: string, fail: Fail): RecipeIngredient[] {
  const [, group, list = ''] = /^- (?:\(([^)]+)\) )?(.+)$/.exec(line) ?? [];
  return list.split(';').map((part) => parseIngredient(part.trim(), group ?? null, fail));
}

function parsePair(text: string, fail: Fail): [number, number] {
  const [first = Number.NaN, second = Number.NaN] = text.split('/').map(Number);
  if (Number.isNaN(first) || Number.isNaN(second)) throw fail(`"${text}" is not a pair.`);
  return [first, second];
}

const isWater = (key: string): boolean => key === 'water' || key.endsWith('-stock');

/**
 * Dry foods take up water as they cook. Where the recipe lists the water that they take up, their own
 * weight does not grow as well; those boiled apart and drained, or by their packet, keep their yield.
 */
function withoutDoubleWater(ingredients: RecipeIngredient[], steps: string[]): RecipeIngredient[] {
  if (!ingredients.some(({ key }) => isWater(key))) return ingredients;
  return ingredients.map((one) => {
    if (factsByKey(one.key)?.role !== 'dry') return one;
    const step = steps.find((text) => text.includes(`{${one.key}`)) ?? '';
    const namesWater = ingredients.some(({ key }) => isWater(key) && step.includes(`{${key}`));
    const isApart = !namesWater && /drain|packet|separate|Boil/.test(step);
    return isApart ? one : { ...one, yieldFactor: 1 };
  });
}

function parseRecipe(text: string): Recipe {
  const [title = '', head = '', ...rest] = text.trim().split('\n');
  const [id = '', name = ''] = title.split(' | ');
  const fail: Fail = (problem) => new Error(`Recipe ${id}: ${problem}`);
  const parts = head.split(' | ');
  if (parts.length !== 8) throw fail(`"${head}" has ${parts.length} parts; 8 are needed.`);
  const [slots = '', cuisine = '', tags = '', servings = '', minutes = '', days = ''] = parts;
  const [activeMinutes, totalMinutes] = parsePair(minutes, fail);
  const [fridgeDays, freezerDays] = parsePair(days, fail);
  const ingredients = rest
    .filter((line) => line.startsWith('- '))
    .flatMap((line) => parseIngredients(line, fail));
  const steps = rest.filter((line) => line !== '' && !line.startsWith('- '));
  return {
    id,
    name,
    slots: wordsOf(slots).map((slot) => oneOf(RECIPE_SLOTS, slot, fail)),
    cuisine: oneOf(CUISINES, cuisine, fail),
    tags: wordsOf(tags).map((tag) => oneOf(RECIPE_TAGS, tag, fail)),
    servings: Number(servings),
    activeMinutes,
    totalMinutes,
    fridgeDays,
    freezerDays,
    dish: oneOf(DISH_TYPES, parts[6] ?? '', fail),
    equipment: (parts[7] ?? '').split(',').map((tool) => tool.trim()),
    ingredients: withoutDoubleWater(ingredients, steps),
    steps,
  };
}

/** Reads recipes in the form above. Throws an Error that names the recipe and the problem. */
export const readRecipes = (text: string): Recipe[] =>
  text
    .split(/^= /m)
    .slice(1)
    .map((part) => parseRecipe(part));
