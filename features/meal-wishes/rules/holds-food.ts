import type { PlannerRecipe } from '#features/meal-planner/rules/planner-input.ts';
import { factsByKey } from '#features/recipe-book/rules/food-facts.ts';
import { findWishedFood, type WishedFood } from './wished-foods.ts';

/** So much of a food in a serving is noticed on the plate, g. */
const CONSIDERABLE_G = 15;
const SEASONING_AISLES: readonly string[] = ['herbs', 'spices', 'sauces'];
/** Eaten in small amounts only: any of them is what was wished for. */
const SMALL_AISLES: readonly string[] = [...SEASONING_AISLES, 'baking', 'nuts'];
const SMALL_KEYS: readonly string[] = [
  'anchovies',
  'butter',
  'capers',
  'chilli',
  'garlic',
  'ghee',
  'ginger',
  'green-chilli',
  'jalapeno',
  'lemon',
  'lemon-juice',
  'lemon-zest',
  'lemongrass',
  'lime',
  'lime-juice',
  'olives',
  'green-olives',
  'orange-zest',
  'parmesan',
  'spring-onion',
  'sun-dried-tomatoes',
  'tomato-paste',
];

const isSeasoning = (key: string): boolean =>
  SEASONING_AISLES.includes(factsByKey(key)?.aisle ?? '');
const isSmall = (key: string): boolean =>
  SMALL_KEYS.includes(key) || SMALL_AISLES.includes(factsByKey(key)?.aisle ?? '');

/** What of a food is looked for, and how many grams of it; null: any. */
type Sought = { keys: readonly string[]; leastG: number | null };
const sought = new Map<string, Sought>();

function seek({ id, keys }: WishedFood): Sought {
  const known = sought.get(id);
  if (known) return known;
  const found = keys.every(isSmall)
    ? { keys, leastG: null }
    : { keys: keys.filter((key) => !isSeasoning(key)), leastG: CONSIDERABLE_G };
  sought.set(id, found);
  return found;
}

/** Whether there is any of a food in a recipe, as who leaves it out asks. */
export const holdsAny = (recipe: PlannerRecipe, id: string): boolean =>
  findWishedFood(id)?.keys.some((key) => recipe.keys.includes(key)) ?? false;

/** Whether a recipe is a dish of a food: Worcestershire sauce makes no fish of mince, though it is made of fish. */
export function isDishOf(recipe: PlannerRecipe, id: string): boolean {
  const food = findWishedFood(id);
  if (!food || !holdsAny(recipe, id)) return false;
  const { keys, leastG } = seek(food);
  const { gramsByKey } = recipe;
  if (leastG === null || !gramsByKey) return keys.some((key) => recipe.keys.includes(key));
  return keys.reduce((sum, key) => sum + (gramsByKey[key] ?? 0), 0) >= leastG;
}
