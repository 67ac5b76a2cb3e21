import { guessAisle } from '#features/groceries/rules/guess-aisle.ts';
import { aisleOf } from '#features/groceries/rules/shop-aisles.ts';
import { FREE, toBought } from '#features/groceries/rules/sold-as.ts';
import { readIngredientLine } from '#features/ingredient-lines/rules/ingredient-line.ts';
import { factsByKey, factsOfFood } from '#features/recipe-book/rules/food-facts.ts';
import { AUSTRALIAN_ML } from '#features/recipe-book/rules/measures.ts';
import type { FoodFacts } from '#features/recipe-book/rules/read-facts.ts';
import { scaleFactorOf } from '#features/recipe-book/rules/scale-recipe.ts';
import { scaleText } from '#features/recipe-book/rules/scale-text.ts';
import type { RecipeLine } from '#features/recipes/rules/own-recipe.ts';
import { factsOfLine } from '#features/recipes/rules/own-summary.ts';
import { MAX_KEY_CHARACTERS, MAX_NAME_CHARACTERS, MAX_TEXT_CHARACTERS } from '../list/limits.ts';
import type { StoredNeed } from '../list/shopping-entry.ts';

type Amount = StoredNeed['amount'];

const VOLUMES: Readonly<Record<string, number>> = AUSTRALIAN_ML;

/** Cups and spoons that cannot be weighed as millilitres; other units as they are. */
export function toAmount(value: number | null, unit: string | null): Amount {
  if (value === null || !(value > 0)) return null;
  const ml = unit === null ? undefined : VOLUMES[unit];
  return ml === undefined ? { value, unit: unit ?? 'each' } : { value: value * ml, unit: 'ml' };
}

/** Key of what no food is known of: the same words are the same line. */
export const textKey = (name: string): string =>
  `text:${name
    .toLocaleLowerCase('en-AU')
    .replace(/[\s|]+/g, ' ')
    .trim()}`.slice(0, MAX_KEY_CHARACTERS - 20);

export const capital = (text: string): string =>
  text.charAt(0).toLocaleUpperCase('en-AU') + text.slice(1);

/** A food's name without how a recipe wants it: "grated tasty cheese" is bought as tasty cheese. */
const shopName = ({ many }: FoodFacts): string =>
  capital(many.replace(/^(?:(?:finely )?grated|soaked) /, '').replace(/ \(weighed.*\)$/, ''));

export function needOfFacts(
  facts: FoodFacts,
  grams: number | null,
): Pick<StoredNeed, 'food' | 'name' | 'aisle' | 'grams' | 'isUncooked'> {
  // The linked food may weigh otherwise than what is bought: dried soba, boiled soba.
  const asBought = grams === null ? null : grams / facts.linkFactor;
  const [bought, edible] = toBought(facts, asBought);
  const isUncooked = facts.state === 'cooked' && bought.state === 'raw';
  return {
    food: bought.key,
    name: shopName(bought),
    aisle: aisleOf(bought),
    grams: edible,
    ...(isUncooked && { isUncooked }),
  };
}

/** Shopping is in proportion; salt, spices and raising agents grow more slowly than the rest. */
const factorOf = (facts: FoodFacts | null, amount: number | null, factor: number): number =>
  facts && facts.role !== 'egg' && amount !== null && amount > 0
    ? scaleFactorOf(facts.role, amount, factor)
    : factor;

/** What an ingredient needs for `factor` times the recipe; null for what nobody buys. */
export function needOfLine(line: RecipeLine, factor: number): StoredNeed | null {
  const facts = factsOfLine(line);
  if (facts && FREE.has(facts.key)) return null;
  const own = factorOf(facts, line.amount, factor);
  const grams = line.grams === null || line.grams === 0 ? null : line.grams * own;
  const middle =
    line.amount === null
      ? null
      : line.amountTo === null
        ? line.amount
        : (line.amount + line.amountTo) / 2;
  const amount = grams === null ? toAmount(middle === null ? null : middle * own, line.unit) : null;
  const text = scaleText(line.text, line.amount, own).slice(0, MAX_TEXT_CHARACTERS);
  const isGuess = line.food !== null && !line.isConfirmed;
  if (facts) return { ...needOfFacts(facts, grams), amount, text, isGuess };
  const name = capital((line.food?.name ?? line.text).slice(0, MAX_NAME_CHARACTERS).trim());
  const food = line.food?.foodId ?? textKey(name);
  return { food, name, aisle: guessAisle(name), grams, amount, text, isGuess };
}

/** All that a recipe needs for so many servings, without what may be left out. */
export function needsOfRecipe(
  recipe: { servings: number; ingredients: readonly RecipeLine[] },
  servings: number,
): StoredNeed[] {
  const factor = servings / recipe.servings;
  return recipe.ingredients
    .filter(({ optional }) => !optional)
    .flatMap((line) => needOfLine(line, factor) ?? []);
}

/** A thing to buy as it was typed or said: "2 l milk", "bananas", "6 eggs". */
export function needOfText(text: string): StoredNeed {
  const line = readIngredientLine(text);
  const written = line.text.slice(0, MAX_TEXT_CHARACTERS);
  const facts = line.food && line.confidence === 'sure' ? factsOf(line.food) : null;
  const grams = facts ? line.grams : null;
  const amount = grams === null ? toAmount(line.amount, line.unit) : null;
  // What was said of it beside the food ("low fat") stays in its name.
  const words = line.amount === null && line.unit === null ? written : line.foodWords || written;
  // Vegemite stays Vegemite, whatever the facts call it.
  const name = capital(words.slice(0, MAX_NAME_CHARACTERS));
  if (facts) return { ...needOfFacts(facts, grams), name, amount, text: written, isGuess: false };
  return {
    food: textKey(name),
    name,
    aisle: guessAisle(name),
    grams: null,
    amount,
    text: written,
    isGuess: false,
  };
}

const factsOf = ({ key, foodId }: NonNullable<ReturnType<typeof readIngredientLine>['food']>) =>
  (key === null ? undefined : factsByKey(key)) ?? factsOfFood(foodId);
