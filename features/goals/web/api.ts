import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { call } from '#platform/web/api-client/call.ts';
import { mutationBy } from '#platform/web/query/mutation-of.ts';
import { queryOf } from '#platform/web/query/query-of.ts';
import { recordMutations } from '#platform/web/records/record-mutations.ts';
import { type Goal, goalSubjectsApi, goalsApi } from '../contract.ts';
import { goalMessages } from './messages.ts';

export const useGoalList = () => useQuery(queryOf(goalsApi.list, {}));

export const useSubjects = (date: CalendarDay, from?: CalendarDay) =>
  useQuery({
    ...queryOf(goalSubjectsApi.read, { query: from === undefined ? { date } : { date, from } }),
    placeholderData: keepPreviousData,
  });

export const goalMutations = recordMutations(goalsApi, goalMessages);

/** Ends a goal, or takes it up again. */
export const endGoal = mutationBy(
  ({ id, ...body }: Goal) => call(goalsApi.edit, { params: { id }, body }),
  { done: goalMessages.ended, failed: goalMessages.failed },
);
