/** What the app may use of cardio. */

export { cardioOffline } from './api/offline.ts';
