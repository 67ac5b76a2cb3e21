/** What the app may use of a trainer's calendar. */
export { trainerCalendarOffline } from './api/offline.ts';
