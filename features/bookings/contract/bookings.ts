import { z } from 'zod';
import { CLASHES } from '#features/free-times/rules/why-not-free.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { recordVersion } from '#platform/shared/record.ts';
import { BOOKING_STATES } from '../rules/booking-state.ts';
import {
  address,
  instant,
  message,
  newBookingId,
  ofBooking,
  pay,
  place,
  placeId,
  policy,
  settlement,
} from './fields.ts';

export const booking = z.object({
  id: z.string(),
  /** several people have places in one of a group or class */
  sessionId: z.string(),
  /** of the gym that runs it and is paid; null: the trainer */
  organisationName: z.string().nullable(),
  version: z.int(),
  state: z.enum(BOOKING_STATES),
  /** which side the viewer is on */
  side: z.enum(['client', 'trainer']),
  /** whose answer a request waits for */
  waitsFor: z.enum(['client', 'trainer']).nullable(),
  start: instant,
  end: instant,
  /** of the trainer, named where the viewer's own differs */
  timeZone: z.string(),
  offer: z.object({ id: z.string(), name: z.string(), link: z.string().nullable() }),
  isOnline: z.boolean(),
  place,
  /** which of the offer's places it is */
  placeId: z.string().nullable(),
  trainerName: z.string(),
  /** the client's name, and for the trainer what names them in a call */
  clientName: z.string(),
  /** of a client who lets trainers see it, for the trainer */
  clientPhoto: z.string().nullable(),
  clientId: z.string().nullable(),
  /** names the trainer for the client, who may want to block them */
  trainerId: z.string().nullable(),
  message: z.string().nullable(),
  keptUntil: instant.nullable(),
  seriesId: z.string().nullable(),
  priceCents: z.int(),
  paidCents: z.int(),
  hasCredit: z.boolean(),
  policy,
  freeUntil: instant,
  /** what cancelling costs now; null where it cannot be cancelled */
  ifCancelledNow: settlement.nullable(),
  settlement: settlement.nullable(),
  cancelReason: z.string().nullable(),
  wasMovedByTrainer: z.boolean(),
  /** another calendar of the trainer has something at that time: both sides were told */
  hasClash: z.boolean(),
  /** which side is said not to have come, and what can be said about it */
  missing: z
    .object({
      side: z.enum(['client', 'trainer']),
      /** who of the organisation said it; null: the other side did */
      saidBy: z.string().nullable(),
      isDisputed: z.boolean(),
      /** until when the other side can disagree */
      until: instant,
    })
    .nullable(),
  may: z.object({
    decide: z.boolean(),
    reopen: z.boolean(),
    move: z.boolean(),
    sayMissing: z.boolean(),
    dispute: z.boolean(),
    waive: z.boolean(),
  }),
});
export type Booking = z.infer<typeof booking>;

/** A booking, or why there is none with the next times instead. Who may not book at all gets 403. */
export const answer = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('booked'), booking }),
  z.object({
    outcome: z.literal('clash'),
    /** empty: a session is full */
    clashes: z.array(z.enum(CLASHES)),
    next: z.array(instant),
  }),
]);
export type BookingAnswer = z.infer<typeof answer>;

const write = {
  access: 'signed-in',
  rate: 'write',
  about: ['bookings', 'times', 'timetable'],
} as const;
const cents = z.int().min(0, 'Use 0 or more.').max(10_000_000, 'Use at most $100,000.');
const ofVersion = { version: recordVersion };
const offerId = z.uuid('That offer does not exist.');

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
  calendar: endpoint({
    method: 'GET',
    path: '/api/trainer-calendar',
    about: ['bookings'],
    access: 'signed-in',
    rate: 'read',
    offline: 'cached',
    summary: 'List who booked you, at most 62 days',
    query: z.object({ from: instant, to: instant }),
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
    body: z.object({ id: newBookingId, offerId, start: instant, placeId }),
    response: answer,
  }),
  finish: endpoint({
    ...write,
    method: 'POST',
    path: '/api/bookings/:id/finish',
    summary: 'Book the time that is kept, or ask for it where the trainer approves',
    params: ofBooking,
    body: z.object({ message, pay, address }),
    response: answer,
  }),
  forClient: endpoint({
    ...write,
    method: 'POST',
    path: '/api/bookings/for-client',
    summary:
      'Book for a client, who is asked to confirm; outside hours too if that is meant (trainers)',
    body: z.object({
      id: newBookingId,
      offerId,
      start: instant,
      clientId: z.uuid('That client does not exist.'),
      overrides: z.boolean(),
      placeId,
    }),
    response: answer,
  }),
  move: endpoint({
    ...write,
    method: 'POST',
    path: '/api/bookings/:id/move',
    summary: 'Move to another time; a late move of the client is a late cancellation',
    params: ofBooking,
    body: z.object({
      ...ofVersion,
      start: instant,
      /** of the booking at the new time, where a late move ends this one */
      newId: newBookingId,
      /** what a late move costs, as it was shown; 0 otherwise */
      feeCents: cents,
      takesCredit: z.boolean(),
      /** a trainer’s own hours and limits do not count */
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
    body: z.object({ ...ofVersion, feeCents: cents, takesCredit: z.boolean(), reason: message }),
    response: booking,
  }),
};
