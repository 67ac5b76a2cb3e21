import { useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '#features/account/web/public.ts';
import { dateHoursApi, timeOffApi, weekApi } from '#features/availability/contract.ts';
import { bookingsApi } from '#features/bookings/contract.ts';
import { taughtApi, timetableApi } from '#features/classes/contract.ts';
import { membershipsApi } from '#features/organisations/contract.ts';
import { windowFor } from '#features/trainer-calendar/rules/calendar-window.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { queryOf } from '#platform/web/query/query-of.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { requestsWaiting } from '../rules/trainer-sessions.ts';

/** Who booked a trainer, asked as the calendar asks: one answer for both, kept for offline. */
export const useSessions = (today: CalendarDay, enabled = true) =>
  useQuery({ ...queryOf(bookingsApi.calendar, { query: windowFor(today, [today]) }), enabled });

type Waiting = {
  /** clients' requests, for the trainer's yes or no */
  toAnswer: number;
  /** what trainers booked for the person */
  toConfirm: number;
};

/** How many requests of bookings wait for the person's answer; none while that is not known. */
export function useRequestsWaiting(): Waiting {
  const isTrainer = useCurrentUser().data?.role === 'trainer';
  const asked = useSessions(useToday(), isTrainer).data ?? [];
  const own = useOwnBookings().data ?? [];
  return { toAnswer: requestsWaiting(asked).length, toConfirm: requestsWaiting(own).length };
}

/** The classes that a trainer gives, booked or not. */
export const useTaughtClasses = (today: CalendarDay) =>
  useQuery(queryOf(taughtApi.list, { query: windowFor(today, [today]) }));

/** What a person booked themselves. */
export const useOwnBookings = () => useQuery(queryOf(bookingsApi.mine, {}));

/** The classes of the next weeks in a member’s gyms. */
export const useTimetable = () => useQuery(queryOf(timetableApi.read, {}));

/** What the gyms are called that a person is a member of. */
export const useOwnGyms = (): string[] =>
  useQuery(queryOf(membershipsApi.mine, {})).data?.memberships.map(({ name }) => name) ?? [];

export const useWeek = () => useQuery(queryOf(weekApi.read, {}));
export const useDates = () => useQuery(queryOf(dateHoursApi.list, {}));
export const useTimeOff = () => useQuery(queryOf(timeOffApi.list, {}));
