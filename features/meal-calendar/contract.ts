import { calendarAddressApi } from '#platform/shared/calendar-address.ts';

/** Where a calendar fetches the plan; anyone who knows the address reads it. */
export const CALENDAR_PATH = '/api/meal-calendar/:token';

export const planCalendarApi = calendarAddressApi({
  path: '/api/meal-plan/calendar',
  about: 'meal-calendar',
  of: 'the plan',
});
