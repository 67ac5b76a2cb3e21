/** What the app may use of notifications. */
export { notificationsWork } from './jobs.ts';
