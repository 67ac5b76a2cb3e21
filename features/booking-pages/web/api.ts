import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  bookingBlocksApi,
  bookingsApi,
  timesApi,
  waitingApi,
} from '#features/bookings/contract.ts';
import { guardianApi } from '#features/guardians/contract.ts';
import { packsApi } from '#features/packs/contract.ts';
import { call } from '#platform/web/api-client/call.ts';
import { mutationBy, mutationOf } from '#platform/web/query/mutation-of.ts';
import { queryOf } from '#platform/web/query/query-of.ts';
import { bookText } from './messages/book.ts';
import { guardianText } from './messages/guardian.ts';

/** Others book meanwhile: times that are so old are asked again when they are shown. */
const TIMES_STALE_MS = 20_000;

const offerQuery = (offerId: string) => queryOf(timesApi.offer, { params: { offerId } });
export const useOffer = (offerId: string) => useQuery(offerQuery(offerId));
/** How many credits pay for an offer; asked for only where it matters. Null while nobody knows. */
export function useCreditsFor(offerId: string, isWanted: boolean): number | null {
  const offer = useQuery({ ...offerQuery(offerId), enabled: isWanted });
  return offer.isLoading ? null : (offer.data?.credits ?? 0);
}

/** `moves`: the booking that is to move, which stays with its trainer. */
type Range = {
  from: string;
  to: string;
  moves?: string | undefined;
  placeId?: string | undefined;
};

const timesQuery = (offerId: string, query: Range) => ({
  ...queryOf(timesApi.between, { params: { offerId }, query }),
  staleTime: TIMES_STALE_MS,
});

/** The times of two weeks; those of the next two come along, so that they are there at once. */
export function useTimes(offerId: string, shown: Range, next: Range) {
  const times = useQuery({ ...timesQuery(offerId, shown), placeholderData: keepPreviousData });
  useQuery({ ...timesQuery(offerId, next), enabled: times.isSuccess, notifyOnChangeProps: [] });
  return times;
}

export const useNextTime = (offerId: string, query: Pick<Range, 'moves' | 'placeId'>) =>
  useQuery({
    ...queryOf(timesApi.next, { params: { offerId }, query }),
    staleTime: TIMES_STALE_MS,
  });

export const useMyBookings = () => useQuery(queryOf(bookingsApi.mine, {}));
export const useBooking = (id: string) => useQuery(queryOf(bookingsApi.one, { params: { id } }));
/** The booking that is to move; asked for only where there is one. */
export const useMoving = (id: string | null) =>
  useQuery({ ...queryOf(bookingsApi.one, { params: { id: id ?? '' } }), enabled: id !== null });
export const useWaiting = (isWanted = true) =>
  useQuery({ ...queryOf(waitingApi.mine, {}), enabled: isWanted });
export const usePacks = () => useQuery(queryOf(packsApi.mine, {}));
export const useBlocked = () => useQuery(queryOf(bookingBlocksApi.list, {}));
export const useGuardian = (isWanted: boolean) =>
  useQuery({ ...queryOf(guardianApi.read, {}), enabled: isWanted });

type Wanted = { id: string; offerId: string; start: string; placeId?: string | undefined };

/** Keeps a time; the one that was kept before is let go. The caller shows what went wrong. */
export const holdTime = mutationBy(
  async ({ letGo, ...body }: Wanted & { letGo: { id: string; version: number } | null }) => {
    if (letGo) await call(bookingsApi.cancel, letGoInput(letGo)).catch(() => undefined);
    return call(bookingsApi.hold, { body });
  },
);

const letGoInput = ({ id, version }: { id: string; version: number }) => ({
  params: { id },
  body: { version, feeCents: 0, takesCredit: false, reason: null },
});

export const letTimeGo = mutationOf(bookingsApi.cancel, letGoInput, {
  done: () => bookText.letGo,
  failed: bookText.notLetGo,
});

type Pay = 'directly' | 'credit';

export const finishBooking = mutationOf(
  bookingsApi.finish,
  ({ id, ...body }: { id: string; message: string | null; pay: Pay; address: string | null }) => ({
    params: { id },
    body,
  }),
  {
    done: (answer) =>
      answer.outcome === 'booked'
        ? answer.booking.state === 'requested'
          ? bookText.asked(answer.booking.trainerName)
          : bookText.booked
        : null,
  },
);

export const askGuardian = mutationOf(guardianApi.ask, (email: string) => ({ body: { email } }), {
  done: ({ email }) => guardianText.asked(email ?? ''),
});

/** The caller shows what went wrong. */
export const confirmGuardian = mutationOf(guardianApi.confirm, (token: string) => ({
  body: { token },
}));

/** Asks the bookings and the times again, where an answer says that they have changed. */
export function useAskAgain() {
  const client = useQueryClient();
  return () =>
    client.invalidateQueries({
      predicate: ({ meta }) =>
        Boolean(meta?.about?.some((topic) => topic === 'bookings' || topic === 'times')),
    });
}
