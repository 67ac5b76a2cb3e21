import { type ListPrice, priceList } from '#features/groceries/rules/price-lines.ts';
import type { PlanDay } from '#features/meal-plans/rules/plan-day.ts';
import { isPast, type ShopLine, toShopLines } from '#features/shopping/rules/list/list-lines.ts';
import { mergeChanges } from '#features/shopping/rules/list/merge-changes.ts';
import type { ShoppingChanges } from '#features/shopping/rules/list/shopping-entry.ts';
import { followedDays, syncPlan } from '#features/shopping/rules/list/sync-plan.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { type RecipeNeeds, toMealsToShop } from './meals-to-shop.ts';

type Planned = {
  days: readonly PlanDay[];
  /** the days of cooking that are asked about */
  dates: readonly CalendarDay[];
  recipes: ReadonlyMap<string, RecipeNeeds>;
};

/**
 * What the shopping of planned days costs at the till: their lines as the list has them once they are put on it,
 * whole packs without what is at home and what was bought. All else on the list is left out. Null: nothing is to
 * be bought, or no price is known.
 */
export function tillPrice(
  list: ShoppingChanges,
  { days, dates, recipes }: Planned,
  today: CalendarDay,
): ListPrice<ShopLine> | null {
  const followed = followedDays(list, today);
  const wanted = new Map(dates.map((date) => [date, followed.get(date) ?? null]));
  const meals = toMealsToShop(days, wanted, recipes);
  const state = mergeChanges(list, syncPlan(list, { days: new Set(dates), meals }, 0));
  const asked = new Set(meals.map(({ id }) => id));
  // What was bought for other meals is theirs, so that they stay without their needs.
  const sources = state.sources
    .filter((source) => !isPast(source, today))
    .map((source) => (asked.has(source.id) ? source : { ...source, needs: [] }));
  return priceList(toShopLines({ ...state, sources }, today));
}
