import { z } from 'zod';
import { REASONS } from '#features/booking-terms/rules/settlement.ts';
import { ADDRESS_LENGTH } from '../rules/choose-place.ts';

export const instant = z.iso.datetime('Give the time as an instant in UTC.');
export const done = z.object({ ok: z.literal(true) });
export const ofBooking = z.object({ id: z.uuid('That booking does not exist.') });
export const ofOffer = z.object({ offerId: z.uuid('That offer does not exist.') });
/** In the query of a read; the body of a write names the same. */
export const newBookingId = z.uuid('Give the id as a UUID.');
export const pay = z.enum(['directly', 'credit']);
export const message = z
  .string()
  .trim()
  .max(1000, 'Use at most 1,000 characters.')
  .nullable()
  .transform((text) => text || null);

const percent = z.int().min(0, 'Use 0 to 100 per cent.').max(100, 'Use 0 to 100 per cent.');

export const policy = z.object({
  freeUntilHours: z.int().min(0, 'Use 0 to 336 hours.').max(336, 'Use 0 to 336 hours.'),
  latePercent: percent,
  missedPercent: percent,
  lateTakesCredit: z.boolean(),
  missedTakesCredit: z.boolean(),
});

export const settlement = z.object({
  reason: z.enum(REASONS),
  feeCents: z.int(),
  refundCents: z.int(),
  owedCents: z.int(),
  credit: z.enum(['none', 'returned', 'kept']),
});

/** Where a session takes place; null online, or at a place that was not given. */
export const place = z
  .object({
    name: z.string(),
    suburb: z.string(),
    /** the client's own: the name is its address */
    isClients: z.boolean().optional(),
  })
  .nullable();

/** Which of an offer's places; without it the first. */
export const placeId = z.uuid('That place does not exist.').optional();
/** Of a client, for a session at their own place. */
export const address = z
  .string()
  .trim()
  .max(ADDRESS_LENGTH, `Use at most ${ADDRESS_LENGTH} characters.`)
  .nullish()
  .transform((text) => text || null);
