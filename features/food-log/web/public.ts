/** What the screens of other features may use of the food log. */

export { dayFrom, foodLogOffline } from './api/offline.ts';
export { useUsualFoods } from './api/usual-foods.ts';
export { useDaysBetween, useEntriesOf } from './api.ts';
export { Energy, joinFacts, useEnergyText } from './components/energy.tsx';
export { EnergyLeftContext } from './components/energy-left-slot.ts';
export { EntriesError, EntriesLoading } from './components/entries-state.tsx';
export { FoundEntry } from './components/found-entry.tsx';
export { GentleCard } from './components/gentle-card.tsx';
export { type LogAddress, useLogAddress } from './components/log-address.ts';
export { MACRO_LOOKS } from './components/macro-looks.ts';
export { addToMealEdit, mealEditHref } from './components/meal-edit-draft.ts';
export { MoreWays } from './components/more-ways.tsx';
export { NutrientTable } from './components/nutrient-table.tsx';
export { OtherDay, useOtherDay } from './components/other-day.tsx';
export { UsualFoods } from './components/usual-foods.tsx';
export { WeekdayBoxes } from './components/weekday-boxes.tsx';
