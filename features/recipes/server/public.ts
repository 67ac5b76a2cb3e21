/** What other servers may use of recipes. */
export { addImportedMeals, roomForRecipes } from './actions/imported-meals.ts';
export { recipeActions, recipeStates } from './actions/own-recipes.ts';
export { recipesErasedOnly, recipesPersonalData } from './actions/personal-data.ts';
export { eraseUnchangedRecipes } from './queries/recipes.ts';
