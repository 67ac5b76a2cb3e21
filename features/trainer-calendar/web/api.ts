import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { bookingInvitesApi } from '#features/booking-invites/contract.ts';
import { bookingRequestsApi } from '#features/booking-requests/contract.ts';
import { seriesApi } from '#features/booking-series/contract.ts';
import {
  type Booking,
  type BookingAnswer,
  bookingsApi,
  timesApi,
} from '#features/bookings/contract.ts';
import { taughtApi } from '#features/classes/contract.ts';
import type { InputOf } from '#platform/shared/endpoint.ts';
import { call } from '#platform/web/api-client/call.ts';
import { mutationOf } from '#platform/web/query/mutation-of.ts';
import { queryOf } from '#platform/web/query/query-of.ts';
import { trainerCalendarApi } from '../contract.ts';
import { actText } from './messages/acts.ts';

type Window = { from: string; to: string };

export const useCalendarBookings = (query: Window) =>
  useQuery({ ...queryOf(bookingsApi.calendar, { query }), placeholderData: keepPreviousData });
export const useTrainerTimes = (query: Window) =>
  useQuery({ ...queryOf(trainerCalendarApi.times, { query }), placeholderData: keepPreviousData });
/** The classes that a trainer gives, booked or not. */
export const useTaughtClasses = (query: Window) =>
  useQuery({ ...queryOf(taughtApi.list, { query }), placeholderData: keepPreviousData });
export const useTrainerClients = () => useQuery(queryOf(trainerCalendarApi.clients, {}));

/** An offer as people see it, with the names of its places. */
export const useOfferPage = (offerId: string) =>
  useQuery(queryOf(timesApi.offer, { params: { offerId } }));

/** Requests of a series from this one on, beyond the weeks that are shown too. */
export const useSeriesRequests = (id: string, isSeries: boolean) =>
  useQuery({ ...queryOf(seriesApi.toCome, { params: { id } }), enabled: isSeries });

/** When an offer can be booked in a stretch; nothing is asked while there is none. */
export const useFreeStarts = (
  { offerId, placeId }: { offerId: string; placeId: string | undefined },
  query: Window | null,
) =>
  useQuery({
    ...queryOf(timesApi.between, {
      params: { offerId },
      query: { ...(query ?? { from: '', to: '' }), placeId },
    }),
    enabled: query !== null,
  });

/** When an offer is free next; asked for only where there is one. */
export const useNextFree = (offerId: string | undefined) =>
  useQuery({
    ...queryOf(timesApi.next, { params: { offerId: offerId ?? '' }, query: {} }),
    enabled: offerId !== undefined,
    // The form begins with it: one that was kept may have been booked since.
    gcTime: 0,
  });

const answered = (answer: BookingAnswer, done: typeof actText.moved) =>
  answer.outcome === 'booked' ? done : null;

type Move = InputOf<typeof bookingsApi.move>;
const move = mutationOf(bookingsApi.move, (input: Move) => input, {
  done: (answer) => answered(answer, actText.moved),
});
export const useMoveSession = () => useMutation(move);

type ForClient = InputOf<typeof bookingsApi.forClient>['body'];
const bookFor = mutationOf(bookingsApi.forClient, (body: ForClient) => ({ body }), {
  done: (answer) => answered(answer, actText.booked),
});
export const useBookForClient = () => useMutation(bookFor);

type SeriesWanted = Omit<InputOf<typeof seriesApi.previewForClient>['body'], 'start'>;
/** What is against a time, and against those of the weeks after it; nothing is asked while there is none. */
export const useForClientPreview = (wanted: SeriesWanted, start: string | null) =>
  useQuery({
    queryKey: ['/api/bookings/series/preview-for-client', wanted, start],
    queryFn: () => call(seriesApi.previewForClient, { body: { ...wanted, start: start ?? '' } }),
    meta: { about: ['times', 'bookings'] },
    enabled: start !== null,
    // Others book meanwhile.
    staleTime: 0,
  });

type SeriesForClient = InputOf<typeof seriesApi.bookForClient>['body'];
/** The dialog says what became of each week that was taken meanwhile. */
const bookSeriesFor = mutationOf(seriesApi.bookForClient, (body: SeriesForClient) => ({ body }), {
  done: (answers) => {
    const asked = answers.filter(({ outcome }) => outcome === 'booked').length;
    return asked > 0 ? actText.askedAll(asked) : null;
  },
});
export const useBookSeriesForClient = () => useMutation(bookSeriesFor);

type Decision = { id: string; version: number; approves: boolean; reason?: string | null };
const decision = mutationOf(
  bookingRequestsApi.decide,
  ({ id, ...body }: Decision) => ({ params: { id }, body }),
  {
    done: (_, { approves }) => (approves ? actText.approved : actText.declined),
    undo: ({ id, version }, { approves }) =>
      approves
        ? null
        : {
            run: () => call(bookingRequestsApi.reopen, { params: { id }, body: { version } }),
            done: actText.reopened,
            failed: actText.notReopened,
          },
    failed: actText.failed,
  },
);
export const useDecide = () => useMutation(decision);

type SeriesDecision = { bookings: readonly Booking[]; approves: boolean; reason: string | null };
const seriesDecision = mutationOf(
  seriesApi.decide,
  ({ bookings, ...body }: SeriesDecision) => ({
    params: { id: bookings[0]?.id ?? '' },
    body: { ...body, bookings: bookings.map(({ id, version }) => ({ id, version })) },
  }),
  {
    done: (all, { approves }) => (approves ? actText.approvedAll : actText.declinedAll)(all.length),
    failed: actText.failed,
  },
);
export const useDecideSeries = () => useMutation(seriesDecision);

type Invite = InputOf<typeof bookingInvitesApi.invite>['body'];
const invite = mutationOf(bookingInvitesApi.invite, (body: Invite) => ({ body }), {
  done: ({ outcome }) => (outcome === 'invited' ? actText.invited : null),
});
export const useInvite = () => useMutation(invite);
