import { isThere } from '#features/shopping/rules/list/list-lines.ts';
import { momentAfter } from '#features/shopping/rules/list/merge-changes.ts';
import type {
  PantryItem,
  ShoppingChanges,
  ShoppingSource,
} from '#features/shopping/rules/list/shopping-entry.ts';
import { addDays, type CalendarDay } from '#platform/shared/calendar-day.ts';

/** "Ate it" can be undone for so long. */
const MARK_DAYS = 31;
/** What is kept of a dish is eaten within so many days (usual household guidance for a fridge). */
const KEPT_DAYS = 4;

type CookedMeal = Pick<ShoppingSource, 'id' | 'title' | 'recipeId' | 'servings'> & {
  date: CalendarDay;
};

/**
 * That something was cooked which is not on the list, and what it took: nobody takes it again, and Undo gives it back.
 * Its servings are those that were cooked for later too; null: all of it was eaten, or belongs to one planned meal.
 */
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

/** A dish that was cooked some days before the planned meal of it, and that no other meal was eaten from. */
export const cookedAhead = (
  { sources }: Pick<ShoppingChanges, 'sources'>,
  { recipeId, cookedOn }: { recipeId: string | null; cookedOn: CalendarDay },
): ShoppingSource | undefined =>
  sources.find(
    (one) =>
      isThere(one) &&
      isMark(one) &&
      one.taken !== undefined &&
      one.servings !== null &&
      recipeId !== null &&
      one.recipeId === recipeId &&
      one.date !== null &&
      one.date < cookedOn &&
      one.date >= addDays(cookedOn, -KEPT_DAYS),
  );

/** Whether a mark is of cooking by a recipe's page, for whichever meal of it comes first. */
export const isOfNoMeal = (source: ShoppingSource): boolean =>
  isMark(source) && source.servings !== null;

/** The meal is to be cooked again: a mark of its own goes, a planned meal is on the list as before. */
export function uncooked(source: ShoppingSource, nowMs: number): ShoppingSource {
  const { taken: _, ...rest } = source;
  const at = momentAfter(nowMs, source);
  return isMark(source) ? { ...rest, at, gone: true } : { ...rest, at, isDone: false };
}
