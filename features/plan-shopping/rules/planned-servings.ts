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

/** The plan as those eat it who belong to it now: nothing is bought for others. */
export const forPeople = (days: readonly PlanDay[], people: ReadonlySet<string>): PlanDay[] =>
  days.map((day) => ({
    ...day,
    meals: day.meals.map((meal) => ({
      ...meal,
      eaters: meal.eaters.filter(({ personId }) => people.has(personId)),
    })),
  }));

/** Recipes that were cooked already, by day and recipe: someone has eaten of them, or kept some. */
export const cookedAlready = (days: readonly PlanDay[]): ReadonlySet<string> =>
  new Set(
    days.flatMap(({ meals }) =>
      meals.flatMap(({ recipeId, cookedOn, eaters }) =>
        recipeId !== null && eaters.some(({ state }) => state === 'eaten' || state === 'kept')
          ? [`${cookedOn} ${recipeId}`]
          : [],
      ),
    ),
  );

/** The meals that are in the plan, eaten or not. */
export const mealIds = (days: readonly PlanDay[]): ReadonlySet<string> =>
  new Set(days.flatMap(({ meals }) => meals.map(({ id }) => id)));

/** The days of cooking that are wanted, each with who is cooked for; null: everybody. */
export type WantedDays = ReadonlyMap<CalendarDay, readonly string[] | null>;

/**
 * Servings of all recipes and foods that are cooked on these days, by meal. Eating out needs nothing, nor what was
 * eaten or cooked already.
 */
export function plannedServings(days: readonly PlanDay[], wanted: WantedDays): PlannedServings[] {
  const cooked = cookedAlready(days);
  return days.flatMap(({ date, meals }) =>
    meals.flatMap(({ id, kind, title, recipeId, food, eaters, cookedOn }) => {
      const people = wanted.get(cookedOn);
      if (kind === 'out' || people === undefined || cooked.has(`${cookedOn} ${recipeId}`))
        return [];
      const servings = eaters
        .filter(
          ({ personId, state }) => state === 'planned' && (people?.includes(personId) ?? true),
        )
        .reduce((sum, { portion }) => sum + portion, 0);
      return servings > 0 ? [{ mealId: id, date, cookedOn, title, recipeId, food, servings }] : [];
    }),
  );
}
