/** What other features and the app may use of foods. */
export { REFUSALS } from '../rules/imported-food.ts';
export { type FoodInSight, foodLike } from './actions/food-like.ts';
export { type ImportSummary, importFoods } from './actions/import-foods.ts';
export { loadCatalogue } from './actions/load-catalogue.ts';
export { type ProductLookUp, productByCode } from './actions/search-online.ts';
export { type Dump, openDump, UnknownDumpError } from './providers/food-dumps.ts';
export { createOpenFoodFacts, type OpenFoodFacts } from './providers/open-food-facts.ts';
export { foodsPersonalData } from './queries/personal-data.ts';
