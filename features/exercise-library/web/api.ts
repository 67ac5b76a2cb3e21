import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '#platform/web/api-client/call.ts';
import { mutationBy } from '#platform/web/query/mutation-of.ts';
import { queryOf } from '#platform/web/query/query-of.ts';
import { type ExerciseMark, exerciseCardsApi, exerciseMarksApi } from '../contract.ts';
import { MARK_FAILED } from './messages.ts';

type Mark = ExerciseMark['mark'];

/** Marks by exercise; empty until they are known. */
export function useMarks(): ReadonlyMap<string, Mark> {
  const { data = [] } = useQuery(queryOf(exerciseMarksApi.list, {}));
  return new Map(data.map(({ id, mark }) => [id, mark]));
}

/** Exercises of the library with their small pictures, without bringing all others. */
export const useExerciseCards = (ids: readonly string[]) =>
  useQuery({
    ...queryOf(exerciseCardsApi.list, { query: { ids: ids.join(',') } }),
    enabled: ids.length > 0,
  });

/** Sets the mark of an exercise, or removes it with null. */
export const useSetMark = () =>
  useMutation(
    mutationBy(
      ({ id, mark }: { id: string; mark: Mark | null }) =>
        mark === null
          ? call(exerciseMarksApi.remove, { params: { exerciseId: id } })
          : call(exerciseMarksApi.set, { params: { exerciseId: id }, body: { mark } }),
      { failed: MARK_FAILED },
    ),
  );
