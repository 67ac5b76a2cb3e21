import { useSyncExternalStore } from 'react';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { clearDraft, loadDraft, storeDraft } from './stored-draft.ts';

/** Things gathered for days and not saved yet. They outlive a reload and other pages, for their owner alone. */
export function dayDrafts<Item extends { day: CalendarDay }>(key: string) {
  const listeners = new Set<() => void>();
  let version = 0;
  const load = (owner: string): readonly Item[] => (loadDraft(key, owner) as Item[] | null) ?? [];
  const store = (owner: string, items: readonly Item[]): void => {
    if (items.length > 0) storeDraft(key, owner, items);
    else clearDraft(key);
    version += 1;
    for (const listener of listeners) listener();
  };
  const follow = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const useDay = (owner: string, day: CalendarDay): readonly Item[] => {
    useSyncExternalStore(
      follow,
      () => version,
      () => 0,
    );
    return load(owner).filter((item) => item.day === day);
  };
  return { load, store, useDay };
}
