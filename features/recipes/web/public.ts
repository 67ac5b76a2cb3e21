/** What other screens may use of recipes. */

export { recipePath } from '#features/food-log/rules/entry/recipe-food-id.ts';
export type { RecipeView } from '../rules/recipe-views.ts';
export { recipesOffline } from './api/offline.ts';
export {
  findRecipe,
  recipeMutations,
  useBookFoods,
  useMarkRecipe,
  useOwnRecipes,
  useRecipeMarks,
  useRecipeVersions,
  useSaveRecipe,
  useSetRecipePhoto,
  useShareLink,
} from './api.ts';
export { AllergenChips, DietChips } from './components/diet-chips.tsx';
export { fromThisPage, pageBefore } from './components/page-before.ts';
export { RecipeImage } from './components/recipe-image.tsx';
export { useOwnTags } from './hooks/use-own-tags.ts';
export { usePageRecipe, useRecipe } from './hooks/use-recipe.ts';
export { useRecipeList } from './hooks/use-recipe-list.ts';
export {
  COST_NAMES,
  DIET_NAMES,
  DISH_NAMES,
  minutesText,
  nameOfAllergen,
  nameOfCuisine,
  nameOfTag,
  SLOT_NAMES,
  TREE_NUTS_NAME,
} from './messages/names.ts';
