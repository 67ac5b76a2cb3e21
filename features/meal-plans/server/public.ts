/** What the server’s start may use of the meal plan. */

export { forgetPortions } from './actions.ts';
export { mealPlansPersonalData } from './queries.ts';
