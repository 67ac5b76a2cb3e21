import { z } from 'zod';
import { answer, instant, newBookingId, settlement } from '#features/bookings/contract.ts';
import { BOOKING_BARS } from '#features/bookings/rules/who-may-book.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { recordVersion } from '#platform/shared/record.ts';
import { done, id } from './fields.ts';

const date = z.object({
  sessionId: z.string(),
  organisationId: z.string(),
  classId: z.string(),
  name: z.string(),
  about: z.string(),
  start: instant,
  end: instant,
  timeZone: z.string(),
  trainerName: z.string(),
  roomName: z.string().nullable(),
  priceCents: z.int(),
  capacity: z.int(),
  left: z.int(),
  /** null: it takes place */
  cancelReason: z.string().nullable(),
  /** what keeps the viewer from booking it; null: nothing */
  bar: z.enum(BOOKING_BARS).nullable(),
  own: z
    .object({
      bookingId: z.string(),
      version: z.int(),
      /** what cancelling costs now; null where it cannot be cancelled */
      ifCancelledNow: settlement.nullable(),
    })
    .nullable(),
  waits: z.object({ before: z.int(), offeredUntil: instant.nullable() }).nullable(),
});
export type ClassDateShown = z.infer<typeof date>;

const timetable = z.object({
  organisations: z.array(z.object({ id: z.string(), name: z.string(), mayRun: z.boolean() })),
  dates: z.array(date),
});
export type Timetable = z.infer<typeof timetable>;

const taught = z.object({
  sessionId: z.string(),
  organisationName: z.string(),
  name: z.string(),
  start: instant,
  end: instant,
  timeZone: z.string(),
  roomName: z.string().nullable(),
  capacity: z.int(),
  booked: z.int(),
  cancelReason: z.string().nullable(),
});
export type TaughtClass = z.infer<typeof taught>;

const attendee = z.object({
  bookingId: z.string(),
  version: z.int(),
  name: z.string(),
  message: z.string().nullable(),
  /** said not to have come */
  isMissing: z.boolean(),
  /** they say that they did, and it is not settled */
  isDisputed: z.boolean(),
  /** who said so, in full, where it was not the reader as its trainer */
  saidBy: z.string().nullable(),
  maySayMissing: z.boolean(),
});
export type Attendee = z.infer<typeof attendee>;

const ofSession = z.object({ sessionId: id });
const write = {
  access: 'signed-in',
  rate: 'write',
  about: ['timetable', 'bookings', 'times'],
} as const;

export const timetableApi = {
  read: endpoint({
    method: 'GET',
    path: '/api/timetable',
    access: 'signed-in',
    rate: 'read',
    offline: 'cached',
    summary: 'Show the classes of the next four weeks in your gyms',
    response: timetable,
  }),
  book: endpoint({
    ...write,
    method: 'POST',
    path: '/api/timetable/:sessionId/book',
    summary: 'Book a place in a class; the same id again answers the same',
    params: ofSession,
    body: z.object({ id: newBookingId }),
    response: answer,
  }),
  wait: endpoint({
    ...write,
    method: 'POST',
    path: '/api/timetable/:sessionId/wait',
    summary: 'Wait for a place in a full class',
    params: ofSession,
    response: done,
  }),
};

export const taughtApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/classes-taught',
    about: ['timetable'],
    access: 'signed-in',
    rate: 'read',
    offline: 'cached',
    summary: 'List the classes that you give, at most 62 days (trainers)',
    query: z.object({ from: instant, to: instant }),
    response: z.array(taught),
  }),
  people: endpoint({
    method: 'GET',
    path: '/api/classes-taught/:sessionId/people',
    about: ['timetable', 'bookings'],
    access: 'signed-in',
    rate: 'read',
    offline: 'cached',
    summary: 'List who booked a class (its trainer; owner and admins read names)',
    params: ofSession,
    response: z.object({
      class: taught,
      people: z.array(attendee),
      /** the reader runs the gym, and does not give it */
      isForGym: z.boolean(),
      /** names of who waits for a place, in order */
      waiting: z.array(z.string()),
    }),
  }),
  sayMissing: endpoint({
    ...write,
    method: 'POST',
    path: '/api/classes-taught/:sessionId/people/:bookingId/missing',
    summary: 'Say who was missing at a session of your gym, or take it back (owner, admin)',
    params: ofSession.extend({ bookingId: id }),
    body: z.object({ version: recordVersion, act: z.enum(['say', 'withdraw']) }),
    response: done,
  }),
};
