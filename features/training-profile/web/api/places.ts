import { useMutation, useQuery } from '@tanstack/react-query';
import { queryOf } from '#platform/web/query/query-of.ts';
import { recordMutations } from '#platform/web/records/record-mutations.ts';
import { type TrainingPlace, trainingPlacesApi } from '../../contract.ts';
import { daysLeftWithout, placeMessages } from '../messages/places.ts';
import { weekdaysText } from '../messages/week.ts';
import { useTrainingProfile } from './profile.ts';

export const useTrainingPlaces = () => useQuery(queryOf(trainingPlacesApi.list, {}));

export const placeMutations = recordMutations(trainingPlacesApi, placeMessages);

/** The weekdays that use a place. */
export function useDaysAt(placeId: string): readonly number[] {
  const days = useTrainingProfile().data?.days ?? [];
  return days.filter((day) => day.placeId === placeId).map(({ weekday }) => weekday);
}

/** Deletes a place; the toast says which days are left without one. */
export function useRemovePlace(place: Pick<TrainingPlace, 'id'>) {
  const days = useDaysAt(place.id);
  const removed = (one: TrainingPlace) =>
    days.length === 0
      ? placeMessages.removed(one)
      : { ...placeMessages.removed(one), description: daysLeftWithout(weekdaysText(days)) };
  return useMutation(recordMutations(trainingPlacesApi, { ...placeMessages, removed }).remove);
}
