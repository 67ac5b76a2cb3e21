/** What the app and its commands may use of the import of foods. */
export { type ImportSummary, importFoods } from './actions/import-foods.ts';
export { loadCatalogue } from './actions/load-catalogue.ts';
export { type Dump, openDump, UnknownDumpError } from './providers/food-dumps.ts';
