import { useQueries } from '@tanstack/react-query';
import { queryOf } from '#platform/web/query/query-of.ts';
import { foodLogApi } from '../../../contract.ts';
import { emptyMeal } from '../../../rules/days/empty-meal.ts';
import type { MealType } from '../../../rules/entry/entry-kinds.ts';
import { useLogAddress } from './log-address.ts';

/**
 * The meal that a choice begins with: that of the address; today that of the hour; on another day the one that is
 * still empty. Null where nothing says it: then the person chooses.
 */
export function useStartMeal(): MealType | null {
  const { day, sureMeal } = useLogAddress();
  // Nobody else's query of the day is touched where the meal is known.
  const days = sureMeal === null ? [day] : [];
  const [asked] = useQueries({
    queries: days.map((date) => queryOf(foodLogApi.ofDay, { query: { date } })),
  });
  const data = asked?.data;
  return sureMeal ?? (data ? emptyMeal(data) : null);
}
