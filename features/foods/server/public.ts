/** What other features and the app may use of foods. */
export { findCandidates } from './actions/find-candidates.ts';
export { type Asking, findUsualFoods, lastLoggedOf } from './actions/find-usual-foods.ts';
export { type FoodInSight, foodLike } from './actions/food-like.ts';
export { type ProductLookUp, productByCode } from './actions/search-online.ts';
export { figuresById, foodsById } from './actions/show-food.ts';
export { createOpenFoodFacts, type OpenFoodFacts } from './providers/open-food-facts.ts';
export { type CatalogueName, catalogueNames } from './queries/catalogue-names.ts';
export { favouriteIds, moveFavourites } from './queries/favourites.ts';
export {
  columnsOf,
  type FoodColumns,
  FoodColumnsWriter,
  type FoodToStore,
} from './queries/food-columns.ts';
export { listOwnFoodNames } from './queries/own-foods.ts';
export { foodsPersonalData } from './queries/personal-data.ts';
export {
  addWordsOf,
  rebuildWords,
  retireFoodsExcept,
  type Stored,
  storeFoods,
  tidySearchIndexes,
} from './queries/shared-foods.ts';
