import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#platform/web/query/query-of.ts';
import { recordMutations } from '#platform/web/records/record-mutations.ts';
import { ownExercisesApi } from '../contract.ts';
import { ownExerciseMessages } from './messages.ts';

export const useOwnExercises = () => useQuery(queryOf(ownExercisesApi.list, {}));

export const ownExerciseMutations = recordMutations(ownExercisesApi, ownExerciseMessages);
