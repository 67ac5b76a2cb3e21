import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { mutationOf } from '#platform/web/query/mutation-of.ts';
import { queryOf } from '#platform/web/query/query-of.ts';
import { progressApi } from '../contract.ts';
import type { Layout } from '../rules/layout.ts';
import { toProgressData } from '../rules/progress-answer.ts';
import { layoutMessages } from './messages.ts';

/** Everything the tab is worked out from, from a day to today. */
export const useProgress = (from: CalendarDay, to: CalendarDay) =>
  useQuery({
    ...queryOf(progressApi.read, { query: { from, to } }),
    placeholderData: keepPreviousData,
    select: toProgressData,
  });

export const useLayout = () => useQuery(queryOf(progressApi.layout, {}));

export const useSaveLayout = () =>
  useMutation(mutationOf(progressApi.saveLayout, (body: Layout) => ({ body }), layoutMessages));
