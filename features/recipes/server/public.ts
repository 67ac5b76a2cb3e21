/** What other servers may use of recipes. */
export { ownRecipe, ownRecipesByIds, recipeActions, recipeStates } from './actions/own-recipes.ts';
export { recipesErasedOnly, recipesPersonalData } from './actions/personal-data.ts';
export { ownRecipeNames } from './queries/recipes.ts';
