import { useQuery } from '@tanstack/react-query';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import type { InputOf, OutputOf } from '#platform/shared/endpoint.ts';
import { call } from '#platform/web/api-client/call.ts';
import { mutationBy, mutationOf } from '#platform/web/query/mutation-of.ts';
import { queryOf } from '#platform/web/query/query-of.ts';
import { recordMutations } from '#platform/web/records/record-mutations.ts';
import {
  dateHoursApi,
  type OtherCalendar,
  otherCalendarsApi,
  sessionPlacesApi,
  timeOffApi,
  weekApi,
} from '../contract.ts';
import { calendarsText } from './messages/calendars.ts';
import { datesText, timeOffMessages } from './messages/dates.ts';
import { placeMessages } from './messages/places.ts';
import { pageText } from './messages/week.ts';

export const useWeek = () => useQuery(queryOf(weekApi.read, {}));
export const useDateHours = () => useQuery(queryOf(dateHoursApi.list, {}));
export const useTimeOff = () => useQuery(queryOf(timeOffApi.list, {}));
export const useSessionPlaces = () => useQuery(queryOf(sessionPlacesApi.list, {}));
export const useOtherCalendars = () => useQuery(queryOf(otherCalendarsApi.list, {}));

type SavedWeek = InputOf<typeof weekApi.save>['body'];

export const saveWeek = (isShown: (error: unknown) => boolean) =>
  mutationOf(weekApi.save, (body: SavedWeek) => ({ body }), {
    done: () => pageText.saved,
    failed: pageText.failed,
    isShown,
  });

export type DateWithHours = OutputOf<typeof dateHoursApi.list>[number];

const keepDate = ({ day, hours }: DateWithHours) =>
  call(dateHoursApi.save, { params: { day }, body: { hours } });

/** Saves the hours of a date; what the form shows itself makes no toast. */
export const saveDate = (toText: (day: CalendarDay) => string) =>
  mutationBy(keepDate, { done: ({ day }) => datesText.saved(toText(day)) });

/** Goes back to the usual week on a date, with Undo. */
export const removeDate = (toText: (day: CalendarDay) => string) =>
  mutationBy(({ day }: DateWithHours) => call(dateHoursApi.remove, { params: { day } }), {
    done: (_, { day }) => datesText.removed(toText(day)),
    undo: (_, date) => ({
      run: () => keepDate(date),
      done: datesText.undone,
      failed: datesText.undoFailed,
    }),
    failed: datesText.failed,
  });

export const timeOffMutations = recordMutations(timeOffApi, timeOffMessages);
export const placeMutations = recordMutations(sessionPlacesApi, placeMessages);

type NewCalendar = InputOf<typeof otherCalendarsApi.add>['body'];

export const addCalendar = mutationOf(otherCalendarsApi.add, (body: NewCalendar) => ({ body }), {
  done: ({ name }) => calendarsText.added(name),
});

export const refreshCalendar = mutationOf(
  otherCalendarsApi.refresh,
  ({ id }: OtherCalendar) => ({ params: { id } }),
  {
    done: ({ name, failure }) => (failure ? null : calendarsText.refreshed(name)),
    failed: calendarsText.failed,
  },
);

export const removeCalendar = mutationOf(
  otherCalendarsApi.remove,
  ({ id }: OtherCalendar) => ({ params: { id } }),
  { done: (_, { name }) => calendarsText.removed(name), failed: calendarsText.failed },
);
