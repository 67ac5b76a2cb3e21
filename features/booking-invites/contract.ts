import { z } from 'zod';
import { answer, instant, placeId } from '#features/bookings/contract.ts';
import { endpoint } from '#platform/shared/endpoint.ts';

const [, clash] = answer.options;

/** The email is on its way, or why that time cannot be booked. */
const inviteAnswer = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('invited') }),
  clash,
]);
export type InviteAnswer = z.infer<typeof inviteAnswer>;

export const bookingInvitesApi = {
  invite: endpoint({
    method: 'POST',
    path: '/api/booking-invites',
    about: [],
    access: 'signed-in',
    rate: 'mail',
    summary: 'Mail a person who has not booked you before the way to a free time (trainers)',
    body: z.object({
      email: z.email('Enter an email address.').max(254, 'Use at most 254 characters.'),
      offerId: z.uuid('That offer does not exist.'),
      start: instant,
      placeId,
    }),
    response: inviteAnswer,
  }),
};
