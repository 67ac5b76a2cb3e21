import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { recordApi, recordSchemas } from '#platform/shared/record.ts';
import { OFFER_LIMITS } from '../rules/check-offer.ts';
import { instant, ofOffer, policy } from './fields.ts';

// Limits and their sentences stand in rules/check-offer.ts; the server asks it, as the form does.
const whole = z.int('Enter a whole number.');
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
  placeId: z.uuid().nullable(),
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

/** A start that can be chosen. `left` counts places; 0 is full, with a waiting list. */
const start = z.object({ start: instant, sessionId: z.string().nullable(), left: z.int() });

export const timesApi = {
  between: endpoint({
    method: 'GET',
    path: '/api/offers/:id/times',
    about: ['times'],
    access: 'public',
    rate: 'read',
    summary: 'List the times that can be booked, at most 31 days',
    params: ofOffer,
    query: z.object({ from: instant, to: instant, trainerId: z.uuid().optional() }),
    response: z.object({
      timeZone: z.string(),
      minutes: z.int(),
      /** age of the oldest calendar that was looked at; null where there is none */
      busyTimesReadAt: z.string().nullable(),
      starts: z.array(start),
    }),
  }),
  next: endpoint({
    method: 'GET',
    path: '/api/offers/:id/next',
    about: ['times'],
    access: 'public',
    rate: 'read',
    summary: 'Find the next time that can be booked',
    params: ofOffer,
    response: z.object({ timeZone: z.string(), start: instant.nullable() }),
  }),
};
