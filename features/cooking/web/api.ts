import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FoodLogEntry } from '#features/food-log/contract.ts';
import type { MealType } from '#features/food-log/rules/entry/entry-kinds.ts';
import type { NewEntry } from '#features/food-log/rules/entry/pending-entries.ts';
import { partOf } from '#features/food-log/rules/item/logged-item.ts';
import { mealAt } from '#features/food-log/rules/meal-at.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { newId } from '#platform/shared/ids.ts';
import { call } from '#platform/web/api-client/call.ts';
import { mutationBy } from '#platform/web/query/mutation-of.ts';
import { queryOf } from '#platform/web/query/query-of.ts';
import { recordMutations } from '#platform/web/records/record-mutations.ts';
import { localTime } from '#platform/web/time/local-clock.ts';
import { useMomentOn, useToday } from '#platform/web/time/use-today.ts';
import { type Leftover, leftoversApi, pastEntriesApi } from '../contract.ts';
import type { LeftoverContent } from '../rules/leftover.ts';
import { portionsAfter } from '../rules/portions.ts';
import { cookedDone, cookedUndone, saveFailed, undoFailed } from './messages/cooked.ts';
import { eaten, leftoverMessages } from './messages/leftovers.ts';
import { pastText } from './messages/past-entries.ts';

/** Leftovers, the first to use up first. */
export const useLeftovers = () => useQuery(queryOf(leftoversApi.list, {}));

/** Options for `useMutation` to change leftovers and to throw them away, each with Undo. */
export const leftoverMutations = recordMutations(leftoversApi, leftoverMessages);

type CookedWrite = {
  name: string;
  entry: NewEntry | null;
  leftover: (LeftoverContent & { id: string }) | null;
  /** what it was cooked from; the answer puts it back */
  takeFromPantry: () => Promise<() => void>;
};

/**
 * Logs what was eaten and keeps the rest in one call, then takes what was needed out of the pantry; Undo puts
 * it back. The ids are the caller's: it happens once.
 */
export const useLogCooked = () =>
  useMutation(
    mutationBy(
      async ({ entry, leftover, takeFromPantry }: CookedWrite) => {
        await call(leftoversApi.cooked, { body: { entry, leftover } });
        // A meal is logged even where the pantry cannot be read.
        return takeFromPantry().catch(() => () => undefined);
      },
      {
        done: (_, { name, entry, leftover }) =>
          cookedDone(name, entry ? entry.quantity : 0, leftover?.portions ?? 0),
        undo: (putBack, { entry, leftover }) => ({
          async run() {
            await call(leftoversApi.undoCooked, {
              body: { entryId: entry?.id ?? null, leftoverId: leftover?.id ?? null },
            });
            putBack();
          },
          done: cookedUndone,
          failed: undoFailed,
        }),
        failed: saveFailed,
      },
    ),
  );

/** Where a dish is logged to. */
export type DishPlace = {
  day: CalendarDay;
  /** null: it has to be chosen */
  meal: MealType | null;
};

/** Today, to the meal of the hour at which this was opened; `given` where a page is about another day or meal. */
export function useDishPlace(given?: DishPlace): DishPlace {
  const today = useToday();
  const [meal] = useState(() => mealAt(localTime(new Date())));
  return given ?? { day: today, meal };
}

type Eating = { leftover: Leftover; portions: number; mealType: MealType; entryId: string };

/** Logs portions of leftovers to a meal of a day. Pressing twice logs them once. */
export function useEatLeftover(day: CalendarDay) {
  const momentOn = useMomentOn();
  // One id for each state of the leftovers: trying again after a lost answer logs nothing twice.
  const [ids] = useState(() => new Map<string, string>());
  const run = ({ leftover, portions, mealType, entryId }: Eating) => {
    const entry = {
      ...partOf(leftover.item, portions),
      ...momentOn(day),
      id: entryId,
      date: day,
      mealType,
      origin: 'recipe' as const,
    };
    return call(leftoversApi.eat, { params: { id: leftover.id }, body: { entry, portions } });
  };
  const mutation = useMutation(
    mutationBy(run, {
      done: (_, { leftover, portions }) =>
        eaten(leftover.name, portionsAfter(leftover.portions, portions)),
      undo: (_, { leftover, portions, entryId }) => ({
        run: () =>
          call(leftoversApi.undoEat, {
            params: { id: leftover.id },
            body: { entryId, portions },
          }),
        done: leftoverMessages.undone,
        failed: undoFailed,
      }),
      failed: saveFailed,
    }),
  );
  return {
    ...mutation,
    eat: (eaten: Omit<Eating, 'entryId'>, onEaten?: () => void) => {
      const { leftover, portions } = eaten;
      const key = `${leftover.id} ${leftover.version} ${portions}`;
      const entryId = ids.get(key) ?? newId();
      ids.set(key, entryId);
      mutation.mutate({ ...eaten, entryId }, onEaten ? { onSuccess: onEaten } : {});
    },
  };
}

/** Entries that were logged from a recipe. A failure asks nothing, so it is not tried again. */
export const usePastEntries = (recipeId: string) =>
  useQuery({
    ...queryOf(pastEntriesApi.list, { query: { recipeId } }),
    retry: false,
    networkMode: 'always',
  });

const sendPast = (entries: readonly FoodLogEntry[]) =>
  call(pastEntriesApi.change, { body: { entries: [...entries] } });

type Change = { before: readonly FoodLogEntry[]; now: readonly FoodLogEntry[] };

const changeEntries = mutationBy(({ now }: Change) => sendPast(now), {
  done: (changed) => pastText.changed(changed.length),
  undo: (changed, { before }) => {
    const versions = new Map(changed.map(({ id, version }) => [id, version]));
    const back = before.map((entry) => ({
      ...entry,
      version: versions.get(entry.id) ?? entry.version,
    }));
    return { run: () => sendPast(back), done: pastText.undone, failed: pastText.undoFailed };
  },
  failed: pastText.failed,
});

/** Changes past entries, all or none, with Undo. */
export const useChangePastEntries = () => useMutation(changeEntries);
