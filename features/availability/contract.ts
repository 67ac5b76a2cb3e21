import { z } from 'zod';
import { calendarDay } from '#platform/shared/day-schema.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { recordApi, recordSchemas, recordVersion } from '#platform/shared/record.ts';
import { timeZone } from '#platform/shared/time-zone.ts';
import { MAX_HOURS_A_DAY } from './rules/check-hours.ts';

const NO_SUCH_TIME = 'Give a time from 0:00 to 23:59.';
const minute = z.int(NO_SUCH_TIME).min(0, NO_SUCH_TIME).max(1439, NO_SUCH_TIME);
const hours = z.object({ startMinute: minute, endMinute: minute });
const weekHours = z.object({ ...hours.shape, weekday: z.int().min(1).max(7) });
const travelMinutes = z
  .int('Use 0 to 240 minutes.')
  .min(0, 'Use 0 to 240 minutes.')
  .max(240, 'Use 0 to 240 minutes.');

const availability = z.object({
  timeZone,
  week: z.array(weekHours).max(7 * MAX_HOURS_A_DAY),
  usualTravelMinutes: travelMinutes,
});
export const storedAvailability = z.object({ ...availability.shape, version: z.int() });
export type StoredAvailability = z.infer<typeof storedAvailability>;

/** A trainer's usual week. Everything here belongs to the role trainer; others get 403 with a sentence. */
export const availabilityApi = {
  get: endpoint({
    method: 'GET',
    path: '/api/availability',
    access: 'signed-in',
    rate: 'read',
    offline: 'cached',
    summary: 'Your usual week; null before the first time it is saved',
    response: storedAvailability.nullable(),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/availability',
    about: ['availability', 'times'],
    access: 'signed-in',
    rate: 'write',
    summary: 'Save your usual week; 409 with the current one if it changed elsewhere',
    body: z.object({ ...availability.shape, version: recordVersion.nullable() }),
    response: storedAvailability,
  }),
};

const dateHoursSchemas = recordSchemas(
  z.object({ day: calendarDay, hours: z.array(hours).max(MAX_HOURS_A_DAY) }),
);
export const dateHours = dateHoursSchemas.stored;
export const dateHoursApi = recordApi({
  path: '/api/availability/dates',
  ...dateHoursSchemas,
  notFound: 'That date does not exist.',
  about: ['availability', 'times'],
  summaries: {
    list: 'List dates with hours of their own, from today on',
    add: 'Give a date hours of its own, or none',
    edit: 'Change the hours of a date',
    remove: 'Go back to the usual week on a date',
    restore: 'Undo that',
  },
});

const timeOffSchemas = recordSchemas(
  z.object({
    fromDay: calendarDay,
    fromMinute: minute.nullable(),
    toDay: calendarDay,
    toMinute: minute.nullable(),
    note: z.string().trim().max(200, 'Use at most 200 characters.').nullable(),
  }),
);
export const timeOff = timeOffSchemas.stored;
export const timeOffApi = recordApi({
  path: '/api/availability/time-off',
  ...timeOffSchemas,
  notFound: 'That time off does not exist.',
  about: ['availability', 'times'],
  summaries: {
    list: 'List time off that is not over',
    add: 'Take time off',
    edit: 'Change time off',
    remove: 'Delete time off',
    restore: 'Undo a deletion',
  },
});

const placeSchemas = recordSchemas(
  z.object({
    name: z.string().trim().min(1, 'Enter a name.').max(80, 'Use at most 80 characters.'),
    suburb: z.string().trim().min(1, 'Enter a suburb.').max(80, 'Use at most 80 characters.'),
    postcode: z
      .string()
      .regex(/^\d{4}$/, 'A postcode has 4 digits.')
      .nullable(),
    travelMinutes: z.record(z.uuid(), travelMinutes),
  }),
);
export const trainingPlace = placeSchemas.stored;
export const trainingPlacesApi = recordApi({
  path: '/api/availability/places',
  ...placeSchemas,
  notFound: 'That place does not exist.',
  about: ['availability', 'times'],
  summaries: {
    list: 'List the places where you train people',
    add: 'Add a place',
    edit: 'Change a place, or the way to others',
    remove: 'Delete a place',
    restore: 'Undo a deletion',
  },
});

/** How a calendar elsewhere stands. Its address never leaves the server again. */
const calendarAddress = z.object({
  id: z.string(),
  name: z.string(),
  host: z.string(),
  readAt: z.string().nullable(),
  failure: z.enum(['not-found', 'not-a-calendar', 'too-large', 'no-answer', 'private']).nullable(),
  isPaused: z.boolean(),
});
export type CalendarAddress = z.infer<typeof calendarAddress>;
const ofAddress = z.object({ id: z.uuid('That calendar does not exist.') });
const done = z.object({ ok: z.literal(true) });

export const calendarsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/availability/calendars',
    access: 'signed-in',
    rate: 'read',
    offline: 'cached',
    summary: 'List your other calendars and how old their busy times are',
    response: z.array(calendarAddress),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/availability/calendars',
    about: ['availability', 'times'],
    access: 'signed-in',
    rate: 'bulk',
    summary: 'Read busy times from a calendar’s address (ICS); private networks are refused',
    body: z.object({
      id: z.uuid('Give the id as a UUID.'),
      name: z.string().trim().min(1, 'Enter a name.').max(80, 'Use at most 80 characters.'),
      address: z
        .url({ protocol: /^(https|webcal)$/, error: 'Enter an address that starts with https://.' })
        .max(2000, 'Use at most 2,000 characters.'),
    }),
    response: calendarAddress,
  }),
  refresh: endpoint({
    method: 'POST',
    path: '/api/availability/calendars/:id/refresh',
    about: ['availability', 'times'],
    access: 'signed-in',
    rate: 'bulk',
    summary: 'Read a calendar now',
    params: ofAddress,
    response: calendarAddress,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/availability/calendars/:id',
    about: ['availability', 'times'],
    access: 'signed-in',
    rate: 'write',
    summary: 'Forget a calendar and its busy times',
    params: ofAddress,
    response: done,
  }),
  makeFeed: endpoint({
    method: 'POST',
    path: '/api/availability/feed',
    access: 'signed-in',
    rate: 'write',
    summary: 'Make an address for your calendar app; an older one stops working',
    response: z.object({ address: z.string() }),
  }),
  removeFeed: endpoint({
    method: 'DELETE',
    path: '/api/availability/feed',
    access: 'signed-in',
    rate: 'write',
    summary: 'Stop your calendar’s address',
    response: done,
  }),
};
