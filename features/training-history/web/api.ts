import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { trainingPlansApi } from '#features/training-plans/contract.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { call } from '#platform/web/api-client/call.ts';
import { fetchStoredFile } from '#platform/web/api-client/stored-file.ts';
import { queryOf } from '#platform/web/query/query-of.ts';
import { trainingHistoryApi } from '../contract.ts';
import { HISTORY_FILE_PATH } from '../rules/file-rows.ts';
import { MIN_SEARCH_CHARS } from '../rules/history-kinds.ts';

/** Sessions done between two days. */
export const useHistory = (from: CalendarDay, to: CalendarDay) =>
  useQuery({
    ...queryOf(trainingHistoryApi.sessions, { query: { from, to } }),
    placeholderData: keepPreviousData,
  });

export const useExercisesDone = () => useQuery(queryOf(trainingHistoryApi.exercises, {}));

/** An exercise's sessions as figures, and its bests. */
export const useExerciseHistory = (exercise: string) =>
  useQuery(queryOf(trainingHistoryApi.exercise, { query: { exercise } }));

/** An exercise's sets, the latest sessions first, a page at a time. */
export const useExerciseSets = (exercise: string) =>
  useInfiniteQuery({
    queryKey: [trainingHistoryApi.sets.path, exercise],
    queryFn: ({ pageParam }) =>
      call(trainingHistoryApi.sets, {
        query: { exercise, ...(pageParam && { before: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.at(-1)?.date,
    meta: { about: ['training-sessions'] },
  });

/** What was done of each exercise between two days. */
export const useRange = (from: CalendarDay, to: CalendarDay, enabled = true) =>
  useQuery({
    ...queryOf(trainingHistoryApi.range, { query: { from, to } }),
    placeholderData: keepPreviousData,
    enabled,
  });

/** Sessions that hold a text, once it is long enough. */
export const useFoundSessions = (text: string) =>
  useQuery({
    ...queryOf(trainingHistoryApi.search, { query: { text } }),
    placeholderData: keepPreviousData,
    enabled: text.length >= MIN_SEARCH_CHARS,
  });

/** The blocks that the person has followed. */
export const useBlocks = () =>
  useQuery(queryOf(trainingPlansApi.list, { query: { which: 'all' } }));

/** All sets as a CSV file; null when it cannot be fetched. */
export const fetchHistoryFile = (): Promise<Blob | null> => fetchStoredFile(HISTORY_FILE_PATH);
