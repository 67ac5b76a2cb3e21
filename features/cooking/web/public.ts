/** What other screens may use of cooking. */

export { cookingOffline } from './api/offline.ts';
