import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { foodLogApi, type NewFoodLogEntry } from '#features/food-log/contract.ts';
import { type MealType, sourceTypeOf } from '#features/food-log/rules/entry/entry-kinds.ts';
import { type EntryContent, sameContent } from '#features/food-log/rules/entry/same-entry.ts';
import { mealName } from '#features/food-log/rules/item/amount-text.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { topicsOf } from '#platform/shared/endpoint.ts';
import { ApiError } from '#platform/web/api-client/api-error.ts';
import { call } from '#platform/web/api-client/call.ts';
import { isLost } from '#platform/web/offline/network-error.ts';
import { offlineState } from '#platform/web/offline/offline-state.ts';
import { queryOf } from '#platform/web/query/query-of.ts';
import { markTopics } from '#platform/web/query/refresh.ts';
import { dayName } from '#platform/web/time/day-text.ts';
import { type MomentOn, useMomentOn, useToday } from '#platform/web/time/use-today.ts';
import { toast } from '#platform/web/ui/toast-store.ts';
import { type Food, foodsApi } from '../contract.ts';
import type * as OnDevice from './api/on-device.ts';
import { foodsLogged, loggingUndone, markFailed, saveFailed, undoFailed } from './messages.ts';

/** What this device finds by itself; fetched when it is first needed. */
const onDevice = () => import('./api/on-device.ts');

/** The product of a barcode, if this device knows it. */
export const productOnDevice: typeof OnDevice.productOnDevice = async (...asked) =>
  (await onDevice()).productOnDevice(...asked);

/** A search that takes longer is answered by the device, ms. */
const PATIENCE_MS = 4_000;

const late = (ms: number) =>
  new Promise<never>((_, reject) => setTimeout(() => reject(new Error('late')), ms));

/**
 * Foods for what is typed; found on this device where the server cannot be reached (`onDevice`: the built-in
 * foods and the person's own, or these alone).
 */
export function useFoodSearch(q: string, at: { meal: MealType; localTime: string }) {
  const today = useToday();
  const input = { query: { q, ...at, limit: 25 } };
  const { queryKey, meta } = queryOf(foodsApi.search, input);
  return useQuery({
    queryKey,
    // Without its topics the last foods would stay as they were before the next one was logged.
    ...(meta && { meta }),
    queryFn: async () => {
      if (!offlineState().offline) {
        try {
          const answer = await Promise.race([call(foodsApi.search, input), late(PATIENCE_MS)]);
          return { ...answer, onDevice: null };
        } catch (error) {
          if (!isLost(error)) throw error;
        }
      }
      const { foodsOnDevice, hasCatalogue } = await onDevice();
      const results = await foodsOnDevice(q, { today, ...at });
      return { results, onDevice: (await hasCatalogue()) ? ('all' as const) : ('own' as const) };
    },
    // The next search asks the server instead of the device.
    staleTime: ({ state }) => (state.data?.onDevice ? 0 : Number.POSITIVE_INFINITY),
  });
}

/** One food by its id; as this device has it where the server cannot be reached. */
export const loadFood = (id: string): Promise<Food> =>
  call(foodsApi.food, { params: { id } }).catch(async (error: unknown) => {
    const food = isLost(error) ? await (await onDevice()).foodOnDevice(id) : undefined;
    if (!food) throw error;
    return food;
  });

export const useFood = (id: string) =>
  useQuery({ ...queryOf(foodsApi.food, { params: { id } }), queryFn: () => loadFood(id) });

/**
 * Asks Open Food Facts. Its answer is shown where it was asked for, so failures make no toast. What has come is
 * among the foods from now on: the list on screen stays as it is, and the next search of the same words finds it.
 */
export function useOnlineSearch() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (q: string) => call(foodsApi.searchOnline, { body: { q } }),
    onSuccess: ({ results }) => {
      if (results.length > 0) markTopics(client, topicsOf(foodsApi.food));
    },
  });
}

/** Marks a food, or takes the mark away. */
export const useFavourite = () =>
  useMutation({
    mutationFn: ({ id, favourite }: Pick<Food, 'id' | 'favourite'>) =>
      call(favourite ? foodsApi.removeFavourite : foodsApi.addFavourite, { params: { id } }),
    onError: (error) => toast(markFailed(error)),
  });

/** A portion on its way into the log; its id stays the same however often it is sent. */
export type Portion = {
  id: string;
  origin: NonNullable<NewFoodLogEntry['origin']>;
  /** percent, of what was seen on a photo; left out for all else */
  aiConfidence?: number;
  content: EntryContent;
};

async function logPortions(portions: readonly Portion[], momentOn: MomentOn): Promise<void> {
  const entries = portions.map(({ id, origin, aiConfidence = null, content }) => ({
    ...content,
    ...momentOn(content.date),
    id,
    origin,
    sourceType: sourceTypeOf(aiConfidence),
    // A barcode's confidence is about its source's figures: nothing was guessed.
    aiAnalyzed: aiConfidence !== null && origin !== 'barcode',
    aiConfidence,
  }));
  const stored = await call(foodLogApi.addMany, { body: { entries } });
  for (const { id, content } of portions) {
    const one = stored.find((entry) => entry.id === id);
    if (!one || sameContent(one, content)) continue;
    // An earlier attempt came through although its answer was lost, and the portion was changed since.
    await call(foodLogApi.edit, { params: { id }, body: { ...content, version: one.version } });
  }
}

/** Meal and day of portions logged to another day than today; null for today. */
function placeOf(portions: readonly Portion[], today: CalendarDay): string | null {
  const [first] = portions;
  if (!first || first.content.date === today) return null;
  const meals = new Set(portions.map(({ content }) => mealName[content.mealType]));
  return [...meals, dayName(first.content.date, today)].join(', ');
}

/** Undoes what may have been logged by a call whose answer was lost. */
async function takeBack(id: string): Promise<void> {
  try {
    await call(foodLogApi.remove, { params: { id } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
  }
}

/**
 * Logs portions of foods, all or none, and offers Undo. Pressing twice or trying again after a failure logs
 * them once; what was taken off the list between the two is not left in the log by the call that seemed to fail.
 * `takeBack` takes out at once what such a call may have logged.
 */
export function useLogFoods() {
  const undo = useMutation({
    mutationFn: ({ ids }: { ids: string[]; where: string | null }) =>
      call(foodLogApi.removeMany, { body: { ids } }),
    onSuccess: (_, { ids, where }) => toast(loggingUndone(ids.length, where)),
    onError: (error) => toast(undoFailed(error)),
  });
  const momentOn = useMomentOn();
  const today = useToday();
  const [unanswered] = useState(() => new Set<string>());
  const takeBackMany = useMutation({
    mutationFn: async (ids: readonly string[]) => {
      for (const id of ids) await takeBack(id);
      for (const id of ids) unanswered.delete(id);
    },
    onError: (error) => toast(undoFailed(error)),
  });
  const log = useMutation({
    mutationFn: async (portions: readonly Portion[]) => {
      const ids = portions.map(({ id }) => id);
      const dropped = [...unanswered].filter((id) => !ids.includes(id));
      for (const id of ids) unanswered.add(id);
      await logPortions(portions, momentOn);
      for (const id of dropped) await takeBack(id);
      unanswered.clear();
    },
    onSuccess: (_, portions) => {
      const ids = portions.map(({ id }) => id);
      toast(foodsLogged(ids.length, () => undo.mutate({ ids, where: placeOf(portions, today) })));
    },
    onError: (error) => toast(saveFailed(error)),
  });
  return { ...log, takeBack: takeBackMany };
}
