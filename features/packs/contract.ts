import { z } from 'zod';
import { newBookingId } from '#features/bookings/contract.ts';
import { calendarDay } from '#platform/shared/day-schema.ts';
import { endpoint } from '#platform/shared/endpoint.ts';

const pack = z.object({
  id: z.string(),
  offerId: z.string(),
  offerName: z.string(),
  /** the other side: the trainer for who bought it, the client for who sold it */
  personName: z.string(),
  credits: z.int(),
  left: z.int(),
  paidCents: z.int(),
  boughtOn: calendarDay,
  /** of the credits that end last; null where none is left */
  expiresOn: calendarDay.nullable(),
  refundedCents: z.int().nullable(),
  /** what would go back for it now */
  refundCents: z.int(),
});
export type Pack = z.infer<typeof pack>;

const write = { access: 'signed-in', rate: 'write', about: ['packs', 'times'] } as const;

/** Packs of credits. They are paid to the trainer directly, who then hands them out here. */
export const packsApi = {
  mine: endpoint({
    method: 'GET',
    path: '/api/packs',
    access: 'signed-in',
    rate: 'read',
    offline: 'cached',
    summary: 'List packs you bought and packs you sold',
    response: z.object({ bought: z.array(pack), sold: z.array(pack) }),
  }),
  sell: endpoint({
    ...write,
    method: 'POST',
    path: '/api/packs',
    summary: 'Give a client a pack that they paid for (trainers)',
    body: z.object({
      id: newBookingId,
      offerId: z.uuid('That offer does not exist.'),
      clientId: z.uuid('That client does not exist.'),
      /** which of the offer's packs, from 0 */
      pack: z.int().min(0).max(5),
    }),
    response: pack,
  }),
  refund: endpoint({
    ...write,
    method: 'POST',
    path: '/api/packs/:id/refund',
    summary: 'End a pack: its share of unused credits was given back (trainers)',
    params: z.object({ id: z.uuid('That pack does not exist.') }),
    body: z.object({ refundCents: z.int().min(0).max(10_000_000) }),
    response: pack,
  }),
};
