import type { RecipeSlot } from './recipe.ts';
import type { Diet } from './recipe-diets.ts';

/** A quick recipe takes at most this long in all. */
export const QUICK_MINUTES = 20;

/** Fewest built-in recipes, so that a week of meals can be planned for each. */
export const RECIPE_MINIMUMS = {
  all: 240,
  slots: { breakfast: 45, lunch: 90, dinner: 110, snack: 35 },
  packedLunches: 50,
  diets: { vegetarian: 120, vegan: 60, 'gluten free': 90, 'dairy free': 90, halal: 120 },
  quick: 60,
  lowCost: 80,
  highProtein: 80,
} as const;

/** Fewest recipes of a diet in a slot. */
export const DIET_SLOT_MINIMUMS: Record<Diet, Record<RecipeSlot, number>> = {
  vegetarian: { breakfast: 40, lunch: 50, dinner: 50, snack: 40 },
  vegan: { breakfast: 14, lunch: 30, dinner: 30, snack: 18 },
  'gluten free': { breakfast: 16, lunch: 40, dinner: 60, snack: 22 },
  'dairy free': { breakfast: 20, lunch: 50, dinner: 70, snack: 18 },
  halal: { breakfast: 40, lunch: 80, dinner: 110, snack: 40 },
};

/** Cuisines with several recipes each. */
export const MIN_RECIPES_PER_CUISINE = 3;
