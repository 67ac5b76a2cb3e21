import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { answer } from './bookings.ts';
import { done, instant, newBookingId, pay } from './fields.ts';

const write = {
  access: 'signed-in',
  rate: 'write',
  about: ['bookings', 'times', 'timetable'],
} as const;
const sessionId = z.uuid('That session does not exist.');

const place = z.object({
  sessionId: z.string(),
  start: instant,
  end: instant,
  offerId: z.string(),
  offerName: z.string(),
  trainerName: z.string(),
  /** people before you */
  before: z.int(),
  offeredUntil: instant.nullable(),
});
export type WaitingPlace = z.infer<typeof place>;

export const waitingApi = {
  mine: endpoint({
    method: 'GET',
    path: '/api/bookings/waiting',
    about: ['bookings'],
    access: 'signed-in',
    rate: 'read',
    offline: 'cached',
    summary: 'List where you wait for a place',
    response: z.array(place),
  }),
  join: endpoint({
    ...write,
    method: 'POST',
    path: '/api/bookings/waiting',
    summary: 'Wait for a place in a full session',
    body: z.object({ sessionId }),
    response: z.array(place),
  }),
  accept: endpoint({
    ...write,
    method: 'POST',
    path: '/api/bookings/waiting/accept',
    summary: 'Take the place that is offered',
    body: z.object({ sessionId, id: newBookingId, pay }),
    response: answer,
  }),
  leave: endpoint({
    ...write,
    method: 'DELETE',
    path: '/api/bookings/waiting/:sessionId',
    summary: 'Wait no longer, or decline the place',
    params: z.object({ sessionId }),
    response: done,
  }),
};
