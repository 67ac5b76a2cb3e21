import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { done } from './fields.ts';

/** People who do not want to meet: neither books the other. */
export const bookingBlocksApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/booking-blocks',
    access: 'signed-in',
    rate: 'read',
    summary: 'List whom you blocked from bookings',
    response: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
  block: endpoint({
    method: 'POST',
    path: '/api/booking-blocks',
    about: ['booking-blocks', 'times'],
    access: 'signed-in',
    rate: 'write',
    summary: 'Block the other person of a booking; bookings that are made stay',
    body: z.object({ bookingId: z.uuid('That booking does not exist.') }),
    response: done,
  }),
  unblock: endpoint({
    method: 'DELETE',
    path: '/api/booking-blocks/:personId',
    about: ['booking-blocks', 'times'],
    access: 'signed-in',
    rate: 'write',
    summary: 'Let a person book you again',
    params: z.object({ personId: z.uuid('That person does not exist.') }),
    response: done,
  }),
};
