import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#platform/web/query/query-of.ts';
import { recordMutations } from '#platform/web/records/record-mutations.ts';
import { savedMealsApi } from '../../contract.ts';
import { savedMealMessages } from '../messages.ts';

/** A person's saved meals with their items, by name. */
export const useSavedMeals = () => useQuery(queryOf(savedMealsApi.list, {}));

export const savedMealMutations = recordMutations(savedMealsApi, savedMealMessages);
