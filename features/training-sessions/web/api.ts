import { useMutation, useQuery } from '@tanstack/react-query';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { queryOf } from '#platform/web/query/query-of.ts';
import { recordMutations } from '#platform/web/records/record-mutations.ts';
import { trainingSessionsApi, trainingWeekApi } from '../contract.ts';
import { sessionMessages } from './messages.ts';

/** Sessions since a day, the latest first. */
export const useSessions = (from: CalendarDay) =>
  useQuery(queryOf(trainingSessionsApi.list, { query: { from } }));

/** Done, aimed for and used of the limit, in the week of a day. */
export const useTrainingWeek = (date: CalendarDay) =>
  useQuery(queryOf(trainingWeekApi.week, { query: { date } }));

const records = recordMutations(trainingSessionsApi, sessionMessages);

/** Deletes a session, with Undo. One that was begun still counts for the week. */
export const useRemoveSession = () => useMutation(records.remove);
