import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { newId } from '#platform/shared/ids.ts';
import { call } from '#platform/web/api-client/call.ts';
import { mutationBy } from '#platform/web/query/mutation-of.ts';
import { useMomentOn } from '#platform/web/time/use-today.ts';
import { foodLogApi } from '../../contract.ts';
import type { MealType } from '../../rules/entry/entry-kinds.ts';
import type { LoggedItem } from '../../rules/item/logged-item.ts';
import {
  itemsLogged,
  loggedBefore,
  saveFailed,
  someLogged,
  undoneElsewhere,
  wayBack,
} from '../messages.ts';

/** Items on their way into the log, for toasts and retries in one. */
export type Logging = {
  items: readonly (LoggedItem & {
    id: string;
    mealType: MealType;
    aiAnalyzed?: boolean;
    aiConfidence?: number | null;
  })[];
  date: CalendarDay;
  origin: 'saved-meal' | 'recurring' | 'recent';
  /** what and where, as the toast tells it */
  what: string;
  where: string;
};

/** Logs items, all or none, and offers Undo. The ids are the caller's: the same ones are logged once. */
export function useLogItems() {
  const momentOn = useMomentOn();
  const log = ({ items, date, origin }: Logging) => {
    const entries = items.map((item) => ({ ...item, ...momentOn(date), date, origin }));
    return call(foodLogApi.addMany, { body: { entries } });
  };
  // Other tabs create suggestions with the same ids; other entries are this page's own.
  const freshOf = (stored: Awaited<ReturnType<typeof log>>, { origin }: Logging) =>
    stored.filter(({ outcome }) => origin !== 'recurring' || outcome === 'logged');
  return useMutation({
    // Runs one at a time, so that the last toast is about the last press.
    scope: { id: 'log items' },
    ...mutationBy(log, {
      done: (stored, logging) => {
        const { what, where } = logging;
        const count = freshOf(stored, logging).length;
        if (count === stored.length) return itemsLogged(what, where);
        if (count > 0) return someLogged(count, where);
        const isThere = stored.some((one) => one.outcome === 'there-before');
        return isThere ? loggedBefore(what) : undoneElsewhere(what);
      },
      undo: (stored, logging) => {
        const ids = freshOf(stored, logging).map(({ id }) => id);
        if (ids.length === 0) return null;
        const { what, where } = logging;
        const run = () => call(foodLogApi.removeMany, { body: { ids } });
        return wayBack(run, `${what}, ${where}`);
      },
      failed: saveFailed,
    }),
  });
}

/**
 * Ids for what is about to be logged: the same for the same `key` until it is done, so that trying again
 * after a lost answer logs nothing twice; new ones when it is logged once more.
 */
export function useIdsUntilDone() {
  const [kept] = useState(() => new Map<string, string[]>());
  return {
    idsFor: (key: string, count: number): string[] => {
      const ids = kept.get(key) ?? Array.from({ length: count }, newId);
      kept.set(key, ids);
      return ids;
    },
    done: (key: string) => void kept.delete(key),
  };
}
