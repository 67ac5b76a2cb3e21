import { useMutation, useQuery } from '@tanstack/react-query';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { call } from '#platform/web/api-client/call.ts';
import { queryOf } from '#platform/web/query/query-of.ts';
import { deviceTimeZone, localDay, localTime } from '#platform/web/time/local-clock.ts';
import { toast } from '#platform/web/ui/toast-store.ts';
import { type FoodLogEntry, foodLogApi } from '../contract.ts';
import { sourceTypeOf } from '../rules/entry-kinds.ts';
import { type EntryContent, sameContent } from '../rules/same-entry.ts';
import {
  changesSaved,
  entryRemoved,
  entryRestored,
  foodLogged,
  removeFailed,
  restoreFailed,
  saveFailed,
} from './messages.ts';

/** The entries of a day in the order they were logged. */
export const useEntriesOf = (day: CalendarDay) =>
  useQuery(queryOf(foodLogApi.ofDay, { query: { date: day } }));

/** One draft on its way into the log; its id stays the same however often it is sent. */
export type Draft = { id: string; content: EntryContent };

async function addEntry({ id, content }: Draft): Promise<FoodLogEntry> {
  const now = new Date();
  // The clock on the wall says when a food was eaten only if it was eaten today.
  const moment =
    content.date === localDay(now) ? { localTime: localTime(now), timeZone: deviceTimeZone() } : {};
  const body = {
    ...content,
    ...moment,
    id,
    origin: 'manual' as const,
    sourceType: sourceTypeOf(null),
    aiAnalyzed: false,
  };
  const stored = await call(foodLogApi.add, { body });
  if (sameContent(stored, content)) return stored;
  // An earlier attempt came through although its answer was lost, and the person went on typing.
  return call(foodLogApi.edit, {
    params: { id },
    body: { ...content, version: stored.version },
  });
}

/** Logs a food. Pressing twice or trying again after a failure logs it once. */
export function useLogFood(onLogged: () => void) {
  return useMutation({
    mutationFn: addEntry,
    onSuccess: () => {
      onLogged();
      toast(foodLogged);
    },
    onError: (error) => toast(saveFailed(error)),
  });
}

/** Saves a changed entry. The conflict with another device is left to the form. */
export function useEditEntry(onConflict: (error: unknown) => boolean) {
  return useMutation({
    mutationFn: ({ entry, content }: { entry: FoodLogEntry; content: EntryContent }) =>
      call(foodLogApi.edit, {
        params: { id: entry.id },
        body: { ...content, version: entry.version },
      }),
    onSuccess: () => toast(changesSaved),
    onError: (error) => {
      if (!onConflict(error)) toast(saveFailed(error));
    },
  });
}

/** Deletes an entry and offers Undo. */
export function useRemoveEntry() {
  const restore = useMutation({
    mutationFn: (id: string) => call(foodLogApi.restore, { params: { id } }),
    onSuccess: () => toast(entryRestored),
    onError: (error) => toast(restoreFailed(error)),
  });
  return useMutation({
    mutationFn: ({ id }: FoodLogEntry) => call(foodLogApi.remove, { params: { id } }),
    onSuccess: (_, entry) => toast(entryRemoved(entry.foodName, () => restore.mutate(entry.id))),
    onError: (error) => toast(removeFailed(error)),
  });
}
