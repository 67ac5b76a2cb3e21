import type { LoggedItem } from '#features/food-log/rules/item/logged-item.ts';
import type { PlanDay } from '#features/meal-plans/rules/plan-day.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';

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

/** What is cooked may be eaten so many days later. */
export const EATEN_WITHIN_DAYS = 4;

/** The days of cooking that are wanted, each with who is cooked for; null: everybody. */
export type WantedDays = ReadonlyMap<CalendarDay, readonly string[] | null>;

/** Servings of all recipes and foods that are cooked on these days, by meal. Eating out needs nothing. */
export function plannedServings(days: readonly PlanDay[], wanted: WantedDays): PlannedServings[] {
  return days.flatMap(({ date, meals }) =>
    meals.flatMap(({ id, kind, title, recipeId, food, eaters, cookedOn }) => {
      const people = wanted.get(cookedOn);
      if (kind === 'out' || people === undefined) return [];
      const servings = eaters
        .filter(
          ({ personId, state }) => state !== 'dropped' && (people?.includes(personId) ?? true),
        )
        .reduce((sum, { portion }) => sum + portion, 0);
      return servings > 0 ? [{ mealId: id, date, cookedOn, title, recipeId, food, servings }] : [];
    }),
  );
}
