import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { CALENDAR_FAILURES } from '../rules/calendar-failures.ts';
import { ABOUT_TIMES } from './fields.ts';

/** How a calendar elsewhere stands. Its address never leaves the server again. */
const otherCalendar = z.object({
  id: z.string(),
  name: z.string(),
  host: z.string(),
  /** when it was last read; null: never yet */
  readAt: z.string().nullable(),
  /** why the last try failed; null: it did not */
  failure: z.enum(CALENDAR_FAILURES).nullable(),
  /** times that are still to come, as far as it was read */
  upcoming: z.int(),
});
export type OtherCalendar = z.infer<typeof otherCalendar>;

const params = z.object({ id: z.uuid('That calendar does not exist.') });
const done = z.object({ ok: z.literal(true) });
const write = { about: ABOUT_TIMES, access: 'signed-in' } as const;

/** Calendars elsewhere, whose events are times that nobody can book. */
export const otherCalendarsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/availability/calendars',
    about: ['availability'],
    access: 'signed-in',
    rate: 'read',
    offline: 'cached',
    summary: 'List your other calendars, and how old their busy times are',
    response: z.array(otherCalendar),
  }),
  add: endpoint({
    ...write,
    method: 'POST',
    path: '/api/availability/calendars',
    rate: 'bulk',
    summary: 'Read busy times from a calendar’s address (ICS); idempotent by id',
    body: z.object({
      id: z.uuid('Give the id as a UUID.'),
      name: z.string().trim().min(1, 'Enter a name.').max(80, 'Use at most 80 characters.'),
      address: z
        .string()
        .trim()
        .min(1, 'Enter an address.')
        .max(2000, 'Use at most 2,000 characters.'),
    }),
    response: otherCalendar,
  }),
  refresh: endpoint({
    ...write,
    method: 'POST',
    path: '/api/availability/calendars/:id/refresh',
    rate: 'bulk',
    summary: 'Read a calendar now',
    params,
    response: otherCalendar,
  }),
  remove: endpoint({
    ...write,
    method: 'DELETE',
    path: '/api/availability/calendars/:id',
    rate: 'write',
    summary: 'Forget a calendar and its busy times',
    params,
    response: done,
  }),
};
