import { useMutation, useQuery } from '@tanstack/react-query';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { call } from '#platform/web/api-client/call.ts';
import { mutationOf } from '#platform/web/query/mutation-of.ts';
import { queryOf } from '#platform/web/query/query-of.ts';
import { recordMutations } from '#platform/web/records/record-mutations.ts';
import type { Proposal } from '../../contract/recurring-entries.ts';
import { recurringEntriesApi } from '../../contract.ts';
import { proposalSkipped, repeatFailed, repeatMessages, wayBack } from '../messages.ts';

/** What this person repeats, in the order it was made. */
export const useRepeats = () => useQuery(queryOf(recurringEntriesApi.list, {}));

/** What a day proposes; nothing of it is in the log. */
export const useProposals = (date: CalendarDay) =>
  useQuery(queryOf(recurringEntriesApi.due, { query: { date } }));

export const repeatMutations = recordMutations(recurringEntriesApi, repeatMessages);

const dayOf = ({ recurringId, date }: Proposal) => ({ params: { id: recurringId, date } });

/** Passes over a proposal for its day, and offers Undo. */
export const useSkip = () =>
  useMutation(
    mutationOf(recurringEntriesApi.skip, dayOf, {
      done: (_, { item }) => proposalSkipped(item.foodName),
      undo: (_, proposal) => wayBack(() => call(recurringEntriesApi.unskip, dayOf(proposal))),
      failed: repeatFailed,
    }),
  );

/** Proposes again what was passed over. */
export const useUnskip = () =>
  useMutation(mutationOf(recurringEntriesApi.unskip, dayOf, { failed: repeatFailed }));
