/** Begins the `foodId` of what was logged from a recipe. */
const RECIPE = 'recipe:';

/** The id under which a recipe is logged. */
export const foodIdOfRecipe = (recipeId: string): string => `${RECIPE}${recipeId}`;

/** The recipe that something was logged from; null for every other food. */
export const recipeOfFoodId = (foodId: string | null): string | null =>
  foodId?.startsWith(RECIPE) ? foodId.slice(RECIPE.length) : null;

/** The page of a recipe. */
export const recipePath = (recipeId: string): string => `/meals/recipes/${recipeId}`;
