import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#platform/web/query/query-of.ts';
import { recordMutations } from '#platform/web/records/record-mutations.ts';
import { trainingPlacesApi } from '../../contract.ts';
import { placeMessages } from '../messages/places.ts';

export const useTrainingPlaces = () => useQuery(queryOf(trainingPlacesApi.list, {}));

export const placeMutations = recordMutations(trainingPlacesApi, placeMessages);
