import { useQuery } from '@tanstack/react-query';
import { bookingsApi } from '#features/bookings/contract.ts';
import type { InputOf } from '#platform/shared/endpoint.ts';
import { call } from '#platform/web/api-client/call.ts';
import { mutationOf } from '#platform/web/query/mutation-of.ts';

type Wanted = InputOf<typeof bookingsApi.previewSeries>['body'];

/** The weeks of a series, each with what it clashes with. */
export const useSeriesPreview = (body: Wanted) =>
  useQuery({
    queryKey: ['/api/bookings/series/preview', body.offerId, body.start, body.weeks],
    queryFn: () => call(bookingsApi.previewSeries, { body }),
    meta: { about: ['times'] },
  });

/** The page shows what became of each. */
export const bookSeries = mutationOf(
  bookingsApi.bookSeries,
  (body: InputOf<typeof bookingsApi.bookSeries>['body']) => ({ body }),
);
