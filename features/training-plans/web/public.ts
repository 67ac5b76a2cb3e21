/** What the app may use of training plans. */

export { trainingPlansOffline } from './api/offline.ts';
