/** What the app needs of home without a network. */
export { homeOffline } from './api/offline.ts';
