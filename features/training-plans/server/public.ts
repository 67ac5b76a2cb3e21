/** What the server's start may use of training plans. */

export { isProgrammePlan } from './actions.ts';
export { plansOf, trainingPlansPersonalData } from './queries.ts';
