import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { answer } from './bookings.ts';
import { done, instant } from './fields.ts';

const write = { access: 'signed-in', rate: 'write', about: ['bookings', 'times'] } as const;
const sessionId = z.uuid('That session does not exist.');

const place = z.object({
  sessionId: z.string(),
  start: instant,
  offerName: z.string(),
  /** people before you */
  before: z.int(),
  offeredUntil: instant.nullable(),
});

export const waitingApi = {
  mine: endpoint({
    method: 'GET',
    path: '/api/bookings/waiting',
    about: ['bookings'],
    access: 'signed-in',
    rate: 'read',
    summary: 'List where you wait for a place',
    response: z.array(place),
  }),
  join: endpoint({
    ...write,
    method: 'POST',
    path: '/api/bookings/waiting',
    summary: 'Wait for a place in a full session',
    body: z.object({ sessionId }),
    response: place,
  }),
  accept: endpoint({
    ...write,
    method: 'POST',
    path: '/api/bookings/waiting/accept',
    summary: 'Take the place that is offered',
    body: z.object({
      sessionId,
      id: z.uuid('Give the id as a UUID.'),
      pay: z.enum(['directly', 'credit']),
    }),
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
