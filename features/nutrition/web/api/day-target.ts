import { useQuery } from '@tanstack/react-query';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import type { Period } from '#platform/shared/periods.ts';
import { queryOf } from '#platform/web/query/query-of.ts';
import { checkInsApi, targetsApi } from '../../contract.ts';

/** How the target is made, and the target of a day. By itself, so that Home fetches no sentences of targets. */
export const useTargets = (date: CalendarDay) =>
  useQuery(queryOf(targetsApi.read, { query: { date } }));

/** The full days of a period, as they are known on a day. */
export const useWholeDays = (period: Period, date: CalendarDay) =>
  useQuery(queryOf(checkInsApi.wholeDays, { query: { ...period, date } }));
