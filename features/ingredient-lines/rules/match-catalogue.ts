import type { Basis, FoodId, Portion } from '#features/food-facts/rules/food-kinds.ts';
import { type FoodIndex, findInIndex } from '#features/foods/rules/search/food-index.ts';
import { matchScore, textOf, WordComparison } from '#features/foods/rules/search/food-match.ts';
import { readingsOf } from '#features/foods/rules/search/search-plan.ts';
import { readQuery } from '#features/foods/rules/search/search-words.ts';
import type { IngredientLine } from './ingredient-line.ts';
import { catalogueGrams } from './line-grams.ts';
import type { MeasureSystem } from './line-units.ts';
import { isBeyondFacts, tellingWords } from './match-facts.ts';

/** A food of the catalogue as a line is compared with it. */
export type NamedFood = {
  id: FoodId;
  name: string;
  brand: string | null;
  synonyms: readonly string[];
  category: string | null;
  state: string | null;
  basis: Basis;
  /** g/ml */
  density: number | null;
  portions: readonly Portion[];
};

/** From here on every word fits and the food is called so (foods/rules/search/food-match.ts). */
const SURE_SCORE = 1.5;
const MIN_SCORE = 1.25;
/** An ingredient is rather a plain food than a dish, and rather raw than cooked. */
const DISH_MALUS = 0.35;
const COOKED_MALUS = 0.12;
const DISHES = new Set(['dishes', 'soups', 'takeaway-fast-food', 'snacks-confectionery', 'drinks']);
const PLAIN_STATES = new Set(['raw', 'dried', 'as-sold', 'frozen', 'canned']);

function standing({ category, state }: NamedFood): number {
  const dish = category !== null && DISHES.has(category) ? DISH_MALUS : 0;
  return -dish - (state !== null && PLAIN_STATES.has(state) ? 0 : COOKED_MALUS);
}

type Found = { food: NamedFood; isSure: boolean };

/** The catalogue's food that a phrase means, by the words of the food search; null if none fits. */
export function findCatalogueFood(phrase: string, index: FoodIndex<NamedFood>): Found | null {
  const query = readQuery(`${phrase} `);
  if (query.words.length === 0) return null;
  const { foods, variants, forgivenWords } = findInIndex(index, query);
  if (forgivenWords > 0) return null;
  const readings = readingsOf(variants);
  const compare = new WordComparison();
  let best: { food: NamedFood; match: number; score: number } | null = null;
  for (const food of foods) {
    const match = matchScore(readings, textOf(food), compare);
    if (match === null) continue;
    const score = match + standing(food);
    if (best === null || score > best.score) best = { food, match, score };
  }
  if (!best || best.score < MIN_SCORE) return null;
  return { food: best.food, isSure: best.score >= SURE_SCORE };
}

/**
 * Adds what the catalogue knows to a line that the food facts did not settle. A food found by all the
 * line's words goes before facts that fit only some of them.
 */
export function matchCatalogue(
  line: IngredientLine,
  index: FoodIndex<NamedFood>,
  system: MeasureSystem = 'australian',
): IngredientLine {
  if (line.confidence === 'sure') return line;
  const whole = findCatalogueFood(line.foodWords, index);
  const telling = tellingWords(line.foodWords);
  const found =
    whole?.isSure || telling === '' ? whole : (findCatalogueFood(telling, index) ?? whole);
  // A part of a name that the facts lack is another food: vegetable stock is no chicken stock.
  const isGuess = found !== null && !found.isSure && isBeyondFacts(line.foodWords);
  if (!found || isGuess || (line.food && !found.isSure)) return line;
  const { food, isSure } = found;
  return {
    ...line,
    food: { foodId: food.id, name: food.name, key: null },
    confidence: isSure ? 'sure' : 'unsure',
    grams: catalogueGrams(line, food, system),
  };
}
