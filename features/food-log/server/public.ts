/** What other features may ask about the food log. */

export { logFoods, takeOutEntries } from './actions/entry-batches.ts';
export { savedMealsWithItems } from './actions/saved-meals.ts';
export { entryChanges, toResponse as toEntryResponse } from './actions.ts';
export {
  countCookedMeals,
  dayFiguresBetween,
  daysBetween,
  dayTotalsBetween,
  firstLoggedDay,
  nutrientDaysBetween,
} from './queries/days-between.ts';
export { eraseUnchangedMeals } from './queries/imported-meals.ts';
export { foodLogPersonalData } from './queries/personal-data.ts';
export { savedMealNames } from './queries/saved-meals.ts';
export { type UsualFood, usualFoods } from './queries/usual-foods.ts';
export {
  dayAndLoggedDays,
  entriesOfFood,
  loggedDays,
  loggedSince,
  totalsOfDay,
} from './queries.ts';
