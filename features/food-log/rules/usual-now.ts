import type { MealType } from './entry/entry-kinds.ts';
import { mealAt } from './meal-at.ts';

/** How often a food was eaten on a weekday (1 Monday to 7 Sunday) in an hour (0 to 23; null: not known). */
export type UsualTime = [weekday: number, hour: number | null, weight: number];

type Eaten = { foodId: string | null; foodName: string; mealType: MealType };
type Usual = Eaten & { times: readonly UsualTime[] };

/** The moment to suggest for: 1 Monday to 7 Sunday, and the clock on the wall, HH:MM. */
type UsualMoment = { weekday: number; localTime: string };

/** Farther than this from its hour a food counts by its meal alone. */
const REACH_MINUTES = 180;
const DAY_MINUTES = 1_440;
const SAME_MEAL = 0.5;
/** A daily food has six other weekdays; a food of this weekday must be able to pass it. */
const OTHER_WEEKDAY = 0.1;

/** One food, whatever its portion: typed foods are the same under the same name. */
export const foodKey = ({ foodId, foodName }: Pick<Eaten, 'foodId' | 'foodName'>): string =>
  foodId ?? foodName.toLowerCase();

export const usualKey = (food: Eaten): string => `${food.mealType} ${foodKey(food)}`;

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

function scoreOf({ mealType, times }: Usual, now: UsualMoment): number {
  const meal = mealType === mealAt(now.localTime) ? SAME_MEAL : 0;
  const minute = minuteOf(now.localTime);
  return times.reduce((sum, [weekday, hour, weight]) => {
    let nearness = 0;
    if (hour !== null) {
      const apart = Math.abs(hour * 60 + 30 - minute);
      nearness = Math.max(0, 1 - Math.min(apart, DAY_MINUTES - apart) / REACH_MINUTES);
    }
    const share = weekday === now.weekday ? 1 : OTHER_WEEKDAY;
    return sum + weight * share * (meal + nearness);
  }, 0);
}

/**
 * What fits this hour, its meal and weekday, best first, each food once. What is logged in its meal already is
 * left out, and so is what belongs neither to this meal nor to this hour.
 */
export function usualNow<Food extends Usual>(
  foods: readonly Food[],
  now: UsualMoment,
  logged: readonly Eaten[],
  limit: number,
): Food[] {
  const there = new Set(logged.map(usualKey));
  const best = new Map<string, { food: Food; score: number }>();
  for (const food of foods) {
    const score = there.has(usualKey(food)) ? 0 : scoreOf(food, now);
    const key = foodKey(food);
    if (score > (best.get(key)?.score ?? 0)) best.set(key, { food, score });
  }
  return [...best]
    .sort(([a, one], [b, other]) => other.score - one.score || (a < b ? -1 : 1))
    .slice(0, limit)
    .map(([, { food }]) => food);
}
