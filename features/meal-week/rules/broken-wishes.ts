import { isLeftover, type PlanDay, type PlanMeal } from '#features/meal-plans/rules/plan-day.ts';
import type { PlanSettings } from '#features/meal-plans/rules/plan-settings.ts';
import { usedUpName } from '#features/meal-plans/rules/produce-wishes.ts';
import type { LetGo } from '#features/meal-plans/rules/relax-wish.ts';
import { findWishedFood } from '#features/meal-wishes/rules/wished-foods.ts';
import { type CalendarDay, weekdayOf } from '#platform/shared/calendar-day.ts';

/** A wish that the week that is shown does not keep, with its figures. */
export type BrokenWish =
  | { kind: 'repeats'; title: string; times: number; limit: number }
  | { kind: 'mealMinutes'; date: CalendarDay; title: string; planned: number; limit: number }
  | { kind: 'serve'; title: string; aud: number; limitAud: number }
  | { kind: 'avoided'; date: CalendarDay; title: string; what: readonly string[] }
  | { kind: 'unlike'; date: CalendarDay; title: string; what: readonly string[] }
  | { kind: 'noCooking'; date: CalendarDay; title: string; minutes: number }
  | { kind: 'useUp'; what: readonly string[] }
  | { kind: 'fresh'; date: CalendarDay; title: string; minutes: number };

/** The wish to let go of for each; what is not used up is no reason for anything else. */
export const LET_GO: Record<Exclude<BrokenWish['kind'], 'useUp'>, LetGo> = {
  repeats: 'repeats',
  mealMinutes: 'minutes',
  serve: 'budget',
  avoided: 'dislikes',
  unlike: 'asks',
  noCooking: 'cookDays',
  fresh: 'leftovers',
};

/** What is put together is no cooking, min. */
const PUT_TOGETHER_MINUTES = 15;

type Placed = { date: CalendarDay; meal: PlanMeal; weekday: number; kind: string };

const covers = (list: readonly (number | string)[], one: number | string): boolean =>
  list.length === 0 || list.includes(one);

/** Dishes that are cooked more often than wished. Meals that are to be the same every day are no repetition. */
function repeats({ wishes }: PlanSettings, cooked: readonly Placed[]): BrokenWish[] {
  const limit = wishes.said?.noRepeats ? 1 : wishes.repeats;
  const same: readonly string[] = wishes.said?.same ?? [];
  const counted = cooked.filter(({ kind, meal }) => !same.includes(kind) && !meal.locked);
  const byDish = Map.groupBy(counted, ({ meal }) => meal.recipeId ?? meal.title);
  return [...byDish.values()].flatMap((meals): BrokenWish[] => {
    const [first] = meals;
    if (!first || meals.length <= limit) return [];
    return [{ kind: 'repeats', title: first.meal.title, times: meals.length, limit }];
  });
}

/** Foods that were to be used up and are in no meal. */
function unused({ wishes: { said } }: PlanSettings, meals: readonly PlanMeal[]): BrokenWish[] {
  const what = (said?.useUp ?? [])
    .flatMap((id) => findWishedFood(id) ?? [])
    .map(usedUpName)
    .filter((name) => !meals.some(({ uses = [] }) => uses.includes(name)));
  return meals.length > 0 && what.length > 0 ? [{ kind: 'useUp', what }] : [];
}

/** Minutes that were said for a meal; null: none. */
export function minutesSaid(
  { wishes: { said } }: PlanSettings,
  { kind, weekday }: Pick<Placed, 'kind' | 'weekday'>,
): number | null {
  const limits = (said?.times ?? [])
    .filter(({ days, slots }) => covers(days, weekday) && covers(slots, kind))
    .map(({ minutes }) => minutes);
  return limits.length === 0 ? null : Math.min(...limits);
}

function ofMeal(settings: PlanSettings, placed: Placed, firstDay: string): BrokenWish[] {
  const { said, dislikes, cookDays, cuisines } = settings.wishes;
  const { date, meal, weekday, kind } = placed;
  const { title, minutes, aud } = meal;
  const found: BrokenWish[] = [];
  const limit = minutesSaid(settings, placed);
  if (limit !== null && minutes !== null && minutes > limit) {
    found.push({ kind: 'mealMinutes', date, title, planned: minutes, limit });
  }
  const limitAud = said?.mealAud ?? null;
  if (limitAud !== null && aud !== null && aud > limitAud) {
    found.push({ kind: 'serve', title, aud, limitAud });
  }
  // Who has taken the wish back is told nothing of it.
  const avoids = dislikes.length > 0 || (said?.avoid.length ?? 0) > 0;
  if (avoids && meal.avoided) found.push({ kind: 'avoided', date, title, what: meal.avoided });
  const asks = cuisines.length > 0 || (said?.asks.length ?? 0) > 0;
  if (asks && meal.unlike) found.push({ kind: 'unlike', date, title, what: meal.unlike });
  const isCooking = (minutes ?? 0) > PUT_TOGETHER_MINUTES;
  const cooks = [...cookDays, ...(said?.cookDays ?? [])];
  const isMeal = kind === 'lunch' || kind === 'dinner';
  if (isMeal && !covers(cooks, weekday) && isCooking) {
    found.push({ kind: 'noCooking', date, title, minutes: minutes ?? 0 });
  }
  // On the first day nothing is left over yet.
  const eatsLeftovers: readonly string[] = said?.leftoverSlots ?? [];
  if (eatsLeftovers.includes(kind) && date > firstDay && isCooking) {
    found.push({ kind: 'fresh', date, title, minutes: minutes ?? 0 });
  }
  return found;
}

/**
 * Wishes that the days from today on do not keep: what a chip says is kept or told here. Meals by hand, eaten
 * ones and what is left over are no choice of the planner.
 */
export function brokenWishes(
  days: readonly PlanDay[],
  settings: PlanSettings,
  today: CalendarDay,
): BrokenWish[] {
  const kindOf = new Map(settings.slots.map(({ id, kind }) => [id, kind]));
  const cooked = days.flatMap(({ date, meals }) =>
    meals.flatMap((meal): Placed[] => {
      const kind = kindOf.get(meal.slotId);
      const isPlanned = meal.kind === 'recipe' || meal.isChosen;
      if (kind === undefined || !isPlanned || isLeftover(meal, date)) return [];
      return [{ date, meal, kind, weekday: weekdayOf(date) }];
    }),
  );
  const coming = cooked.filter(
    ({ date, meal }) =>
      date >= today && !meal.locked && meal.eaters.some(({ state }) => state === 'planned'),
  );
  const firstDay = cooked[0]?.date ?? today;
  return [
    ...repeats(settings, cooked),
    ...unused(
      settings,
      cooked.map(({ meal }) => meal),
    ),
    ...coming.flatMap((placed) => ofMeal(settings, placed, firstDay)),
  ];
}
