import { useQuery } from '@tanstack/react-query';
import { dateHoursApi, timeOffApi, weekApi } from '#features/availability/contract.ts';
import { bookingsApi, offersApi } from '#features/bookings/contract.ts';
import { membershipsApi } from '#features/organisations/contract.ts';
import { addDays, type CalendarDay } from '#platform/shared/calendar-day.ts';
import { queryOf } from '#platform/web/query/query-of.ts';

const DAYS_AHEAD = 61;

/** Midnight at the beginning of a day on this device. */
const midnight = (day: CalendarDay): string => new Date(`${day}T00:00`).toISOString();

/** Who booked a trainer, from the beginning of a day on: the same question all day long. */
export const useSessions = (today: CalendarDay) =>
  useQuery(
    queryOf(bookingsApi.calendar, {
      query: { from: midnight(today), to: midnight(addDays(today, DAYS_AHEAD)) },
    }),
  );

/** What a person booked themselves. */
export const useOwnBookings = () => useQuery(queryOf(bookingsApi.mine, {}));

/** What the gyms are called that a person is a member of. */
export const useOwnGyms = (): string[] =>
  useQuery(queryOf(membershipsApi.mine, {})).data?.memberships.map(({ name }) => name) ?? [];

export const useOffers = () => useQuery(queryOf(offersApi.list, {}));
export const useWeek = () => useQuery(queryOf(weekApi.read, {}));
export const useDates = () => useQuery(queryOf(dateHoursApi.list, {}));
export const useTimeOff = () => useQuery(queryOf(timeOffApi.list, {}));
