import { addDays, type CalendarDay } from '#platform/shared/calendar-day.ts';
import { isThere } from '../list/list-lines.ts';
import { momentAfter, NO_CHANGES } from '../list/merge-changes.ts';
import { keyOfNeed, valueOf } from '../list/open-needs.ts';
import type { PantryItem, ShoppingChanges, StoredNeed } from '../list/shopping-entry.ts';

/** Best before within so many days: use it up soon. */
const SOON_DAYS = 3;
/** Less than this of something is nothing, g. */
const MIN_LEFT_G = 1;

export type PantryAge = 'past' | 'soon' | 'later' | 'unknown';

export function ageOf({ bestBefore }: PantryItem, today: CalendarDay): PantryAge {
  if (bestBefore === null) return 'unknown';
  if (bestBefore < today) return 'past';
  return bestBefore <= addDays(today, SOON_DAYS) ? 'soon' : 'later';
}

const NEVER = '9999-12-31';

/** First to be used first; without a date last, by name. */
export const byUse = (a: PantryItem, b: PantryItem): number =>
  (a.bestBefore ?? NEVER).localeCompare(b.bestBefore ?? NEVER) ||
  a.name.localeCompare(b.name, 'en-AU');

/** What is at home, first to be used first. */
export const listPantry = ({ pantry }: Pick<ShoppingChanges, 'pantry'>): PantryItem[] =>
  pantry.filter(isThere).toSorted(byUse);

/** An item less `value` (grams or pieces); gone when nothing is left. */
function lessOf(item: PantryItem, value: number, nowMs: number): PantryItem {
  const left = (valueOf(item) ?? 0) - value;
  const at = momentAfter(nowMs, item);
  if (left < (item.grams === null ? 0.01 : MIN_LEFT_G)) return { ...item, at, gone: true };
  return { ...withValue(item, left), at };
}

/** What needs take out of what is at home, what is to be used first before the rest: how it is then, and the amounts. */
export function takeNeeds(
  state: Pick<ShoppingChanges, 'pantry'>,
  needs: readonly StoredNeed[],
  nowMs: number,
): { left: PantryItem[]; taken: PantryItem[] } {
  const items = new Map(listPantry(state).map((item) => [item.id, item]));
  const changed = new Map<string, { left: PantryItem; value: number }>();
  for (const need of needs) {
    let open = valueOf(need) ?? 0;
    for (const item of items.values()) {
      if (open <= 0) break;
      if (item.gone || keyOfNeed(item) !== keyOfNeed(need)) continue;
      const value = Math.min(open, valueOf(item) ?? 0);
      if (value <= 0) continue;
      const left = lessOf(item, value, nowMs);
      open -= value;
      items.set(item.id, left);
      changed.set(item.id, { left, value: value + (changed.get(item.id)?.value ?? 0) });
    }
  }
  const all = [...changed.values()];
  return {
    left: all.map(({ left }) => left),
    taken: all.map(({ left, value }) => withValue({ ...left, gone: false }, value)),
  };
}

/** An item of so many grams or pieces. */
const withValue = (item: PantryItem, value: number): PantryItem =>
  item.grams === null
    ? { ...item, amount: item.amount && { ...item.amount, value } }
    : { ...item, grams: value };

/** What was taken is at home again, beside what is there of it now. */
export const giveBack = (
  { pantry }: Pick<ShoppingChanges, 'pantry'>,
  taken: readonly PantryItem[],
  nowMs: number,
): PantryItem[] =>
  taken.map((one) => {
    const seen = pantry.find(({ id }) => id === one.id);
    const at = momentAfter(nowMs, seen);
    const now = seen && isThere(seen) && keyOfNeed(seen) === keyOfNeed(one) ? valueOf(seen) : 0;
    return { ...withValue(one, (valueOf(one) ?? 0) + (now ?? 0)), at };
  });

/** There is none of a food any more. */
export const usedUp = (state: ShoppingChanges, food: string, nowMs: number): ShoppingChanges => ({
  ...NO_CHANGES,
  pantry: listPantry(state)
    .filter((item) => item.food === food)
    .map((item) => ({ ...item, gone: true, at: momentAfter(nowMs, item) })),
});
