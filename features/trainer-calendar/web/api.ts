import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { type BookingAnswer, bookingsApi, timesApi } from '#features/bookings/contract.ts';
import { taughtApi } from '#features/classes/contract.ts';
import type { InputOf } from '#platform/shared/endpoint.ts';
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

/** When an offer can be booked in a stretch; nothing is asked while there is none. */
export const useFreeStarts = (offerId: string, query: Window | null) =>
  useQuery({
    ...queryOf(timesApi.between, { params: { offerId }, query: query ?? { from: '', to: '' } }),
    enabled: query !== null,
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

type Decision = { id: string; version: number; approves: boolean; reason?: string | null };
const decision = mutationOf(
  bookingsApi.decide,
  ({ id, ...body }: Decision) => ({ params: { id }, body }),
  {
    done: (_, { approves }) => (approves ? actText.approved : actText.declined),
    failed: actText.failed,
  },
);
export const useDecide = () => useMutation(decision);
