/** What other features may ask about the food log. */
export { entriesOn, loggedDays, totalsOfDay } from './queries.ts';
