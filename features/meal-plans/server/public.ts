/** What the server’s start may use of the meal plan. */

export { mealPlansPersonalData } from './queries.ts';
