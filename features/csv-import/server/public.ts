/** What the app uses of CSV import. */

export type { Destination, FileToRead, NewRecord } from './actions/destination.ts';
export { csvImportWork } from './jobs.ts';
export { csvImportErasedOnly } from './queries/personal-data.ts';
