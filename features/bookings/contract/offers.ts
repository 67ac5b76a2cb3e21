import { z } from 'zod';
import { recordApi, recordSchemas } from '#platform/shared/record.ts';
import { OFFER_LIMITS } from '../rules/check-offer.ts';
import { policy } from './fields.ts';

// Limits and their sentences stand in rules/check-offer.ts; the server asks it, as the form does.
const whole = z.int('Enter a whole number.').min(0, 'Use 0 or more.').max(10_000_000, 'Use less.');
const minute = z.int().min(0).max(1439);
const hours = z.array(
  z.object({ weekday: z.int().min(1).max(7), startMinute: minute, endMinute: minute }),
);
const pack = z.object({ credits: whole, priceCents: whole, validDays: whole });

const offerContent = z.object({
  name: z.string().trim().max(OFFER_LIMITS.name, 'Use at most 80 characters.'),
  minutes: whole,
  gridMinutes: whole.default(15),
  bufferBeforeMinutes: whole,
  bufferAfterMinutes: whole,
  noticeHours: whole,
  daysAhead: whole,
  maxPerDay: whole.nullable(),
  maxPerWeek: whole.nullable(),
  hours: hours.max(42).nullable(),
  placeId: z.uuid('That place does not exist.').nullable(),
  otherPlaceIds: z
    .array(z.uuid('That place does not exist.'))
    .max(20, 'Use at most 20 places.')
    .default([]),
  atClients: z.boolean().default(false),
  priceCents: whole,
  capacity: whole,
  isOnline: z.boolean(),
  link: z.string().trim().max(500, 'Use at most 500 characters.').nullable(),
  needsApproval: z.boolean(),
  policy,
  packs: z.array(pack).max(6, 'Use at most 6 packs.'),
});

const offerSchemas = recordSchemas(offerContent);
export const offer = offerSchemas.stored;
export type Offer = z.infer<typeof offer>;

export const offersApi = recordApi({
  path: '/api/offers',
  ...offerSchemas,
  notFound: 'That offer does not exist.',
  about: ['offers', 'times'],
  summaries: {
    list: 'List your offers',
    add: 'Add an offer',
    edit: 'Change an offer; bookings keep what was agreed',
    remove: 'Stop an offer; bookings stay',
    restore: 'Undo that',
  },
});
