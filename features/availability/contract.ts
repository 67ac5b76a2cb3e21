export { type OtherCalendar, otherCalendarsApi } from './contract/calendars.ts';
export { type SessionPlace, sessionPlace, sessionPlacesApi } from './contract/places.ts';
export { type TimeOffRecord, timeOff, timeOffApi } from './contract/time-off.ts';
export {
  dateHours,
  dateHoursApi,
  type StoredAvailability,
  storedAvailability,
  weekApi,
} from './contract/week.ts';
