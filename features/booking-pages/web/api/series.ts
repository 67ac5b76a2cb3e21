import { useQuery } from '@tanstack/react-query';
import { seriesApi } from '#features/booking-series/contract.ts';
import type { Booking } from '#features/bookings/contract.ts';
import type { InputOf } from '#platform/shared/endpoint.ts';
import { newId } from '#platform/shared/ids.ts';
import { call } from '#platform/web/api-client/call.ts';
import { mutationOf } from '#platform/web/query/mutation-of.ts';
import { queryOf } from '#platform/web/query/query-of.ts';
import { bookingText as t } from '../messages/booking.ts';
import { agreedTo } from './acts.ts';

type Wanted = InputOf<typeof seriesApi.preview>['body'];

/** The weeks of a series, each with what it clashes with. */
export const useSeriesPreview = (body: Wanted) =>
  useQuery({
    queryKey: ['/api/bookings/series/preview', body.offerId, body.start, body.weeks, body.placeId],
    queryFn: () => call(seriesApi.preview, { body }),
    meta: { about: ['times'] },
  });

/** The page shows what became of each. */
export const bookSeries = mutationOf(
  seriesApi.book,
  (body: InputOf<typeof seriesApi.book>['body']) => ({ body }),
);

/** A session and those after it in its series, asked for when they are to change. */
export const useSeriesToCome = (id: string, isWanted: boolean) =>
  useQuery({ ...queryOf(seriesApi.toCome, { params: { id } }), enabled: isWanted });

const seen = ({ id, version }: Booking) => ({ id, version });

const agreedOf = (booking: Booking) => ({
  id: booking.id,
  version: booking.version,
  ...agreedTo(booking),
});

export const cancelSeries = mutationOf(
  seriesApi.cancel,
  ({
    id,
    bookings,
    reason,
  }: {
    id: string;
    bookings: readonly Booking[];
    reason: string | null;
  }) => ({
    params: { id },
    body: { bookings: bookings.map(agreedOf), reason },
  }),
);

type Answer = {
  bookings: readonly Booking[];
  approves: boolean;
  address?: string | null;
  pay?: 'directly' | 'credit';
  /** for how many of them credits pay */
  credits?: number;
};

/** Answers all requests of a series: one mail to each side. */
export const decideSeries = mutationOf(
  seriesApi.decide,
  ({ bookings, ...body }: Answer) => ({
    params: { id: bookings[0]?.id ?? '' },
    body: { ...body, bookings: bookings.map(seen), reason: null },
  }),
  {
    done: (_, { approves, bookings }) =>
      t.decidedAll(bookings[0]?.side ?? 'client', approves, bookings.length),
    failed: t.notChanged,
  },
);

/** Where each session goes when the first one moves to `start`. */
export const useMovedSeries = (id: string, start: string | null) =>
  useQuery({
    queryKey: ['/api/bookings/series/preview-move', id, start],
    queryFn: () => call(seriesApi.previewMove, { params: { id }, body: { start: start ?? '' } }),
    meta: { about: ['times', 'bookings'] },
    enabled: start !== null,
  });

export const moveSeries = mutationOf(
  seriesApi.move,
  ({ id, start, bookings }: { id: string; start: string; bookings: readonly Booking[] }) => ({
    params: { id },
    body: {
      start,
      bookings: bookings.map((one) => ({ ...agreedOf(one), newId: newId() })),
    },
  }),
);
