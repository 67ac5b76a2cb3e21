import { amountText } from '#features/groceries/rules/amount-text.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { isThere, toShopLines } from './list-lines.ts';
import { valueOf } from './open-needs.ts';
import type { LineMark, ShoppingChanges } from './shopping-entry.ts';

/** The list for the holder of its link: what to buy, and nothing of whose it is or for which meal. */
export function toSharedLines(state: ShoppingChanges, today: CalendarDay) {
  const moments = new Map(state.marks.filter(isThere).map(({ id, at }) => [id, at]));
  return toShopLines(state, today).map((line) => ({
    key: line.key,
    name: line.name,
    amount: amountText(line),
    aisle: line.aisle,
    note: line.note,
    isTicked: line.isTicked,
    at: moments.get(line.key) ?? 0,
  }));
}

/** Ticks of the holder of the link as changes: of lines that are on the list, and of nothing else of them. */
export function guestMarks(
  state: ShoppingChanges,
  ticks: readonly { key: string; isTicked: boolean; at: number }[],
  today: CalendarDay,
): LineMark[] {
  const lines = new Map(toShopLines(state, today).map((line) => [line.key, line]));
  const marks = new Map(state.marks.map((mark) => [mark.id, mark]));
  return ticks.flatMap(({ key, isTicked, at }) => {
    const line = lines.get(key);
    if (!line) return [];
    const before = marks.get(key);
    return [
      {
        id: key,
        at,
        gone: false,
        isTicked,
        tickedGrams: isTicked ? valueOf(line) : null,
        note: before?.note ?? null,
        aisle: before?.aisle ?? null,
        byGuest: true,
      },
    ];
  });
}
