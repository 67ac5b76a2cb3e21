/** What the screens of other features may use of the food log. */
export { dayFrom, foodLogOffline } from './api/offline.ts';
export { Energy, inOneLine, useEnergyText } from './components/energy.tsx';
export { FoundEntry } from './components/found-entry.tsx';
export { addToMealEdit, mealEditHref } from './components/kept-meal.ts';
export { type LogAddress, useLogAddress } from './components/log-address.ts';
export { OtherDay, useOtherDay } from './components/other-day.tsx';
export { WeekdayBoxes } from './components/weekday-boxes.tsx';
