/** What the app may use of training history. */
export { trainingHistoryOffline } from './api/offline.ts';
