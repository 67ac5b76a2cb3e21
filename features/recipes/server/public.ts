/** What other servers may use of recipes. */
export { addImportedMeals, roomForRecipes } from './actions/imported-meals.ts';
export {
  addRecipes,
  eraseUnchanged,
  recipeStates,
  removeUnchanged,
} from './actions/own-recipes.ts';
export { recipesErasedOnly, recipesPersonalData } from './actions/personal-data.ts';
