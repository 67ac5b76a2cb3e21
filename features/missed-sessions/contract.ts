import { z } from 'zod';
import { booking, ofBooking } from '#features/bookings/contract.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { recordVersion } from '#platform/shared/record.ts';

const write = {
  access: 'signed-in',
  rate: 'write',
  about: ['bookings', 'times', 'timetable'],
} as const;
const cents = z.int().min(0, 'Use 0 or more.').max(10_000_000, 'Use at most $100,000.');
const ofVersion = { version: recordVersion };

/** What is said once a session has begun: who did not come, and what was paid. */
export const afterwardsApi = {
  missing: endpoint({
    ...write,
    method: 'POST',
    path: '/api/bookings/:id/missing',
    summary: 'Say that the other side did not come, or that you did',
    params: ofBooking,
    body: z.object({ ...ofVersion, act: z.enum(['say', 'dispute', 'withdraw']) }),
    response: booking,
  }),
  waive: endpoint({
    ...write,
    method: 'POST',
    path: '/api/bookings/:id/waive',
    summary: 'Waive a fee (trainers)',
    params: ofBooking,
    body: z.object(ofVersion),
    response: booking,
  }),
  notePayment: endpoint({
    ...write,
    method: 'POST',
    path: '/api/bookings/:id/paid',
    summary: 'Note what a client paid directly (trainers)',
    params: ofBooking,
    body: z.object({ ...ofVersion, paidCents: cents }),
    response: booking,
  }),
};
