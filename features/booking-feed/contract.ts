import { calendarAddressApi } from '#platform/shared/calendar-address.ts';

/** Where a calendar fetches a person's sessions; anyone who knows the address reads them. */
export const FEED_PATH = '/api/booking-calendar/:token';

export const bookingFeedApi = calendarAddressApi({
  path: '/api/booking-feed',
  about: 'booking-feed',
  of: 'your bookings',
});
