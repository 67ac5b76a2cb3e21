import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { call } from '#platform/web/api-client/call.ts';
import { mutationBy, mutationOf } from '#platform/web/query/mutation-of.ts';
import { queryOf } from '#platform/web/query/query-of.ts';
import { dayName } from '#platform/web/time/day-text.ts';
import { type MomentOn, useMomentOn, useToday } from '#platform/web/time/use-today.ts';
import { daysApi, type FoodLogEntry, foodLogApi } from '../contract.ts';
import type { EntryCopy, Place } from '../rules/entry/entry-copy.ts';
import { sourceTypeOf } from '../rules/entry/entry-kinds.ts';
import type { EntryMove } from '../rules/entry/entry-move.ts';
import { type EntryContent, sameContent } from '../rules/entry/same-entry.ts';
import { mealName } from '../rules/item/amount-text.ts';
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
  wayBack,
} from './messages.ts';

/** The entries of a day in the order they were logged. */
export const useEntriesOf = (day: CalendarDay, enabled = true) =>
  useQuery({ ...queryOf(foodLogApi.ofDay, { query: { date: day } }), enabled });

/** Whether photo analysis is available; true until the server responds. */
export const usePhotoIsSetUp = () =>
  useQuery(queryOf(foodLogApi.ways, {})).data?.photoIsSetUp ?? true;

/** One draft on its way into the log; its id stays the same however often it is sent. */
export type Draft = {
  id: string;
  content: EntryContent;
  origin?: 'manual' | 'quick' | 'barcode';
  /** percent, of what a look-up found */
  aiConfidence?: number | null;
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
    ...(typeof aiConfidence === 'number' && { aiConfidence }),
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
  const momentOn = useMomentOn();
  const today = useToday();
  return useMutation(
    mutationBy((draft: Draft) => addEntry(draft, momentOn), {
      done: () => {
        onLogged();
        return foodLogged();
      },
      undo: ({ id }, { content: { foodName, mealType, date } }) =>
        wayBack(
          () => call(foodLogApi.remove, { params: { id } }),
          `${foodName}, ${mealName[mealType]}, ${dayName(date, today)}`,
        ),
      failed: saveFailed,
    }),
  );
}

/** Saves a changed entry. The conflict with another device is left to the form. */
export function useEditEntry(isShown: (error: unknown) => boolean) {
  const send = ({ entry, content }: { entry: FoodLogEntry; content: EntryContent }) =>
    call(foodLogApi.edit, {
      params: { id: entry.id },
      body: { ...content, version: entry.version },
    });
  return useMutation(
    mutationBy(send, {
      done: changesSaved,
      undo: (stored, { entry }) => wayBack(() => send({ entry: stored, content: entry })),
      failed: saveFailed,
      isShown,
    }),
  );
}

/** Deletes entries, all or none, and offers Undo. */
export const useRemoveEntries = () =>
  useMutation(
    mutationOf(
      foodLogApi.removeMany,
      (entries: readonly FoodLogEntry[]) => ({ body: { ids: entries.map(({ id }) => id) } }),
      {
        done: (_, entries) => entriesRemoved(entries.map(({ foodName }) => foodName)),
        undo: (_, entries) => {
          const ids = entries.map(({ id }) => id);
          return wayBack(() => call(foodLogApi.restoreMany, { body: { ids } }));
        },
        failed: removeFailed,
      },
    ),
  );

/** Logs copies, all or none, and offers Undo. The ids are the caller's: the same copies are made once. */
export const useCopyEntries = () =>
  useMutation(
    mutationOf(
      foodLogApi.addMany,
      ({ copies }: { copies: readonly EntryCopy[]; where: string }) => ({
        body: { entries: [...copies] },
      }),
      {
        done: (stored, { where }) => entriesCopied(stored.length, where),
        undo: (stored) => {
          const ids = stored.map(({ id }) => id);
          return wayBack(() => call(foodLogApi.removeMany, { body: { ids } }));
        },
        failed: copyFailed,
      },
    ),
  );

type Move = { entries: readonly FoodLogEntry[]; place: Place; where: string };

/** Moves entries, all or none, and offers Undo. None moves if one of them was changed elsewhere. */
export function useMoveEntries() {
  const send = (moves: EntryMove[]) => call(foodLogApi.moveMany, { body: { moves } });
  const move = ({ entries, place }: Move) =>
    send(
      entries.map(({ id, version, mealType }) => ({
        id,
        version,
        date: place.date,
        mealType: place.mealType ?? mealType,
      })),
    );
  return useMutation(
    mutationBy(move, {
      done: (moved, { where }) => entriesMoved(moved.length, where),
      undo: (moved, { entries }) => {
        const back = entries.map(({ id, version, date, mealType }) => ({
          id,
          version: moved.find((entry) => entry.id === id)?.version ?? version + 1,
          date,
          mealType,
        }));
        return wayBack(() => send(back));
      },
      failed: moveFailed,
    }),
  );
}

/** The days from one to another that have entries, with their energy. */
export const useDaysBetween = (from: CalendarDay, to: CalendarDay) =>
  useQuery({
    ...queryOf(daysApi.between, { query: { from, to } }),
    placeholderData: keepPreviousData,
  });
