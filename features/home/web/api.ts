import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { queryOf } from '#platform/web/query/query-of.ts';
import { homeApi } from '../contract.ts';

/** Everything the first screen shows of one day. */
export const homeDayQuery = (date: CalendarDay) => queryOf(homeApi.day, { query: { date } });
