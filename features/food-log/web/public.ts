/** What the screens of other features may use of the food log. */

export { chooseMeal } from '../rules/entry/entry-kinds.ts';
export { dayFrom, foodLogOffline } from './api/offline.ts';
export { repeatMutations, useRepeats } from './api/recurring-entries.ts';
export { useUsualFoods } from './api/usual-foods.ts';
export { useDaysBetween, useEntriesOf } from './api.ts';
export {
  Energy,
  EnergyUnknown,
  joinFacts,
  useEnergyText,
  useShownEnergy,
} from './components/day/energy.tsx';
export { EnergyLeftContext } from './components/day/energy-left-slot.ts';
export { EntriesError, EntriesLoading } from './components/day/entries-state.tsx';
export { GentleCard } from './components/day/gentle-card.tsx';
export { NotLoggedContext } from './components/day/not-logged-slot.ts';
export { OtherDay, useLogPlace } from './components/day/other-day.tsx';
export { FoodMeasuresContext } from './components/entry/food-measures.ts';
export { FoundEntry } from './components/entry/found-entry.tsx';
export { type LogAddress, useLogAddress } from './components/entry/log-address.ts';
export { MealChoice } from './components/entry/meal-choice.tsx';
export { MoreWays } from './components/entry/more-ways.tsx';
export { useStartMeal } from './components/entry/start-meal.ts';
export { MACRO_LOOKS } from './components/figures/macro-looks.ts';
export { EditRepeat } from './components/repeats/edit-repeat.tsx';
export { ListError, ListLoading } from './components/saved-meals/list-state.tsx';
export { addToMealEdit, mealEditHref } from './components/saved-meals/meal-edit-draft.ts';
export { UsualFoods } from './components/usual-foods/usual-foods.tsx';
