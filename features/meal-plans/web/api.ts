import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef } from 'react';
import { addDays, type CalendarDay, daysFrom } from '#platform/shared/calendar-day.ts';
import { topicsOf } from '#platform/shared/endpoint.ts';
import { sentenceOf } from '#platform/web/api-client/api-error.ts';
import { call } from '#platform/web/api-client/call.ts';
import { offlineNow } from '#platform/web/offline/offline-now.ts';
import { offlineState } from '#platform/web/offline/offline-state.ts';
import { mutationOf } from '#platform/web/query/mutation-of.ts';
import { queryOf } from '#platform/web/query/query-of.ts';
import { markTopics } from '#platform/web/query/refresh.ts';
import { findNewer } from '#platform/web/records/record-mutations.ts';
import { toast } from '#platform/web/ui/toast-store.ts';
import { mealPlansApi, planSettingsApi, planTargetsApi } from '../contract.ts';
import { mergeDays } from '../rules/changing/merge-days.ts';
import { dayOf, isOfPlan, type PendingDay, PLAN_DAY, type SeenDay } from '../rules/pending-days.ts';
import { emptyDay, fillDays, type PlanDay } from '../rules/plan-day.ts';
import type { PlanSettings } from '../rules/plan-settings.ts';
import { toSaved } from './api/offline.ts';
import { planMessages } from './messages/plan.ts';

export type DayRange = { from: CalendarDay; to: CalendarDay };

const datesOf = ({ from, to }: DayRange): CalendarDay[] =>
  Array.from({ length: daysFrom(from, to) + 1 }, (_, index) => addDays(from, index));

/** A plan that others change as well is asked for again, while it is looked at. */
const SHARED_EVERY_MS = 20_000;

/** The plan of some days, those without one empty; undefined while it loads. */
export function usePlanDays(range: DayRange, { isShared = false } = {}) {
  const { from, to } = range;
  const query = useQuery({
    ...queryOf(mealPlansApi.days, { query: { from, to } }),
    refetchInterval: isShared ? SHARED_EVERY_MS : false,
  });
  const { data } = query;
  const days = useMemo(() => data && fillDays(datesOf({ from, to }), data), [data, from, to]);
  return { ...query, days };
}

export const usePlanSettings = () => useQuery(queryOf(planSettingsApi.read, {}));

/** The own targets of days. */
export const usePlanTargets = ({ from, to }: DayRange) =>
  useQuery(queryOf(planTargetsApi.list, { query: { from, to } }));

const saveSettings = mutationOf(
  planSettingsApi.save,
  (body: PlanSettings & { personId?: string | undefined }) => ({ body }),
  { failed: planMessages.settingsFailed },
);

/** Saves meals, people and wishes. */
export function useSavePlanSettings() {
  const personId = usePlanSettings().data?.personId;
  const { mutate, mutateAsync } = useMutation(saveSettings);
  return {
    mutate: (settings: PlanSettings) => mutate({ ...settings, personId }),
    mutateAsync: useCallback(
      (settings: PlanSettings) => mutateAsync({ ...settings, personId }),
      [mutateAsync, personId],
    ),
  };
}

const isList = (key: unknown): boolean => String(key).startsWith(`${mealPlansApi.days.path}?`);

const rangeOf = (key: unknown): DayRange => {
  const search = new URLSearchParams(String(key).split('?')[1]);
  return { from: search.get('from') ?? '', to: search.get('to') ?? '' };
};

/** Shows a day in every list that holds its date. */
function show(client: QueryClient, day: PlanDay): void {
  for (const [key, days] of client.getQueriesData<PlanDay[]>({
    predicate: ({ queryKey }) => isList(queryKey[0]),
  })) {
    const { from, to } = rangeOf(key[0]);
    if (!days || day.date < from || day.date > to) continue;
    const others = days.filter(({ date }) => date !== day.date);
    client.setQueryData(
      key,
      [...others, day].sort((a, b) => (a.date < b.date ? -1 : 1)),
    );
  }
}

/** The person among the eaters; undefined while it is not known. */
type PersonId = string | undefined;

/** The day as the last waiting write leaves it, else as a screen shows it. */
function newestDay(client: QueryClient, date: CalendarDay, personId: PersonId): PlanDay {
  const waiting = (
    offlineState()
      .writes.flatMap(({ things }) => things)
      .filter(({ kind, id }) => kind === PLAN_DAY && id === date) as PendingDay[]
  ).findLast((one) => isOfPlan(one, personId));
  const shown = client
    .getQueriesData<PlanDay[]>({ predicate: ({ queryKey }) => isList(queryKey[0]) })
    .flatMap(([, days]) => days ?? [])
    .filter((day) => day.date === date)
    .toSorted((a, b) => b.version - a.version)[0];
  const mine = dayOf(waiting);
  if (mine && mine.version >= (shown?.version ?? 0)) return mine;
  return shown ?? emptyDay(date);
}

/** Stores a day on the device, from where it is sent; where there is none, straight with the server. */
async function store(before: PlanDay, after: SeenDay): Promise<PlanDay | null> {
  const offline = offlineNow();
  return offline
    ? offline.storeFirst(mealPlansApi.save, toSaved(after), before)
    : call(mealPlansApi.save, toSaved(after));
}

async function storeChange(before: PlanDay, after: PlanDay, personId: PersonId): Promise<PlanDay> {
  const saved = await store(before, { ...after, personId }).catch((error: unknown) => {
    const newer = findNewer<PlanDay>(error);
    if (!newer) throw error;
    return store(newer, { ...mergeDays(before, after, newer), personId });
  });
  return saved ?? { ...after, version: before.version + 1 };
}

export type DayChange = { date: CalendarDay; change: (day: PlanDay) => PlanDay };

/**
 * Changes planned days: each is made on the newest there is, shown once it is on the device, and merged with
 * what others did. Changes follow each other. The promise says whether they were stored.
 */
export function useChangePlan(): (changes: readonly DayChange[]) => Promise<boolean> {
  const client = useQueryClient();
  const personId = usePlanSettings().data?.personId;
  const chain = useRef<Promise<unknown>>(Promise.resolve());
  return useCallback(
    (changes) => {
      const run = async () => {
        // An answer that is on its way knows nothing of the change.
        await client.cancelQueries({
          predicate: ({ queryKey, state }) => isList(queryKey[0]) && state.data !== undefined,
        });
        try {
          for (const { date, change } of changes) {
            const before = newestDay(client, date, personId);
            const after = { ...change(before), date, version: before.version };
            if (JSON.stringify(after) === JSON.stringify(before)) continue;
            show(client, await storeChange(before, after, personId));
          }
          markTopics(client, topicsOf(mealPlansApi.days));
          return true;
        } catch (error) {
          const description = sentenceOf(error) ?? planMessages.failed;
          toast({ title: 'Error', description, destructive: true });
          return false;
        }
      };
      const next = chain.current.then(run);
      chain.current = next;
      return next;
    },
    [client, personId],
  );
}
