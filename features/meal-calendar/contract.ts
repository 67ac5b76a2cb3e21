import { calendarAddressApi } from '#platform/shared/calendar-address.ts';

/** Where a calendar fetches the plan; anyone who knows the address reads it. */
export const CALENDAR_PATH = '/api/meal-calendar/:token';

/** After the address: snacks are entries too, which fill a calendar. */
export const WITH_SNACKS = 'snacks';

export const planCalendarApi = calendarAddressApi({
  path: '/api/meal-plan/calendar',
  about: 'meal-calendar',
  of: 'the plan',
});
