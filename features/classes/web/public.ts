/** What the app uses of classes. */
export { classesOffline } from './api/offline.ts';
