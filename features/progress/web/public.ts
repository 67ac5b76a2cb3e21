/** What the app may use of progress. */
export { progressOffline } from './api/offline.ts';
