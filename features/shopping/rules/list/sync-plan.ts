import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { isThere } from './list-lines.ts';
import { momentAfter, NO_CHANGES } from './merge-changes.ts';
import type { ShoppingChanges, ShoppingSource, StoredNeed } from './shopping-entry.ts';

/** A planned meal as the list keeps it. */
export type MealToShop = {
  id: string;
  title: string;
  date: CalendarDay;
  recipeId: string | null;
  /** of everybody who is shopped for */
  servings: number;
  needs: StoredNeed[];
};

const isSame = (source: ShoppingSource, meal: MealToShop): boolean =>
  isThere(source) &&
  source.title === meal.title &&
  source.date === meal.date &&
  source.recipeId === meal.recipeId &&
  source.servings === meal.servings &&
  JSON.stringify(source.needs) === JSON.stringify(meal.needs);

/**
 * The changes that bring the planned days of the list to what the plan says now: new meals come, changed ones
 * change, others go. What was bought for a meal stays with it; ticks are of lines and stay anyway.
 */
export function syncPlan(
  { sources }: Pick<ShoppingChanges, 'sources'>,
  days: ReadonlySet<CalendarDay>,
  meals: readonly MealToShop[],
  nowMs: number,
): ShoppingChanges {
  const known = new Map(sources.map((one) => [one.id, one]));
  const wanted = new Set(meals.map(({ id }) => id));
  const removed = sources.filter(
    (one) =>
      isThere(one) &&
      one.by === 'plan' &&
      one.date !== null &&
      days.has(one.date) &&
      !wanted.has(one.id),
  );
  const written = meals.filter((meal) => {
    const there = known.get(meal.id);
    return !there || !isSame(there, meal);
  });
  return {
    ...NO_CHANGES,
    sources: [
      ...removed.map((one) => ({ ...one, gone: true, at: momentAfter(nowMs, one) })),
      ...written.map((meal) => {
        const there = known.get(meal.id);
        const at = momentAfter(nowMs, there);
        return { ...meal, by: 'plan' as const, gone: false, at, bought: there?.bought ?? {} };
      }),
    ],
  };
}

export const hasChanges = (changes: ShoppingChanges): boolean =>
  Object.values(changes).some((part) => part.length > 0);
