/** What the app and the report may use of progress. */

export { gatherProgress } from './actions.ts';
export { progressPersonalData } from './queries.ts';
