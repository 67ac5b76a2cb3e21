export {
  CALENDAR_SEAL,
  createOtherCalendars,
  type OtherCalendars,
} from './actions/calendars.ts';
export { availabilityWork } from './jobs.ts';
export { busyOfCalendar } from './providers/busy-of-calendar.ts';
export { forgetNextFree, keepNextFree, keptNextFree } from './queries/next-free.ts';
export {
  availabilityErasedOnly,
  availabilityPersonalData,
  otherCalendarsPersonalData,
} from './queries/personal-data.ts';
export { placesOf } from './queries/places-of.ts';
export { loadTimes, type TrainerTimes } from './queries/times.ts';
export { weekOf } from './queries/week.ts';
