import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';

const done = z.object({ ok: z.literal(true) });
const guardian = z.object({
  email: z.string().nullable(),
  isConfirmed: z.boolean(),
});
export type Guardian = z.infer<typeof guardian>;

/** At 16 and 17 people book once a parent or guardian has confirmed an address, who then gets every mail. */
export const guardianApi = {
  read: endpoint({
    method: 'GET',
    path: '/api/guardian',
    access: 'signed-in',
    rate: 'read',
    summary: 'Show your parent’s or guardian’s address for bookings',
    response: guardian,
  }),
  ask: endpoint({
    method: 'POST',
    path: '/api/guardian',
    about: ['guardian', 'times'],
    access: 'signed-in',
    rate: 'mail',
    summary: 'Mail a parent or guardian to confirm that you may book',
    body: z.object({
      email: z.email('Enter an email address.').max(254, 'Use at most 254 characters.'),
    }),
    response: guardian,
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/guardian/confirm',
    access: 'public',
    rate: 'sign-in',
    summary: 'Confirm as a parent or guardian, by the link that was mailed',
    body: z.object({ token: z.string().max(200, 'That link is not valid.') }),
    response: done,
  }),
};
