import { useQueries, useQueryClient } from '@tanstack/react-query';
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

/** The same over the page of the day, which has read it: a second reader left that page behind without a network. */
export function useStartMealOfPage(): MealType | null {
  const { day, sureMeal } = useLogAddress();
  const { queryKey } = queryOf(foodLogApi.ofDay, { query: { date: day } });
  const data = useQueryClient().getQueryData(queryKey);
  return sureMeal ?? (data ? emptyMeal(data) : null);
}
