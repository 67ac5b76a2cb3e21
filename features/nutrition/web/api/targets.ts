import {
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useUnits } from '#features/account/web/public.ts';
import { energyText } from '#features/food-log/rules/item/amount-text.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { ApiError } from '#platform/web/api-client/api-error.ts';
import { call } from '#platform/web/api-client/call.ts';
import { queryOf } from '#platform/web/query/query-of.ts';
import { toast } from '#platform/web/ui/toast-store.ts';
import type { TargetSettingsInput } from '../../contract/targets.ts';
import { checkInsApi, targetsApi } from '../../contract.ts';
import { roundTarget } from '../../rules/learning/energy-balance.ts';
import { targetAccepted, targetsFailed, targetsSaved, targetUndone } from '../messages.ts';

/** A conflict means that the screen is out of date, so it refetches. */
function showFailure(client: QueryClient, error: unknown): void {
  toast(targetsFailed(error));
  if (error instanceof ApiError && error.status === 409) void client.invalidateQueries();
}

/** Keeps how the target is made. Errors of fields are left to the form. */
export function useSaveTargets() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: TargetSettingsInput) => call(targetsApi.save, { body }),
    onSuccess: () => toast(targetsSaved),
    onError: (error) => showFailure(client, error),
  });
}

/** What the log has taught, and what would follow from it. */
export const useCheckIn = (date: CalendarDay) =>
  useQuery(queryOf(checkInsApi.read, { query: { date } }));

/** What an accepted target was decided on, as it was then. */
export const useExplainedCheckIn = (id: string) =>
  useQuery(queryOf(checkInsApi.explain, { params: { id } }));

/** What was used, as it is learnt for each day. */
export const useExpenditureDays = (date: CalendarDay, from: CalendarDay) =>
  useQuery({
    ...queryOf(checkInsApi.days, { query: { date, from } }),
    placeholderData: keepPreviousData,
  });

/** Takes an accepted target back. */
export function useUndoTarget() {
  return useMutation({
    mutationFn: (id: string) => call(checkInsApi.undo, { params: { id } }),
    onSuccess: () => toast(targetUndone),
    onError: (error) => toast(targetsFailed(error)),
  });
}

/** Keeps that a target that applied itself was seen. */
export function useSeeTarget() {
  return useMutation({
    mutationFn: (id: string) => call(checkInsApi.seen, { params: { id } }),
    onError: (error) => toast(targetsFailed(error)),
  });
}

/** Accepts the proposal that is on screen. The id is the caller's: pressing twice accepts once. */
export function useAcceptTarget() {
  const client = useQueryClient();
  const { energyUnit } = useUnits();
  const undo = useUndoTarget().mutate;
  return useMutation({
    mutationFn: (body: { id: string; date: CalendarDay; energyKcal: number }) =>
      call(checkInsApi.accept, { body }),
    onSuccess: ({ id, energyKcal }) => {
      const figure = roundTarget(energyKcal, energyUnit).toLocaleString('en-AU');
      toast(targetAccepted(`${figure} ${energyText(0, energyUnit).sign}`, () => undo(id)));
    },
    onError: (error) => showFailure(client, error),
  });
}

/** Says that a day with little in its log is complete, or takes that back. */
export function useMarkDay() {
  return useMutation({
    mutationFn: ({ date, marked }: { date: CalendarDay; marked: boolean }) =>
      call(marked ? checkInsApi.markDay : checkInsApi.unmarkDay, { params: { date } }),
    onError: (error) => toast(targetsFailed(error)),
  });
}
