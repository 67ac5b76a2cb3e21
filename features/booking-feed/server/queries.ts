import { addressRows } from '#platform/server/calendar-feed/address-rows.ts';
import { bookingCalendars } from './tables.ts';

export const addresses = addressRows(bookingCalendars);

export const bookingFeedErasedOnly = [
  { name: 'booking_calendars', because: 'a link that leads to this server alone' },
];
