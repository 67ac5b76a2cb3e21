/** What the app uses of CSV import. */
export { csvImportErasedOnly } from './queries/personal-data.ts';
