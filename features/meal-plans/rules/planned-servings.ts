import type { LoggedItem } from '#features/food-log/rules/item/logged-item.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import type { PlanDay } from './plan-day.ts';

/** What has to be bought for one meal of the plan. */
export type PlannedServings = {
  mealId: string;
  /** day it is eaten */
  date: CalendarDay;
  /** day it is cooked: what is eaten later is bought with it */
  cookedOn: CalendarDay;
  title: string;
  recipeId: string | null;
  /** a single food; one serving of the plan */
  food: LoggedItem | null;
  /** of everybody together */
  servings: number;
};

type Wanted = { from: CalendarDay; to: CalendarDay; personIds?: readonly string[] };

/** Servings of all recipes and foods that are cooked from one day to another, by meal. Eating out needs nothing. */
export function plannedServings(
  days: readonly PlanDay[],
  { from, to, personIds }: Wanted,
): PlannedServings[] {
  return days.flatMap(({ date, meals }) =>
    meals.flatMap(({ id, kind, title, recipeId, food, eaters, cookedOn }) => {
      if (kind === 'out' || cookedOn < from || cookedOn > to) return [];
      const servings = eaters
        .filter(
          ({ personId, state }) => state !== 'dropped' && (personIds?.includes(personId) ?? true),
        )
        .reduce((sum, { portion }) => sum + portion, 0);
      return servings > 0 ? [{ mealId: id, date, cookedOn, title, recipeId, food, servings }] : [];
    }),
  );
}
