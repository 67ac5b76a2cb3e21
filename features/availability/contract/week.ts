import { z } from 'zod';
import { calendarDay } from '#platform/shared/day-schema.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { recordVersion } from '#platform/shared/record.ts';
import { timeZone } from '#platform/shared/time-zone.ts';
import { MAX_HOURS_A_DAY } from '../rules/check-hours.ts';
import { ABOUT_TIMES, minuteOfDay, travelMinutes } from './fields.ts';

const hours = z.object({ startMinute: minuteOfDay, endMinute: minuteOfDay });
const weekHours = z.object({ ...hours.shape, weekday: z.int().min(1).max(7) });

const availability = z.object({
  timeZone,
  week: z.array(weekHours).max(7 * MAX_HOURS_A_DAY),
  usualTravelMinutes: travelMinutes,
});
export const storedAvailability = z.object({ ...availability.shape, version: z.int() });
export type StoredAvailability = z.infer<typeof storedAvailability>;

/** When a person trains others: their usual week, on the wall of their zone. */
export const weekApi = {
  read: endpoint({
    method: 'GET',
    path: '/api/availability',
    about: ['availability'],
    access: 'signed-in',
    rate: 'read',
    offline: 'cached',
    summary: 'Get your usual week; null before the first time it is saved',
    response: storedAvailability.nullable(),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/availability',
    about: ABOUT_TIMES,
    access: 'signed-in',
    rate: 'write',
    summary: 'Save your usual week; 409 with the current one if it changed elsewhere',
    body: z.object({ ...availability.shape, version: recordVersion.nullable() }),
    response: storedAvailability,
  }),
};

export const dateHours = z.object({
  day: calendarDay,
  /** none: closed */
  hours: z.array(hours).max(MAX_HOURS_A_DAY),
});
const ofDay = z.object({ day: calendarDay });
const done = z.object({ ok: z.literal(true) });

/** Dates with hours of their own instead of those of their weekday. */
export const dateHoursApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/availability/dates',
    about: ['availability'],
    access: 'signed-in',
    rate: 'read',
    offline: 'cached',
    summary: 'List dates with hours of their own, from yesterday on',
    response: z.array(dateHours),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/availability/dates/:day',
    about: ABOUT_TIMES,
    access: 'signed-in',
    rate: 'write',
    summary: 'Give a date hours of its own, or none',
    params: ofDay,
    body: dateHours.pick({ hours: true }),
    response: dateHours,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/availability/dates/:day',
    about: ABOUT_TIMES,
    access: 'signed-in',
    rate: 'write',
    summary: 'Go back to the usual week on a date; idempotent',
    params: ofDay,
    response: done,
  }),
};
