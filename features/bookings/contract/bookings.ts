import { z } from 'zod';
import { MAX_SERIES_WEEKS } from '#features/availability/rules/weekly-series.ts';
import { CLASHES } from '#features/availability/rules/why-not-free.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { recordVersion } from '#platform/shared/record.ts';
import { BOOKING_STATES } from '../rules/booking-state.ts';
import { BOOKING_BARS } from '../rules/who-may-book.ts';
import { instant, ofBooking, policy, settlement } from './fields.ts';

const person = z.object({ id: z.string(), name: z.string(), photo: z.string().nullable() });

const booking = z.object({
  id: z.string(),
  version: z.int(),
  state: z.enum(BOOKING_STATES),
  start: instant,
  end: instant,
  /** of the trainer, named where the viewer's own differs */
  timeZone: z.string(),
  offer: z.object({ id: z.string(), name: z.string(), link: z.string().nullable() }),
  place: z.object({ name: z.string(), suburb: z.string() }).nullable(),
  trainer: person,
  /** for the trainer: name, photo where it is allowed, and what they wrote */
  client: person,
  message: z.string().nullable(),
  keptUntil: instant.nullable(),
  priceCents: z.int(),
  paidCents: z.int(),
  hasCredit: z.boolean(),
  policy,
  freeUntil: instant,
  /** what cancelling costs now; null where it cannot be cancelled */
  ifCancelledNow: settlement.nullable(),
  settlement: settlement.nullable(),
  /** which side is said not to have come, and whether the other says otherwise */
  missing: z
    .object({
      side: z.enum(['client', 'trainer']),
      isDisputed: z.boolean(),
      mayDispute: z.boolean(),
    })
    .nullable(),
});
export type Booking = z.infer<typeof booking>;

/** One booking, or the reason why there is none with the next times instead. */
export const answer = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('booked'), booking }),
  z.object({
    outcome: z.literal('clash'),
    clashes: z.array(z.enum(CLASHES)),
    next: z.array(instant),
  }),
  z.object({ outcome: z.literal('barred'), bar: z.enum(BOOKING_BARS) }),
]);
export type BookingAnswer = z.infer<typeof answer>;

const write = { access: 'signed-in', rate: 'write', about: ['bookings', 'times'] } as const;
const ofVersion = { version: recordVersion };
const wanted = {
  id: z.uuid('Give the id as a UUID.'),
  offerId: z.uuid('That offer does not exist.'),
  start: instant,
  /** left out: any trainer of an organisation’s offer */
  trainerId: z.uuid().optional(),
};
const message = z.string().trim().max(1000, 'Use at most 1,000 characters.').nullable();
const seriesTime = z.object({ start: instant.nullable(), clashes: z.array(z.enum(CLASHES)) });

export const bookingsApi = {
  mine: endpoint({
    method: 'GET',
    path: '/api/bookings',
    access: 'signed-in',
    rate: 'read',
    offline: 'cached',
    summary: 'List your bookings that are to come or ended in the last 90 days',
    response: z.array(booking),
  }),
  one: endpoint({
    method: 'GET',
    path: '/api/bookings/:id',
    access: 'signed-in',
    rate: 'read',
    offline: 'cached',
    summary: 'A booking, for its client and its trainer',
    params: ofBooking,
    response: booking,
  }),
  hold: endpoint({
    ...write,
    method: 'POST',
    path: '/api/bookings/hold',
    summary: 'Keep a time for ten minutes; the same id again answers the same',
    body: z.object(wanted),
    response: answer,
  }),
  finish: endpoint({
    ...write,
    method: 'POST',
    path: '/api/bookings/:id/finish',
    summary: 'Book the time that is kept, or ask for it where the trainer approves',
    params: ofBooking,
    body: z.object({ message, pay: z.enum(['directly', 'credit']) }),
    response: answer,
  }),
  forClient: endpoint({
    ...write,
    method: 'POST',
    path: '/api/bookings/for-client',
    summary: 'Book for a client, outside hours too if that is meant (trainers)',
    body: z.object({ ...wanted, clientId: z.uuid(), overrides: z.boolean() }),
    response: answer,
  }),
  previewSeries: endpoint({
    ...write,
    method: 'POST',
    path: '/api/bookings/series/preview',
    about: [],
    summary: 'Show a weekly series, each clash with its reason',
    body: z.object({ ...wanted, weeks: z.int().min(2).max(MAX_SERIES_WEEKS) }),
    response: z.array(seriesTime),
  }),
  bookSeries: endpoint({
    ...write,
    method: 'POST',
    path: '/api/bookings/series',
    summary: 'Book the chosen times of a series; each says what became of it',
    body: z.object({
      id: wanted.id,
      offerId: wanted.offerId,
      trainerId: wanted.trainerId,
      starts: z.array(instant).min(1).max(MAX_SERIES_WEEKS),
      message,
      pay: z.enum(['directly', 'credit']),
    }),
    response: z.array(answer),
  }),
  decide: endpoint({
    ...write,
    method: 'POST',
    path: '/api/bookings/:id/decide',
    summary: 'Approve or decline a request (trainers)',
    params: ofBooking,
    body: z.object({ ...ofVersion, approves: z.boolean() }),
    response: booking,
  }),
  move: endpoint({
    ...write,
    method: 'POST',
    path: '/api/bookings/:id/move',
    summary:
      'Move to another time; a late move of the client is a late cancellation and says so first',
    params: ofBooking,
    body: z.object({
      ...ofVersion,
      start: instant,
      acceptsFee: z.boolean(),
      overrides: z.boolean(),
    }),
    response: answer,
  }),
  cancel: endpoint({
    ...write,
    method: 'POST',
    path: '/api/bookings/:id/cancel',
    summary: 'Cancel; the fee that was shown is repeated, so that nothing else is charged',
    params: ofBooking,
    body: z.object({ ...ofVersion, feeCents: z.int(), reason: message }),
    response: booking,
  }),
  missing: endpoint({
    ...write,
    method: 'POST',
    path: '/api/bookings/:id/missing',
    summary: 'Say that the other side did not come, or that you did',
    params: ofBooking,
    body: z.object({ ...ofVersion, act: z.enum(['say', 'dispute', 'agree', 'withdraw']) }),
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
    body: z.object({ ...ofVersion, paidCents: z.int().min(0).max(1_000_000) }),
    response: booking,
  }),
};
