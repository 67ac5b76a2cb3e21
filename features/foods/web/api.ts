import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { foodLogApi, type NewFoodLogEntry } from '#features/food-log/contract.ts';
import { type MealType, sourceTypeOf } from '#features/food-log/rules/entry-kinds.ts';
import { type EntryContent, sameContent } from '#features/food-log/rules/same-entry.ts';
import { call } from '#platform/web/api-client/call.ts';
import { queryOf } from '#platform/web/query/query-of.ts';
import { deviceTimeZone, localDay, localTime } from '#platform/web/time/local-clock.ts';
import { toast } from '#platform/web/ui/toast-store.ts';
import { type Food, foodsApi } from '../contract.ts';
import { foodsLogged, loggingUndone, markFailed, saveFailed, undoFailed } from './messages.ts';

/** Foods for what is typed. The last results stay while the next are fetched. */
export function useFoodSearch(q: string, at: { meal: MealType; localTime: string }) {
  const query = { q, ...at, limit: 25 };
  return useQuery({ ...queryOf(foodsApi.search, { query }), placeholderData: keepPreviousData });
}

/** One food by its id. */
export const useFood = (id: string) => useQuery(queryOf(foodsApi.food, { params: { id } }));

/** Asks Open Food Facts. Its answer is shown where it was asked for, so failures make no toast. */
export const useOnlineSearch = () =>
  useMutation({ mutationFn: (q: string) => call(foodsApi.searchOnline, { body: { q } }) });

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
  content: EntryContent;
};

async function logPortions(portions: readonly Portion[]): Promise<void> {
  const now = new Date();
  const moment = { localTime: localTime(now), timeZone: deviceTimeZone() };
  const entries = portions.map(({ id, origin, content }) => ({
    ...content,
    // The clock on the wall says when a food was eaten only if it was eaten today.
    ...(content.date === localDay(now) ? moment : {}),
    id,
    origin,
    sourceType: sourceTypeOf(null),
    aiAnalyzed: false,
  }));
  const stored = await call(foodLogApi.addMany, { body: { entries } });
  for (const { id, content } of portions) {
    const one = stored.find((entry) => entry.id === id);
    if (!one || sameContent(one, content)) continue;
    // An earlier attempt came through although its answer was lost, and the portion was changed since.
    await call(foodLogApi.edit, { params: { id }, body: { ...content, version: one.version } });
  }
}

/** Logs portions of foods, all or none, and offers Undo. Pressing twice or trying again after a failure logs them once. */
export function useLogFoods() {
  const undo = useMutation({
    mutationFn: (ids: string[]) => call(foodLogApi.removeMany, { body: { ids } }),
    onSuccess: (_, ids) => toast(loggingUndone(ids.length)),
    onError: (error) => toast(undoFailed(error)),
  });
  return useMutation({
    mutationFn: logPortions,
    onSuccess: (_, portions) => {
      const ids = portions.map(({ id }) => id);
      toast(foodsLogged(ids.length, () => undo.mutate(ids)));
    },
    onError: (error) => toast(saveFailed(error)),
  });
}
