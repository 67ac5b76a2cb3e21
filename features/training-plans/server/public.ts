/** What the server's start may use of training plans. */

export { isProgrammePlan } from './actions.ts';
export { trainingPlansPersonalData } from './queries.ts';
