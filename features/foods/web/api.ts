import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { foodLogApi, type NewFoodLogEntry } from '#features/food-log/contract.ts';
import { sourceTypeOf } from '#features/food-log/rules/entry-kinds.ts';
import { type EntryContent, sameContent } from '#features/food-log/rules/same-entry.ts';
import { call } from '#platform/web/api-client/call.ts';
import { queryOf } from '#platform/web/query/query-of.ts';
import { deviceTimeZone, localDay, localTime } from '#platform/web/time/local-clock.ts';
import { toast } from '#platform/web/ui/toast-store.ts';
import { type Food, foodsApi } from '../contract.ts';
import { mealAt } from '../rules/portion.ts';
import { foodLogged, markFailed, saveFailed } from './messages.ts';

/** Foods for what is typed. The last results stay while the next are fetched. */
export function useFoodSearch(q: string, openedAt: string) {
  const query = { q, meal: mealAt(openedAt), localTime: openedAt, limit: 25 };
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

export type Portion = {
  id: string;
  origin: NonNullable<NewFoodLogEntry['origin']>;
  content: EntryContent;
};

async function addPortion({ id, origin, content }: Portion): Promise<void> {
  const now = new Date();
  const moment =
    content.date === localDay(now) ? { localTime: localTime(now), timeZone: deviceTimeZone() } : {};
  const body = {
    ...content,
    ...moment,
    id,
    origin,
    sourceType: sourceTypeOf(null),
    aiAnalyzed: false,
  };
  const stored = await call(foodLogApi.add, { body });
  if (sameContent(stored, content)) return;
  // An earlier attempt came through although its answer was lost, and the portion was changed since.
  await call(foodLogApi.edit, { params: { id }, body: { ...content, version: stored.version } });
}

/** Logs a portion of a food. Pressing twice or trying again after a failure logs it once. */
export const useLogPortion = () =>
  useMutation({
    mutationFn: addPortion,
    onSuccess: () => toast(foodLogged),
    onError: (error) => toast(saveFailed(error)),
  });
