import type { RecipeSlot } from '#features/recipe-book/rules/recipe.ts';

export const MEALS_TITLE = 'Meals';
export const mealsLead = 'Recipes with figures from their ingredients.';
export const SEARCH_LABEL = 'Search recipes';
export const SEARCH_PLACEHOLDER = 'Try “lentil curry”';
export const NEW_RECIPE = 'Add a recipe';
export const FILTERS = 'Filters';
export const FILTERS_ON = 'on';
export const QUICK_LABEL = 'Quick filters';
export const CLEAR_ALL = 'Clear all';
export const removeFilter = (name: string): string => `Remove ${name}`;
export const ALL_RECIPES = 'All recipes';
export const countRecipes = (count: number): string =>
  count === 1 ? '1 recipe' : `${count} recipes`;
export const SHOW_MORE = 'Show more';
export const RETRY = 'Retry';

export const NOW_TITLE: Record<RecipeSlot, string> = {
  breakfast: 'For breakfast now',
  lunch: 'For lunch now',
  dinner: 'For dinner now',
  snack: 'For a snack now',
};
export const SEE_ALL: Record<RecipeSlot, string> = {
  breakfast: 'All breakfasts',
  lunch: 'All lunches',
  dinner: 'All dinners',
  snack: 'All snacks',
};

export const NONE_FOUND = 'No recipes match';
export const NONE_FOUND_HINT = 'Try fewer words, or remove a filter.';
export const NONE_OWN = 'No recipes of your own yet';
export const NONE_OWN_HINT = 'Write one, paste its text, or bring it from a web page.';
export const NONE_KEPT = 'Nothing kept yet';
export const NONE_KEPT_HINT = 'Tap the heart on a recipe to find it here, also offline.';
export const OPEN_ALL = 'Open all recipes';
export const CLEAR_FILTERS = 'Clear filters';

export const YOURS = 'Yours';
export const KEPT = 'Kept';
export const proteinText = (grams: number): string => `${Math.round(grams)} g protein`;
export const ratedText = (stars: number): string => `Rated ${stars} of 5`;

export const FILTER_TITLES = {
  show: 'Show',
  slot: 'Meal',
  minutes: 'Ready within',
  diet: 'Diet',
  made: 'How it’s made',
  cuisine: 'Cuisine',
  without: 'Without',
  cost: 'Cost',
  protein: 'Protein',
  collection: 'Collection',
} as const;
export const HIGH_PROTEIN = 'High protein';
export const MINE = 'My recipes';
export const withinMinutes = (minutes: number): string => `Within ${minutes} min`;
export const withoutText = (allergen: string): string => `No ${allergen.toLowerCase()}`;
export const withoutHint =
  'Leaves out recipes that contain it, may contain traces, or where we can’t tell.';
export const SHOW_RECIPES = 'Show recipes';
