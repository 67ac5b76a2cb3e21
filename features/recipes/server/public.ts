/** What other servers may use of recipes. */
export { ownRecipe, recipeActions } from './actions/own-recipes.ts';
export { recipesPersonalData } from './queries.ts';
