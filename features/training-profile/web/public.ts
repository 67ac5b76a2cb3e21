/** What other screens and the app may use of the training profile. */

export { trainingProfileOffline } from './api/offline.ts';
export { usePlanPerson } from './api/plan-person.ts';
