import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { call } from '#platform/web/api-client/call.ts';
import { mutationBy, mutationOf } from '#platform/web/query/mutation-of.ts';
import { queryOf } from '#platform/web/query/query-of.ts';
import { recordMutations } from '#platform/web/records/record-mutations.ts';
import { useMomentOn } from '#platform/web/time/use-today.ts';
import {
  type Habit,
  type HabitMark,
  habitDaysApi,
  habitMarksApi,
  habitsApi,
  trophiesApi,
} from '../contract.ts';
import { habitMessages, markMessages, trophyText } from './messages.ts';

export const useHabitList = () => useQuery(queryOf(habitsApi.list, {}));

export const useHabitDays = (from: CalendarDay, date: CalendarDay) =>
  useQuery({
    ...queryOf(habitDaysApi.read, { query: { from, date } }),
    placeholderData: keepPreviousData,
  });

export const useMarks = (from: CalendarDay) =>
  useQuery({
    ...queryOf(habitMarksApi.list, { query: { from } }),
    placeholderData: keepPreviousData,
  });

export const habitMutations = recordMutations(habitsApi, habitMessages);

const send = ({ id, ...body }: Habit) => call(habitsApi.edit, { params: { id }, body });

/** Saves another content of a habit: a pause, or the archive. */
export const saveHabit = mutationBy((now: Habit) => send(now), {
  done: habitMessages.changed,
  failed: habitMessages.failed,
});

/** Puts a habit at another place: nothing to say of it. */
export const reorderHabit = mutationBy(send, { failed: habitMessages.failed });

type Done = { habit: Pick<Habit, 'id' | 'name'>; date: CalendarDay; amount: number | null };

const minutesAheadOfUtc = () => -new Date().getTimezoneOffset();

/** Marks a habit as done on a day, or a part of it. */
export function useAddMark() {
  const momentOn = useMomentOn();
  return useMutation(
    mutationBy(
      ({ habit, date, amount, id }: Done & { id: string }) => {
        const isNow = momentOn(date).timeZone !== undefined;
        const offsetMinutes = isNow ? minutesAheadOfUtc() : null;
        return call(habitMarksApi.add, {
          body: { id, habitId: habit.id, date, amount, offsetMinutes },
        });
      },
      { failed: markMessages.failed },
    ),
  );
}

/** Removes all marks of a day. */
export const useRemoveMarks = () =>
  useMutation(
    mutationBy(
      ({ marks }: { name: string; marks: readonly HabitMark[] }) =>
        Promise.all(marks.map(({ id }) => call(habitMarksApi.remove, { params: { id } }))),
      {
        done: (_, { name }) => markMessages.removed(name),
        undo: (_, { marks }) => ({
          run: () =>
            Promise.all(marks.map(({ id }) => call(habitMarksApi.restore, { params: { id } }))),
          done: markMessages.undone,
          failed: markMessages.undoFailed,
        }),
        failed: markMessages.failed,
      },
    ),
  );

export const useTrophies = (date: CalendarDay) =>
  useQuery(queryOf(trophiesApi.read, { query: { date } }));

export const useChooseTrophies = () =>
  useMutation(
    mutationOf(trophiesApi.choose, (body: { shown: boolean; version: number }) => ({ body }), {
      failed: trophyText.failed,
    }),
  );
