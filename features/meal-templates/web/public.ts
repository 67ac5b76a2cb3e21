/** What the app may use of templates of meals. */

export { mealTemplatesOffline } from './api/offline.ts';
