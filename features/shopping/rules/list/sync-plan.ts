import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { isThere } from './list-lines.ts';
import { isSameContent, momentAfter, NO_CHANGES } from './merge-changes.ts';
import type { ShoppingChanges, ShoppingSource, StoredNeed } from './shopping-entry.ts';

/** A planned meal as the list keeps it. */
export type MealToShop = {
  id: string;
  title: string;
  /** day it is cooked */
  date: CalendarDay;
  recipeId: string | null;
  /** of everybody who is shopped for */
  servings: number;
  /** null: its recipe cannot be read here; what the list has of it stays */
  needs: StoredNeed[] | null;
  people: string[] | null;
};

/** The days that are followed, and what the plan says of them. */
type Planned = { days: ReadonlySet<CalendarDay>; meals: readonly MealToShop[] };

const contentOf = ({ title, date, recipeId, servings, needs, people }: ShoppingSource) => ({
  title,
  date,
  recipeId,
  servings,
  needs,
  people,
});

function writtenOf(there: ShoppingSource | undefined, meal: MealToShop, nowMs: number) {
  const { needs } = meal;
  if (needs === null) return [];
  const known = there && isThere(there) ? there : null;
  const isOther = known?.recipeId !== meal.recipeId;
  const next: ShoppingSource = {
    ...meal,
    needs,
    by: 'plan',
    gone: false,
    at: momentAfter(nowMs, there),
    bought: known?.bought ?? {},
    // Another dish in its place is wanted again.
    isDone: isOther ? false : (known?.isDone ?? false),
    ...(!isOther && known?.taken && { taken: known.taken }),
  };
  return known && isSameContent(contentOf(known), contentOf(next)) ? [] : [next];
}

/**
 * The changes that bring the planned days of the list to what the plan says now: new meals come, changed ones
 * change, others go. What was bought for a meal stays with it; ticks are of lines and stay anyway.
 */
export function syncPlan(
  { sources }: Pick<ShoppingChanges, 'sources'>,
  { days, meals }: Planned,
  nowMs: number,
): ShoppingChanges {
  const known = new Map(sources.map((one) => [one.id, one]));
  const wanted = new Set(meals.map(({ id }) => id));
  const removed = sources.filter(
    (one) =>
      isThere(one) &&
      one.by === 'plan' &&
      // What was cooked stays known with what it took: Undo gives that back.
      !(one.isDone && one.taken !== undefined) &&
      one.date !== null &&
      days.has(one.date) &&
      !wanted.has(one.id),
  );
  return {
    ...NO_CHANGES,
    sources: [
      ...removed.map((one) => ({ ...one, gone: true, at: momentAfter(nowMs, one) })),
      ...meals.flatMap((meal) => writtenOf(known.get(meal.id), meal, nowMs)),
    ],
  };
}

/** Days of the plan that are on the list, with who is shopped for (null: everybody). Days that are over are not followed. */
export const followedDays = (
  { sources }: Pick<ShoppingChanges, 'sources'>,
  today: CalendarDay,
): Map<CalendarDay, string[] | null> =>
  new Map(
    sources.flatMap((one) =>
      isThere(one) && one.by === 'plan' && one.date !== null && one.date >= today
        ? [[one.date, one.people ?? null] as const]
        : [],
    ),
  );

export const hasChanges = (changes: ShoppingChanges): boolean =>
  Object.values(changes).some((part) => part.length > 0);
