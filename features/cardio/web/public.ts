/** What the app and other features' screens may use of cardio. */

export { cardioOffline } from './api/offline.ts';
export { useActivities } from './api.ts';
export { activityPath } from './components/activity-path.ts';
