import { z } from 'zod';
import { calendarDay } from '#platform/shared/day-schema.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { BOOKING_BARS } from '../rules/who-may-book.ts';
import { instant, ofOffer, place, placeId, policy } from './fields.ts';

/** A start that can be chosen. `left` counts places; 0 is full, with a waiting list. */
const start = z.object({ start: instant, sessionId: z.string().nullable(), left: z.int() });
export type OfferedStart = z.infer<typeof start>;

/** An offer as anybody sees it. The link of an online session is for those who booked it. */
const offerPage = z.object({
  id: z.string(),
  name: z.string(),
  trainerName: z.string(),
  /** a gym whose trainers share it; null: it is one trainer’s own */
  gym: z.object({ name: z.string(), trainerNames: z.array(z.string()) }).nullable(),
  timeZone: z.string().nullable(),
  minutes: z.int(),
  priceCents: z.int(),
  capacity: z.int(),
  isOnline: z.boolean(),
  place,
  /** those to choose from, the usual one first; one of them may be the client's own */
  places: z.array(z.object({ id: z.string(), name: z.string(), suburb: z.string() })),
  needsApproval: z.boolean(),
  /** the last day of what makes the trainer certified; null: nothing does, or it does not end */
  certifiedUntil: calendarDay.nullable(),
  noticeHours: z.int(),
  daysAhead: z.int(),
  policy,
  /** that its trainer sells; they are paid to the trainer */
  packs: z.array(z.object({ credits: z.int(), priceCents: z.int(), validDays: z.int() })),
  /** what keeps the viewer from booking; null: nothing, or nobody has signed in */
  bar: z.enum(BOOKING_BARS).nullable(),
  /** credits of the viewer that can be used today */
  credits: z.int(),
});
export type OfferPage = z.infer<typeof offerPage>;

/** A booking that is to move: it stays with its trainer. */
const moves = z.uuid('That booking does not exist.').optional();
const ofTimes = { about: ['times'], access: 'public', rate: 'read' } as const;

export const timesApi = {
  offer: endpoint({
    ...ofTimes,
    method: 'GET',
    path: '/api/offers/:offerId/page',
    summary: 'Show an offer to anybody',
    params: ofOffer,
    response: offerPage,
  }),
  between: endpoint({
    ...ofTimes,
    method: 'GET',
    path: '/api/offers/:offerId/times',
    summary: 'List the times that can be booked, at most 31 days',
    params: ofOffer,
    query: z.object({ from: instant, to: instant, moves, placeId }),
    response: z.object({
      timeZone: z.string().nullable(),
      minutes: z.int(),
      /** age of the oldest calendar that was looked at; null where there is none */
      busyTimesReadAt: z.string().nullable(),
      starts: z.array(start),
    }),
  }),
  next: endpoint({
    ...ofTimes,
    method: 'GET',
    path: '/api/offers/:offerId/next',
    summary: 'Find the next time that can be booked',
    params: ofOffer,
    query: z.object({ moves, placeId }),
    response: z.object({ timeZone: z.string().nullable(), start: instant.nullable() }),
  }),
};
