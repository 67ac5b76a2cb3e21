import { z } from 'zod';
import { reason } from '#features/booking-requests/contract.ts';
import {
  address,
  answer,
  booking,
  instant,
  message,
  newBookingId,
  pay,
  placeId,
} from '#features/bookings/contract.ts';
import { MAX_SERIES_WEEKS } from '#features/free-times/rules/weekly-series.ts';
import { CLASHES } from '#features/free-times/rules/why-not-free.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { recordVersion } from '#platform/shared/record.ts';

const write = {
  access: 'signed-in',
  rate: 'write',
  about: ['bookings', 'times', 'timetable'],
} as const;
const offerId = z.uuid('That offer does not exist.');
const seriesTime = z.object({ start: instant.nullable(), clashes: z.array(z.enum(CLASHES)) });
const weeks = z.int().min(2, 'Use 2 to 26 weeks.').max(MAX_SERIES_WEEKS, 'Use 2 to 26 weeks.');
const wanted = z.object({ offerId, start: instant, placeId, weeks });
const clientId = z.uuid('That client does not exist.');
/** For how many credits pay, the first ones; all of them where it is left out. */
const credits = z
  .int()
  .min(0, 'Use 0 or more.')
  .max(MAX_SERIES_WEEKS, 'Use at most 26.')
  .optional();

const ofSeries = z.object({ id: z.uuid('That booking does not exist.') });
const cents = z.int().min(0, 'Use 0 or more.').max(10_000_000, 'Use at most $100,000.');
/** One of the series as the person saw it, with what they were shown that it costs. */
const agreed = z.object({
  id: newBookingId,
  version: recordVersion,
  feeCents: cents,
  takesCredit: z.boolean(),
});
const few = <One extends z.ZodType>(one: One) =>
  z.array(one).min(1, 'Choose a session.').max(MAX_SERIES_WEEKS, 'Use at most 26 sessions.');

/** A weekly series is bookings that were made together. Each can be changed by itself too. */
export const seriesApi = {
  preview: endpoint({
    ...write,
    method: 'POST',
    path: '/api/bookings/series/preview',
    about: [],
    summary: 'Show a weekly series, each clash with its reason',
    body: wanted,
    response: z.array(seriesTime),
  }),
  book: endpoint({
    ...write,
    method: 'POST',
    path: '/api/bookings/series',
    summary: 'Book the chosen times of a series; each says what became of it',
    body: z.object({
      seriesId: newBookingId,
      offerId,
      times: z
        .array(z.object({ id: newBookingId, start: instant }))
        .min(1, 'Choose a time.')
        .max(MAX_SERIES_WEEKS, 'Use at most 26 weeks.'),
      message,
      pay,
      credits,
      placeId,
      address,
    }),
    response: z.array(answer),
  }),
  previewForClient: endpoint({
    ...write,
    method: 'POST',
    path: '/api/bookings/series/preview-for-client',
    about: [],
    summary: 'Show one time or a weekly series for a client, with what is against each (trainers)',
    body: wanted.extend({
      weeks: z.int().min(1, 'Use 1 to 26 weeks.').max(MAX_SERIES_WEEKS, 'Use 1 to 26 weeks.'),
      /** left out: someone who is no client yet */
      clientId: clientId.optional(),
    }),
    response: z.array(seriesTime.extend({ isClientElsewhere: z.boolean() })),
  }),
  bookForClient: endpoint({
    ...write,
    method: 'POST',
    path: '/api/bookings/series/for-client',
    summary: 'Ask a client to a weekly series; each time says what became of it (trainers)',
    body: z.object({
      seriesId: newBookingId,
      offerId,
      clientId,
      placeId,
      times: few(
        z.object({
          id: newBookingId,
          start: instant,
          /** the trainer’s own hours and limits do not count */
          overrides: z.boolean(),
        }),
      ),
    }),
    response: z.array(answer),
  }),
  toCome: endpoint({
    method: 'GET',
    path: '/api/bookings/:id/series',
    about: ['bookings'],
    access: 'signed-in',
    rate: 'read',
    summary: 'List this session of a series and all that are to come after it',
    params: ofSeries,
    response: z.array(booking),
  }),
  cancel: endpoint({
    ...write,
    method: 'POST',
    path: '/api/bookings/:id/series/cancel',
    summary: 'Cancel several sessions of a series at once, all or none',
    params: ofSeries,
    body: z.object({ bookings: few(agreed), reason: message }),
    response: z.array(booking),
  }),
  decide: endpoint({
    ...write,
    method: 'POST',
    path: '/api/bookings/:id/series/decide',
    summary: 'Answer the requests of a series at once, all or none',
    params: ofSeries,
    body: z.object({
      bookings: few(z.object({ id: newBookingId, version: recordVersion })),
      approves: z.boolean(),
      reason,
      /** of a client who says yes to what a trainer booked */
      address,
      pay: pay.default('directly'),
      credits,
    }),
    response: z.array(booking),
  }),
  previewMove: endpoint({
    ...write,
    method: 'POST',
    path: '/api/bookings/:id/series/preview-move',
    about: [],
    summary: 'Show where each session to come goes when this one moves, with clashes and costs',
    params: ofSeries,
    body: z.object({ start: instant }),
    response: z.array(seriesTime.extend({ booking })),
  }),
  move: endpoint({
    ...write,
    method: 'POST',
    path: '/api/bookings/:id/series/move',
    summary: 'Move sessions of a series by as much as this one; each says what became of it',
    params: ofSeries,
    body: z.object({
      start: instant,
      bookings: few(agreed.extend({ newId: newBookingId })),
    }),
    response: z.array(answer),
  }),
};
