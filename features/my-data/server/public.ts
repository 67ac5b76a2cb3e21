/** What the app may use of my-data. */
export { myDataWork } from './jobs.ts';
export { myDataErasedOnly } from './queries.ts';
