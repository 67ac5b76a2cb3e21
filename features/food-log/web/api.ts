import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { call } from '#platform/web/api-client/call.ts';
import { queryOf } from '#platform/web/query/query-of.ts';
import { type MomentOn, useMomentOn } from '#platform/web/time/use-today.ts';
import { toast } from '#platform/web/ui/toast-store.ts';
import { daysApi, type FoodLogEntry, foodLogApi } from '../contract.ts';
import type { EntryCopy, Place } from '../rules/entry-copy.ts';
import { sourceTypeOf } from '../rules/entry-kinds.ts';
import type { EntryMove } from '../rules/entry-move.ts';
import { type EntryContent, sameContent } from '../rules/same-entry.ts';
import {
  changesSaved,
  copyFailed,
  entriesCopied,
  entriesMoved,
  entriesRemoved,
  foodLogged,
  moveFailed,
  removeFailed,
  saveFailed,
  undoFailed,
  undone,
} from './messages.ts';

/** The entries of a day in the order they were logged. */
export const useEntriesOf = (day: CalendarDay) =>
  useQuery(queryOf(foodLogApi.ofDay, { query: { date: day } }));

/** Whether photo analysis is available; true until the server responds. */
export const usePhotoIsSetUp = () =>
  useQuery(queryOf(foodLogApi.ways, {})).data?.photoIsSetUp ?? true;

/** One draft on its way into the log; its id stays the same however often it is sent. */
export type Draft = {
  id: string;
  content: EntryContent;
  origin?: 'manual' | 'quick' | 'barcode';
  /** percent, of what a look-up found */
  aiConfidence?: number;
};

async function addEntry(
  { id, content, origin = 'manual', aiConfidence }: Draft,
  momentOn: MomentOn,
): Promise<FoodLogEntry> {
  const body = {
    ...content,
    ...momentOn(content.date),
    id,
    origin,
    sourceType: sourceTypeOf(aiConfidence ?? null),
    aiAnalyzed: false,
    ...(aiConfidence !== undefined && { aiConfidence }),
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
  const remove = useUndo((id: string) => call(foodLogApi.remove, { params: { id } }));
  const momentOn = useMomentOn();
  return useMutation({
    mutationFn: (draft: Draft) => addEntry(draft, momentOn),
    onSuccess: ({ id }) => {
      onLogged();
      toast(foodLogged(() => remove(id)));
    },
    onError: (error) => toast(saveFailed(error)),
  });
}

/** Saves a changed entry. The conflict with another device is left to the form. */
export function useEditEntry(onConflict: (error: unknown) => boolean) {
  const send = ({ entry, content }: { entry: FoodLogEntry; content: EntryContent }) =>
    call(foodLogApi.edit, {
      params: { id: entry.id },
      body: { ...content, version: entry.version },
    });
  const editBack = useUndo(send);
  return useMutation({
    mutationFn: send,
    onSuccess: (stored, { entry }) =>
      toast(changesSaved(() => editBack({ entry: stored, content: entry }))),
    onError: (error) => {
      if (!onConflict(error)) toast(saveFailed(error));
    },
  });
}

/** Changes that are undone from the toast that told of them. */
export function useUndo<Change>(mutationFn: (change: Change) => Promise<unknown>) {
  return useMutation({
    mutationFn,
    onSuccess: () => toast(undone),
    onError: (error) => toast(undoFailed(error)),
  }).mutate;
}

/** Deletes entries, all or none, and offers Undo. */
export function useRemoveEntries() {
  const restore = useUndo((ids: string[]) => call(foodLogApi.restoreMany, { body: { ids } }));
  return useMutation({
    mutationFn: (entries: readonly FoodLogEntry[]) =>
      call(foodLogApi.removeMany, { body: { ids: entries.map(({ id }) => id) } }),
    onSuccess: (_, entries) => {
      const names = entries.map(({ foodName }) => foodName);
      toast(entriesRemoved(names, () => restore(entries.map(({ id }) => id))));
    },
    onError: (error) => toast(removeFailed(error)),
  });
}

/** Logs copies, all or none, and offers Undo. The ids are the caller's: the same copies are made once. */
export function useCopyEntries() {
  const remove = useUndo((ids: string[]) => call(foodLogApi.removeMany, { body: { ids } }));
  return useMutation({
    mutationFn: ({ copies }: { copies: readonly EntryCopy[]; where: string }) =>
      call(foodLogApi.addMany, { body: { entries: [...copies] } }),
    onSuccess: (stored, { where }) => {
      const ids = stored.map(({ id }) => id);
      toast(entriesCopied(stored.length, where, () => remove(ids)));
    },
    onError: (error) => toast(copyFailed(error)),
  });
}

type Move = { entries: readonly FoodLogEntry[]; place: Place; where: string };

/** Moves entries, all or none, and offers Undo. None moves if one of them was changed elsewhere. */
export function useMoveEntries() {
  const send = (moves: EntryMove[]) => call(foodLogApi.moveMany, { body: { moves } });
  const moveBack = useUndo(send);
  return useMutation({
    mutationFn: ({ entries, place }: Move) =>
      send(
        entries.map(({ id, version, mealType }) => ({
          id,
          version,
          date: place.date,
          mealType: place.mealType ?? mealType,
        })),
      ),
    onSuccess: (moved, { entries, where }) => {
      const back = entries.map(({ id, version, date, mealType }) => ({
        id,
        version: moved.find((entry) => entry.id === id)?.version ?? version + 1,
        date,
        mealType,
      }));
      toast(entriesMoved(moved.length, where, () => moveBack(back)));
    },
    onError: (error) => toast(moveFailed(error)),
  });
}

/** The days from one to another that have entries, with their energy. */
export const useDaysBetween = (from: CalendarDay, to: CalendarDay) =>
  useQuery({
    ...queryOf(daysApi.between, { query: { from, to } }),
    placeholderData: keepPreviousData,
  });
