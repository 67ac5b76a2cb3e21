import { useMutation, useQuery } from '@tanstack/react-query';
import { mutationOf } from '#platform/web/query/mutation-of.ts';
import { queryOf } from '#platform/web/query/query-of.ts';
import { planCalendarApi } from '../contract.ts';
import { calendarText } from './messages.ts';

const { failed } = calendarText;
const renewal = mutationOf(planCalendarApi.renew, () => ({}), { failed });
const ending = mutationOf(planCalendarApi.stop, () => ({}), { failed });

/** The secret address of the plan's calendar: made, renewed and ended. */
export function useCalendarAddress() {
  const { data, error } = useQuery(queryOf(planCalendarApi.read, {}));
  const renew = useMutation(renewal);
  const stop = useMutation(ending);
  return {
    /** undefined while it is not known */
    path: data?.path,
    error,
    isPending: renew.isPending || stop.isPending,
    renew: () => renew.mutate(),
    stop: () => stop.mutate(),
  };
}
