/** What other features may ask about the food log. */
export { loggedDays, totalsOfDay } from './queries.ts';
