import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { recipeOfFoodId } from '../../../rules/entry/recipe-food-id.ts';
import type { Measure } from '../../../rules/item/measure.ts';

type MeasuresQuery = Pick<UseQueryOptions<Measure[]>, 'queryKey' | 'queryFn' | 'meta'>;

/** Asks for the measures of a food: known to a feature above this one, so the app puts it here. */
export const FoodMeasuresContext = createContext<(foodId: string) => MeasuresQuery>(() => ({
  queryKey: ['no-measures'],
}));

/** The measures of the food that an entry was logged from; null while unknown, or if the food is gone. */
export function useFoodMeasures(foodId: string | null): readonly Measure[] | null {
  const queryOfFood = useContext(FoodMeasuresContext);
  const query = queryOfFood(foodId ?? '');
  const isFood = foodId !== null && recipeOfFoodId(foodId) === null;
  return useQuery({ ...query, enabled: isFood && query.queryFn !== undefined }).data ?? null;
}
