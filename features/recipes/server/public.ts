/** What other servers may use of recipes. */
export { addImportedMeals, roomForRecipes } from './actions/imported-meals.ts';
export { ownRecipe, ownRecipesByIds, recipeActions, recipeStates } from './actions/own-recipes.ts';
export { recipesErasedOnly, recipesPersonalData } from './actions/personal-data.ts';
export { eraseUnchangedRecipes, ownRecipeNames } from './queries/recipes.ts';
