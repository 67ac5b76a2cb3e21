import { useMutation, useQuery } from '@tanstack/react-query';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { call } from '#platform/web/api-client/call.ts';
import { queryOf } from '#platform/web/query/query-of.ts';
import { recordMutations } from '#platform/web/records/record-mutations.ts';
import { toast } from '#platform/web/ui/toast-store.ts';
import type { Proposal } from '../../contract/recurring-entries.ts';
import { recurringEntriesApi } from '../../contract.ts';
import { useUndo } from '../api.ts';
import { proposalSkipped, repeatFailed, repeatMessages } from '../messages.ts';

/** What this person repeats, in the order it was made. */
export const useRepeats = () => useQuery(queryOf(recurringEntriesApi.list, {}));

/** What a day proposes; nothing of it is in the log. */
export const useProposals = (date: CalendarDay) =>
  useQuery(queryOf(recurringEntriesApi.due, { query: { date } }));

export const repeatMutations = recordMutations(recurringEntriesApi, repeatMessages);

const dayOf = ({ recurringId, date }: Proposal) => ({ params: { id: recurringId, date } });

/** Passes over a proposal for its day, and offers Undo. */
export function useSkip() {
  const unskip = useUndo((proposal: Proposal) => call(recurringEntriesApi.unskip, dayOf(proposal)));
  return useMutation({
    mutationFn: (proposal: Proposal) => call(recurringEntriesApi.skip, dayOf(proposal)),
    onSuccess: (_, proposal) =>
      toast(proposalSkipped(proposal.item.foodName, () => unskip(proposal))),
    onError: (error) => toast(repeatFailed(error)),
  });
}

/** Proposes again what was passed over. */
export function useUnskip() {
  return useMutation({
    mutationFn: (proposal: Proposal) => call(recurringEntriesApi.unskip, dayOf(proposal)),
    onError: (error) => toast(repeatFailed(error)),
  });
}
