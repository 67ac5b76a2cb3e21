import { useMutation, useQuery } from '@tanstack/react-query';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { call } from '#platform/web/api-client/call.ts';
import { queryOf } from '#platform/web/query/query-of.ts';
import { toast } from '#platform/web/ui/toast-store.ts';
import type {
  NewRecurringEntry,
  Proposal,
  RecurringEntry,
} from '../../contract/recurring-entries.ts';
import { recurringEntriesApi } from '../../contract.ts';
import { weekdaysText } from '../../rules/recurrence.ts';
import { useUndo } from '../api.ts';
import {
  proposalSkipped,
  repeatChanged,
  repeatFailed,
  repeatRemoved,
  repeatSaved,
} from '../messages.ts';

/** What this person repeats, in the order it was made. */
export const useRepeats = () => useQuery(queryOf(recurringEntriesApi.list, {}));

/** What a day proposes; nothing of it is in the log. */
export const useProposals = (date: CalendarDay) =>
  useQuery(queryOf(recurringEntriesApi.due, { query: { date } }));

const send = (id: string) => call(recurringEntriesApi.remove, { params: { id } });

/** Proposes a food on weekdays. Pressing twice or trying again after a failure makes it once. */
export function useAddRepeat() {
  const remove = useUndo(send);
  return useMutation({
    mutationFn: (entry: NewRecurringEntry) => call(recurringEntriesApi.add, { body: entry }),
    onSuccess: ({ id, item, weekdays }) =>
      toast(repeatSaved(item.foodName, weekdaysText(weekdays), () => remove(id))),
    onError: (error) => toast(repeatFailed(error)),
  });
}

/** Changes what is proposed. The conflict with another device is left to the form. */
export function useEditRepeat(onConflict: (error: unknown) => boolean) {
  return useMutation({
    mutationFn: ({ id, ...content }: RecurringEntry) =>
      call(recurringEntriesApi.edit, { params: { id }, body: content }),
    onSuccess: ({ item }) => toast(repeatChanged(item.foodName)),
    onError: (error) => {
      if (!onConflict(error)) toast(repeatFailed(error));
    },
  });
}

/** Stops proposing it and offers Undo. */
export function useRemoveRepeat() {
  const restore = useUndo((id: string) => call(recurringEntriesApi.restore, { params: { id } }));
  return useMutation({
    mutationFn: ({ id }: RecurringEntry) => send(id),
    onSuccess: (_, { id, item }) => toast(repeatRemoved(item.foodName, () => restore(id))),
    onError: (error) => toast(repeatFailed(error)),
  });
}

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
