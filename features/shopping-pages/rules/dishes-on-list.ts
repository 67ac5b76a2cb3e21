import { isOpen, isPast } from '#features/shopping/rules/list/list-lines.ts';
import { openNeeds } from '#features/shopping/rules/list/open-needs.ts';
import type { ShoppingSource } from '#features/shopping/rules/list/shopping-entry.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';

/** A recipe, or a food of the plan, that is on the list: once, however often it is planned. */
export type DishOnList = {
  key: string;
  title: string;
  recipeId: string | null;
  /** of all its meals; null where none says so */
  servings: number | null;
  sources: ShoppingSource[];
  /** nothing is left to buy for it */
  isBought: boolean;
};

const LAST = '9999-12-31';
const byDay = (a: ShoppingSource, b: ShoppingSource): number =>
  (a.date ?? LAST).localeCompare(b.date ?? LAST) || a.title.localeCompare(b.title, 'en-AU');

/** What the list is for, each recipe once, in the order of their first days. */
export function dishesOnList(sources: readonly ShoppingSource[], today: CalendarDay): DishOnList[] {
  const meals = sources
    .filter((one) => isOpen(one) && one.by !== 'hand' && !isPast(one, today))
    .toSorted(byDay);
  return [...Map.groupBy(meals, ({ recipeId, title }) => recipeId ?? title)].map(([key, all]) => ({
    key,
    title: all[0]?.title ?? '',
    recipeId: all[0]?.recipeId ?? null,
    servings: all.some(({ servings }) => servings !== null)
      ? all.reduce((sum, { servings }) => sum + (servings ?? 0), 0)
      : null,
    sources: all,
    isBought: all.every((one) => openNeeds(one).length === 0),
  }));
}
