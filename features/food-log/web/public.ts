/** What the screens of other features may use of the food log. */
export { addToMealEdit, mealEditHref } from './components/kept-meal.ts';
export { type LogAddress, useLogAddress } from './components/log-address.ts';
