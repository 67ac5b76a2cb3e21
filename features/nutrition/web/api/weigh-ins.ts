import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useNumbersHidden, useUnits } from '#features/account/web/public.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { queryOf } from '#platform/web/query/query-of.ts';
import { recordMutations } from '#platform/web/records/record-mutations.ts';
import { useRecordEdit } from '#platform/web/records/use-record-edit.ts';
import { dayName } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import type { WeighIn } from '../../contract/weigh-ins.ts';
import { weighInsApi } from '../../contract.ts';
import { weighInMessages } from '../messages.ts';

/** Weigh-ins from a day on, the latest first. */
export const useWeighIns = (from: CalendarDay) =>
  useQuery({
    ...queryOf(weighInsApi.list, { query: { from } }),
    placeholderData: keepPreviousData,
  });

/** "72.4 kg, Today" */
function useName() {
  const today = useToday();
  const { weight } = useUnits();
  const numbersHidden = useNumbersHidden();
  return ({ weightKg, date }: Pick<WeighIn, 'weightKg' | 'date'>) => {
    const { value, unit } = weight(weightKg);
    const day = dayName(date, today);
    return numbersHidden ? day : `${value} ${unit}, ${day}`;
  };
}

function useMutations() {
  return recordMutations(weighInsApi, weighInMessages(useName()));
}

/** Keeps a weigh-in. The id is the caller's: pressing twice keeps one. */
export const useAddWeighIn = () => useMutation(useMutations().add);

export const useWeighInEdit = (weighIn: WeighIn) => useRecordEdit(weighIn, useMutations().edit);

export const useRemoveWeighIn = () => useMutation(useMutations().remove);
