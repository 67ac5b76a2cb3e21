/** What the server's start may use of training plans. */

export { trainingPlansPersonalData } from './queries.ts';
