/** Apps whose exports are read. */
export const RECIPE_APPS = ['Mealie', 'Tandoor', 'Paprika', 'Recipe Keeper'] as const;
export type RecipeApp = (typeof RECIPE_APPS)[number];

/** What a draft could not know and the person is asked about. */
export const DOUBTS = [
  'servings',
  'american-spoons',
  'american-cups',
  'metric-spoons',
  'steps',
] as const;
export type Doubt = (typeof DOUBTS)[number];
