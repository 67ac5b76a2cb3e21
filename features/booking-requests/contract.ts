import { z } from 'zod';
import { address, booking, ofBooking, pay } from '#features/bookings/contract.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { recordVersion } from '#platform/shared/record.ts';

const write = {
  access: 'signed-in',
  rate: 'write',
  about: ['bookings', 'times', 'timetable'],
} as const;
/** Why a request is declined, for the one who asked. */
export const reason = z
  .string()
  .trim()
  .max(300, 'Use at most 300 characters.')
  .nullish()
  .transform((text) => text || null);

export const bookingRequestsApi = {
  decide: endpoint({
    ...write,
    method: 'POST',
    path: '/api/bookings/:id/decide',
    summary: 'Answer a request: a trainer one of a client, a client a booking that a trainer made',
    params: ofBooking,
    body: z.object({
      version: recordVersion,
      approves: z.boolean(),
      address,
      reason,
      /** of a client who says yes to what a trainer booked */
      pay: pay.default('directly'),
    }),
    response: booking,
  }),
  reopen: endpoint({
    ...write,
    method: 'POST',
    path: '/api/bookings/:id/reopen',
    summary: 'Take a decline back while its time is free: the request is open again',
    params: ofBooking,
    body: z.object({ version: recordVersion }),
    response: booking,
  }),
};
