/** What the app may use of availability. */
export { availabilityOffline } from './api/offline.ts';
