/** What the app's start may use of the household. */
export { householdOffline } from './api/offline.ts';
