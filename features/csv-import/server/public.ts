/** What the app uses of CSV import. */

export { csvImportWork } from './jobs.ts';
export { csvImportErasedOnly } from './queries/personal-data.ts';
