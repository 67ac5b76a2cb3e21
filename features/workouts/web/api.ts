import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { call } from '#platform/web/api-client/call.ts';
import { mutationBy } from '#platform/web/query/mutation-of.ts';
import { queryOf } from '#platform/web/query/query-of.ts';
import { useRecordEdit } from '#platform/web/records/use-record-edit.ts';
import { type Workout, workoutsApi } from '../contract.ts';
import { changeMessages } from './messages/changes.ts';

/** The person's own workouts by name, page by page. */
export const useWorkouts = () =>
  useInfiniteQuery({
    queryKey: [workoutsApi.list.path],
    queryFn: ({ pageParam }) =>
      call(workoutsApi.list, {
        query: pageParam ? { afterName: pageParam.name, afterId: pageParam.id } : {},
      }),
    initialPageParam: null as Pick<Workout, 'name' | 'id'> | null,
    getNextPageParam: (page, pages) => {
      const known = pages.reduce((sum, { workouts }) => sum + workouts.length, 0);
      return known < page.total ? page.workouts.at(-1) : undefined;
    },
  });

/** One workout, to be read, changed and started. */
export const useWorkout = (id: string) => useQuery(queryOf(workoutsApi.one, { params: { id } }));

const save = ({ id, createdAt: _, ...body }: Workout) =>
  call(workoutsApi.edit, { params: { id }, body });

const { undone: done, undoFailed, failed } = changeMessages;

/** The edit of one workout in a form, also when it was changed on another device meanwhile. */
export const useWorkoutEdit = (workout: Workout) =>
  useRecordEdit(workout, (isShown) =>
    mutationBy(({ now }: { now: Workout; before: Workout }) => save(now), {
      done: changeMessages.changed,
      undo: ({ version }, { before }) => ({
        run: () => save({ ...before, version }),
        done,
        failed: undoFailed,
      }),
      failed,
      isShown,
    }),
  );

/** Deletes a workout, with Undo. */
export const useRemoveWorkout = () =>
  useMutation(
    mutationBy(({ id }: Workout) => call(workoutsApi.remove, { params: { id } }), {
      done: (_, workout) => changeMessages.removed(workout),
      undo: (_, { id }) => ({
        run: () => call(workoutsApi.restore, { params: { id } }),
        done,
        failed: undoFailed,
      }),
      failed,
    }),
  );
