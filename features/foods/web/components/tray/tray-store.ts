import { useSyncExternalStore } from 'react';
import type { MealType } from '#features/food-log/rules/entry/entry-kinds.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { clearDraft, loadDraft, storeDraft } from '#platform/web/forms/stored-draft.ts';
import type { Eatable } from '../../../rules/amounts/portion.ts';
import type { Amount } from '../portion/amount.ts';

/** A food on the tray. Its id is that of the entry it becomes, however often saving is tried. */
export type TrayItem = {
  id: string;
  day: CalendarDay;
  /** the meal it was gathered for */
  meal: MealType;
  /** of the search result */
  key: string;
  origin: 'search' | 'recent' | 'saved-meal';
  eatable: Eatable;
  amount: Amount;
  /** was sent to the log: whether it arrived is not known */
  sent?: boolean;
};

const TRAY_KEY = 'foodTray';
const listeners = new Set<() => void>();
let version = 0;

export const loadTray = (owner: string): readonly TrayItem[] =>
  (loadDraft(TRAY_KEY, owner) as TrayItem[] | null) ?? [];

export function storeTray(owner: string, items: readonly TrayItem[]): void {
  if (items.length > 0) storeDraft(TRAY_KEY, owner, items);
  else clearDraft(TRAY_KEY);
  version += 1;
  for (const listener of listeners) listener();
}

function follow(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The foods that a person has gathered for a day and not logged. */
export function useTrayOf(owner: string, day: CalendarDay): readonly TrayItem[] {
  useSyncExternalStore(
    follow,
    () => version,
    () => 0,
  );
  return loadTray(owner).filter((item) => item.day === day);
}
