/** What other features and the app may use of foods. */
export { loadCatalogue } from './actions/load-catalogue.ts';
export { type ProductLookUp, productByCode } from './actions/search-online.ts';
export { createOpenFoodFacts, type OpenFoodFacts } from './providers/open-food-facts.ts';
