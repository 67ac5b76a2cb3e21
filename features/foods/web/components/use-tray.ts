import { useState } from 'react';
import { newId } from '#platform/shared/ids.ts';
import { forgetDraft, keepDraft, keptDraft } from '#platform/web/forms/kept-draft.ts';
import type { SearchResult } from '../../contract.ts';
import { type Eatable, eatableAgain, figuresOf } from '../../rules/portion.ts';
import { type Amount, startAmount } from './amount.ts';
import { eatableResult } from './eatable-result.ts';

const TRAY_KEY = 'foodTray';
/** What can be logged at once. */
const MOST = 100;

/** A food on the tray. Its id is that of the entry it becomes, however often saving is tried. */
export type TrayItem = {
  id: string;
  /** of the search result */
  key: string;
  origin: 'search' | 'recent' | 'saved-meal';
  eatable: Eatable;
  amount: Amount;
};

/** The energy of what is on a tray, kcal. */
export const energyOfTray = (items: readonly TrayItem[]): number =>
  items.reduce(
    (sum, { eatable, amount }) =>
      sum + (amount.eaten === null ? 0 : (figuresOf(eatable.figures, amount.eaten).calories ?? 0)),
    0,
  );

/** What a result puts on the tray; nothing where its energy or its portion is not known. */
function trayItemsOf(result: SearchResult): TrayItem[] {
  const { key, meal } = result;
  const onTray = (eatable: Eatable, origin: TrayItem['origin']): TrayItem => ({
    id: newId(),
    key,
    origin,
    eatable,
    amount: startAmount(eatable),
  });
  if (meal) {
    return meal.items.map((item) =>
      onTray(eatableAgain({ name: item.foodName, brand: item.brand }, item), 'saved-meal'),
    );
  }
  const eatable = eatableResult(result);
  if (!eatable || eatable.figures.calories === null) return [];
  return [onTray(eatable, result.lastLogged ? 'recent' : 'search')];
}

export const canBeAdded = (result: SearchResult): boolean => trayItemsOf(result).length > 0;

export type Tray = {
  items: readonly TrayItem[];
  has: (result: SearchResult) => boolean;
  /** Puts a food on the tray in its usual portion, or the foods of a meal, or takes them off again. */
  toggle: (result: SearchResult) => void;
  change: (id: string, amount: Amount) => void;
  remove: (id: string) => void;
  clear: () => void;
};

/** Foods gathered to be logged together. They outlive a reload and other pages, for their owner alone. */
export function useTray(owner: string): Tray {
  const [items, setItems] = useState<readonly TrayItem[]>(
    () => (keptDraft(TRAY_KEY, owner) as TrayItem[] | null) ?? [],
  );
  const keep = (next: readonly TrayItem[]) => {
    setItems(next);
    if (next.length > 0) keepDraft(TRAY_KEY, owner, next);
    else forgetDraft(TRAY_KEY);
  };
  return {
    items,
    has: ({ key }) => items.some((item) => item.key === key),
    toggle: (result) => {
      const without = items.filter(({ key }) => key !== result.key);
      const added = without.length === items.length ? trayItemsOf(result) : [];
      if (without.length + added.length <= MOST) keep([...without, ...added]);
    },
    change: (id, amount) =>
      keep(items.map((item) => (item.id === id ? { ...item, amount } : item))),
    remove: (id) => keep(items.filter((item) => item.id !== id)),
    clear: () => keep([]),
  };
}
