import { addDays, type CalendarDay } from '#platform/shared/calendar-day.ts';
import { isThere } from '../list/list-lines.ts';
import { momentAfter } from '../list/merge-changes.ts';
import type { PantryItem, ShoppingChanges, ShoppingSource } from '../list/shopping-entry.ts';

/** "Ate it" can be undone for so long. */
const MARK_DAYS = 31;

type CookedMeal = Pick<ShoppingSource, 'id' | 'title' | 'recipeId' | 'servings'> & {
  date: CalendarDay;
};

/** That something was cooked which is not on the list, and what it took: nobody takes it again, and Undo gives it back. */
export const cookedMark = (
  meal: CookedMeal,
  taken: readonly PantryItem[],
  nowMs: number,
): ShoppingSource => ({
  ...meal,
  at: nowMs,
  gone: false,
  by: 'recipe',
  needs: [],
  bought: {},
  isDone: true,
  people: null,
  taken: [...taken],
});

const isMark = ({ by, date, isDone }: ShoppingSource): boolean =>
  by === 'recipe' && date !== null && isDone;

/** Marks that nobody asks for any more, as gone. */
export const oldMarks = (
  { sources }: Pick<ShoppingChanges, 'sources'>,
  today: CalendarDay,
  nowMs: number,
): ShoppingSource[] =>
  sources
    .filter(
      (one) => isThere(one) && isMark(one) && (one.date ?? today) < addDays(today, -MARK_DAYS),
    )
    .map((one) => ({ ...one, gone: true, at: momentAfter(nowMs, one) }));

/** What says that a planned meal was cooked: itself, or its recipe on its day. */
export const cookedOf = (
  { sources }: Pick<ShoppingChanges, 'sources'>,
  {
    mealId,
    recipeId,
    cookedOn,
  }: { mealId: string; recipeId: string | null; cookedOn: CalendarDay },
): ShoppingSource | undefined =>
  sources.find(
    (one) =>
      isThere(one) &&
      one.isDone &&
      one.taken !== undefined &&
      (one.id === mealId ||
        (recipeId !== null && one.recipeId === recipeId && one.date === cookedOn)),
  );

/** The meal is to be cooked again: a mark of its own goes, a planned meal is on the list as before. */
export function uncooked(source: ShoppingSource, nowMs: number): ShoppingSource {
  const { taken: _, ...rest } = source;
  const at = momentAfter(nowMs, source);
  return isMark(source) ? { ...rest, at, gone: true } : { ...rest, at, isDone: false };
}
