/** What other servers’ features and the server’s start may use of the meal plan. */

export { cookOfPlanned, forgetPortions, freePlacesOf, passPlace, readSettings } from './actions.ts';
export { daysBetween, mealPlansPersonalData } from './queries.ts';
