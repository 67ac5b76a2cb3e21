import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '#platform/web/api-client/call.ts';
import { type Workout, workoutsApi } from '../contract.ts';

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
