/** What the app may use of bookings. */
export { bookingsOffline } from './api/offline.ts';
