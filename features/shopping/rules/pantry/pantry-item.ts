import { countText, formatMeasure } from '#features/groceries/rules/amount-text.ts';
import { soldAs } from '#features/groceries/rules/sold-as.ts';
import { addDays, type CalendarDay } from '#platform/shared/calendar-day.ts';
import { momentAfter, NO_CHANGES } from '../list/merge-changes.ts';
import type { PantryItem, ShoppingChanges } from '../list/shopping-entry.ts';
import { needOfText } from '../needs/line-needs.ts';

/** In what people count a food at home, and how many grams (or of its own unit) one of it is. */
export type HomeUnit = { unit: string; per: number };

export function homeUnitOf({ food, amount }: Pick<PantryItem, 'food' | 'amount'>): HomeUnit {
  if (amount) return { unit: amount.unit, per: 1 };
  const { pieceGrams, piece, density } = soldAs(food);
  if (pieceGrams !== null) return { unit: piece ?? 'each', per: pieceGrams };
  return density === null ? { unit: 'g', per: 1 } : { unit: 'ml', per: density };
}

/** How much there is, in its unit: 4 onions, 750 ml; null: not known. */
export function homeCount(item: Pick<PantryItem, 'food' | 'grams' | 'amount'>): number | null {
  const value = item.grams ?? item.amount?.value ?? null;
  return value === null ? null : value / homeUnitOf(item).per;
}

/** "4", "750 ml", "2 cans"; empty where nothing is known. */
export function homeText(item: Pick<PantryItem, 'food' | 'grams' | 'amount'>): string {
  const count = homeCount(item);
  if (count === null) return '';
  const { unit } = homeUnitOf(item);
  return unit === 'g' || unit === 'ml' ? formatMeasure(count, unit) : countText(count, unit);
}

/** Something at home as it was typed: "500 g rice". The id is the caller's. */
export function addAtHome(
  id: string,
  text: string,
  bestBefore: CalendarDay | null,
  nowMs: number,
): ShoppingChanges {
  const { food, name, aisle, grams, amount } = needOfText(text);
  const stamp = { id, at: nowMs, gone: false };
  const item = { ...stamp, food, name, aisle, grams, amount, bestBefore, isDateGuess: false };
  return { ...NO_CHANGES, pantry: [item] };
}

/** Another amount (in its unit) or date of something at home; null: not known. */
export function changeAtHome(
  state: ShoppingChanges,
  id: string,
  { count, bestBefore }: { count: number | null; bestBefore: CalendarDay | null },
  nowMs: number,
): ShoppingChanges {
  const item = state.pantry.find((one) => one.id === id);
  if (!item) return NO_CHANGES;
  const { unit, per } = homeUnitOf(item);
  const isDateGuess = item.isDateGuess && bestBefore === item.bestBefore;
  const next = { ...item, bestBefore, isDateGuess, at: momentAfter(nowMs, item) };
  if (count === null) return { ...NO_CHANGES, pantry: [{ ...next, grams: null, amount: null }] };
  const amount = item.amount === null ? null : { value: count, unit };
  return {
    ...NO_CHANGES,
    pantry: [{ ...next, grams: amount === null ? count * per : null, amount }],
  };
}

/** It was used up, or thrown away. */
export const removeAtHome = (item: PantryItem, nowMs: number): ShoppingChanges => ({
  ...NO_CHANGES,
  pantry: [{ ...item, gone: true, at: momentAfter(nowMs, item) }],
});

/** Something at home as it lies in the freezer, where it keeps for months. */
export const freeze = (item: PantryItem): PantryItem => ({
  ...item,
  bestBefore: null,
  isDateGuess: false,
  isFrozen: true,
});

/** Puts something into the freezer, or takes it out: thawed it is cooked by the next day. */
export function moveFrozen(
  item: PantryItem,
  isFrozen: boolean,
  { today, nowMs }: { today: CalendarDay; nowMs: number },
): ShoppingChanges {
  const at = momentAfter(nowMs, item);
  const thawed = { ...item, isFrozen: false, bestBefore: addDays(today, 1), isDateGuess: true };
  return { ...NO_CHANGES, pantry: [{ ...(isFrozen ? freeze(item) : thawed), at }] };
}
