import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';

const instant = z.iso.datetime('Give the time as an instant in UTC.');
const spans = z.array(z.object({ startMs: z.number(), endMs: z.number() }));

const times = z.object({
  /** of the trainer's hours; null before they have any */
  timeZone: z.string().nullable(),
  open: spans,
  timeOff: spans,
  /** from other calendars */
  busy: spans,
  /** when the oldest of those was read */
  busyTimesReadAt: z.string().nullable(),
});
export type TrainerTimes = z.infer<typeof times>;

const client = z.object({ id: z.string(), name: z.string() });
export type TrainerClient = z.infer<typeof client>;

/** What a trainer's calendar shows beside bookings, and for whom they can book. */
export const trainerCalendarApi = {
  times: endpoint({
    method: 'GET',
    path: '/api/trainer-times',
    about: ['availability', 'times'],
    access: 'signed-in',
    rate: 'read',
    offline: 'cached',
    summary: 'List your open hours, time off and busy times, at most 62 days',
    query: z.object({ from: instant, to: instant }),
    response: times,
  }),
  clients: endpoint({
    method: 'GET',
    path: '/api/trainer-clients',
    about: ['bookings', 'organisations'],
    access: 'signed-in',
    rate: 'read',
    offline: 'cached',
    summary: 'List for whom you can book: your clients and who has booked you, by name',
    response: z.array(client),
  }),
};
