import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useNumbersHidden, useUnits } from '#features/account/web/public.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { call } from '#platform/web/api-client/call.ts';
import { queryOf } from '#platform/web/query/query-of.ts';
import { dayName } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { toast } from '#platform/web/ui/toast-store.ts';
import type { NewWeighIn, WeighIn } from '../../contract/weigh-ins.ts';
import { weighInsApi } from '../../contract.ts';
import {
  weightChanged,
  weightFailed,
  weightRemoved,
  weightSaved,
  weightUndoFailed,
  weightUndone,
} from '../messages.ts';

/** Weigh-ins from a day on, the latest first. */
export const useWeighIns = (from: CalendarDay) =>
  useQuery({
    ...queryOf(weighInsApi.list, { query: { from } }),
    placeholderData: keepPreviousData,
  });

/** "72.4 kg, Today" */
function useWhat() {
  const today = useToday();
  const { weight } = useUnits();
  const numbersHidden = useNumbersHidden();
  return ({ weightKg, date }: Pick<WeighIn, 'weightKg' | 'date'>) => {
    const { value, unit } = weight(weightKg);
    const day = dayName(date, today);
    return numbersHidden ? day : `${value} ${unit}, ${day}`;
  };
}

function useUndo<Change>(mutationFn: (change: Change) => Promise<unknown>) {
  return useMutation({
    mutationFn,
    onSuccess: () => toast(weightUndone),
    onError: (error) => toast(weightUndoFailed(error)),
  }).mutate;
}

/** Keeps a weigh-in and offers Undo. The id is the caller's: pressing twice keeps one. */
export function useAddWeighIn() {
  const what = useWhat();
  const remove = useUndo((id: string) => call(weighInsApi.remove, { params: { id } }));
  return useMutation({
    mutationFn: (weighIn: NewWeighIn) => call(weighInsApi.add, { body: weighIn }),
    onSuccess: (stored) => toast(weightSaved(what(stored), () => remove(stored.id))),
    onError: (error) => toast(weightFailed(error)),
  });
}

/** Changes a weigh-in and offers Undo. The conflict with another device is left to the form. */
export function useEditWeighIn(onConflict: (error: unknown) => boolean) {
  const what = useWhat();
  const send = ({ id, ...body }: WeighIn) => call(weighInsApi.edit, { params: { id }, body });
  const editBack = useUndo(send);
  return useMutation({
    mutationFn: ({ now }: { now: WeighIn; before: WeighIn }) => send(now),
    onSuccess: (stored, { before }) =>
      toast(weightChanged(what(stored), () => editBack({ ...before, version: stored.version }))),
    onError: (error) => {
      if (!onConflict(error)) toast(weightFailed(error));
    },
  });
}

/** Deletes a weigh-in and offers Undo. */
export function useRemoveWeighIn() {
  const what = useWhat();
  const restore = useUndo((id: string) => call(weighInsApi.restore, { params: { id } }));
  return useMutation({
    mutationFn: ({ id }: WeighIn) => call(weighInsApi.remove, { params: { id } }),
    onSuccess: (_, weighIn) => toast(weightRemoved(what(weighIn), () => restore(weighIn.id))),
    onError: (error) => toast(weightFailed(error)),
  });
}
