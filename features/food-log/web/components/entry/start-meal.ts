import { emptyMeal } from '../../../rules/days/empty-meal.ts';
import type { MealType } from '../../../rules/entry/entry-kinds.ts';
import { useEntriesOf } from '../../api.ts';
import { useLogAddress } from './log-address.ts';

/**
 * The meal that a choice begins with: that of the address; today that of the hour; on another day the one that is
 * still empty. Null where nothing says it: then the person chooses.
 */
export function useStartMeal(): MealType | null {
  const { day, sureMeal } = useLogAddress();
  const { data } = useEntriesOf(day, sureMeal === null);
  return sureMeal ?? (data ? emptyMeal(data) : null);
}
