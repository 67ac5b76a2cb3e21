import { addDays, type CalendarDay } from '#platform/shared/calendar-day.ts';
import { doneWith } from '../list/change-lines.ts';
import { isOpen, isThere, keyOfNeed, valueOf } from '../list/list-lines.ts';
import { momentAfter, NO_CHANGES } from '../list/merge-changes.ts';
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
  return item.grams === null
    ? { ...item, at, amount: item.amount && { ...item.amount, value: left } }
    : { ...item, at, grams: left };
}

/** What is at home once needs were taken out of it, what is to be used first before the rest; only what changed. */
export function takeNeeds(
  state: Pick<ShoppingChanges, 'pantry'>,
  needs: readonly StoredNeed[],
  nowMs: number,
): PantryItem[] {
  const items = new Map(listPantry(state).map((item) => [item.id, item]));
  const changed = new Map<string, PantryItem>();
  for (const need of needs) {
    let open = valueOf(need) ?? 0;
    for (const item of items.values()) {
      if (open <= 0) break;
      if (item.gone || keyOfNeed(item) !== keyOfNeed(need)) continue;
      const taken = Math.min(open, valueOf(item) ?? 0);
      const next = lessOf(item, taken, nowMs);
      open -= taken;
      items.set(item.id, next);
      changed.set(item.id, next);
    }
  }
  return [...changed.values()];
}

/**
 * Cooking takes what the recipe needs out of the pantry, and one round of the recipe off the list: the planned
 * one that comes next, else the one without a day.
 */
export function takeForCooking(
  state: ShoppingChanges,
  cooked: { recipeId: string; needs: readonly StoredNeed[] },
  nowMs: number,
): ShoppingChanges {
  const [done] = state.sources
    .filter((one) => isOpen(one) && one.recipeId === cooked.recipeId)
    .toSorted((a, b) => (a.date ?? NEVER).localeCompare(b.date ?? NEVER));
  return {
    ...NO_CHANGES,
    pantry: takeNeeds(state, cooked.needs, nowMs),
    sources: done ? [doneWith(done, nowMs)] : [],
  };
}

/** There is none of a food any more. */
export const usedUp = (state: ShoppingChanges, food: string, nowMs: number): ShoppingChanges => ({
  ...NO_CHANGES,
  pantry: listPantry(state)
    .filter((item) => item.food === food)
    .map((item) => ({ ...item, gone: true, at: momentAfter(nowMs, item) })),
});
