/** What the app may use of my-data. */
export { tidyUp } from './jobs.ts';
export { myDataErasedOnly } from './queries.ts';
