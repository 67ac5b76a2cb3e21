import { addDays, type CalendarDay, daysFrom } from '#platform/shared/calendar-day.ts';
import { isLeftover, type PlanDay, type PlanMeal } from '../plan-day.ts';
import { newlyCooked } from './replanned-day.ts';
import { settleLeftovers } from './settle-leftovers.ts';

export type MealTarget = { date: CalendarDay; slotId: string };

const isBegun = ({ eaters }: PlanMeal): boolean => eaters.some(({ state }) => state === 'eaten');

/** A meal on another day: what was cooked for its day is cooked for the new one. */
const onDay = (meal: PlanMeal, from: CalendarDay, to: CalendarDay): PlanMeal => ({
  ...meal,
  cookedOn: meal.cookedOn === from ? to : meal.cookedOn,
});

/** The meal that comes in the place of one that is moved there: the two exchange. Null: that place is free. */
export const exchangedMeal = (
  days: readonly PlanDay[],
  mealId: string,
  { date, slotId }: MealTarget,
): PlanMeal | null =>
  days
    .find((day) => day.date === date)
    ?.meals.find((one) => one.slotId === slotId && one.id !== mealId && !isBegun(one)) ?? null;

/** A meal in another place: what was asked for at the place it had says nothing of this one. */
const elsewhere = (
  { asked: _, unlike: __, ...meal }: PlanMeal,
  cookedOn: CalendarDay,
  slotId: string,
): PlanMeal => ({ ...meal, cookedOn, slotId });

/**
 * Two places exchange their meals; what is not settled yet is settled by the caller. A dish and what is left over
 * from it stay one dish: the earlier place is cooked.
 */
function exchange(days: readonly PlanDay[], mealId: string, target: MealTarget): PlanDay[] {
  const source = days.find(({ meals }) => meals.some(({ id }) => id === mealId));
  const meal = source?.meals.find(({ id }) => id === mealId);
  if (!source || !meal) return [...days];
  const other = exchangedMeal(days, mealId, target);
  const isOneDish = meal.recipeId !== null && other?.recipeId === meal.recipeId;
  const there = isOneDish ? other : onDay(meal, source.date, target.date);
  const here = isOneDish ? meal : other && onDay(other, target.date, source.date);
  return days.map((day) => {
    let meals = day.meals.filter(({ id }) => id !== mealId && id !== other?.id);
    if (day.date === target.date) {
      meals = [...meals, elsewhere(meal, there.cookedOn, target.slotId)];
    }
    if (day === source && other && here) {
      meals = [...meals, elsewhere(other, here.cookedOn, meal.slotId)];
    }
    return { ...day, meals };
  });
}

const isFixed = ({ kind, locked, eaters }: PlanMeal): boolean =>
  kind === 'out' || locked || eaters.some(({ state }) => state !== 'planned');

/** What is left over from a dish, in the order of days. */
const restsOf = (days: readonly PlanDay[], dish: PlanMeal) =>
  days
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
    .flatMap(({ date, meals }) =>
      meals
        .filter(
          (meal) =>
            isLeftover(meal, date) &&
            meal.recipeId === dish.recipeId &&
            meal.cookedOn === dish.cookedOn,
        )
        .map((meal) => ({ date, meal })),
    );

/**
 * What is left over from a dish that went `shift` days away, so many days away as well: in exchange for what is there,
 * and only where less has to be cooked then.
 */
function takeLeftoversAlong(
  before: readonly PlanDay[],
  moved: PlanDay[],
  dish: PlanMeal,
  shift: number,
): PlanDay[] {
  const cookedIn = (days: readonly PlanDay[]) => newlyCooked(before, settleLeftovers(days)).length;
  const cooked = cookedIn(moved);
  if (dish.recipeId === null || shift === 0 || cooked === 0) return moved;
  const rests = restsOf(before, dish);
  // The last first where they go on, so that none takes the place of the next one.
  const inTurn = shift > 0 ? rests.toReversed() : rests;
  const along = inTurn.reduce((days, rest) => {
    const target = { date: addDays(rest.date, shift), slotId: rest.meal.slotId };
    const other = exchangedMeal(days, rest.meal.id, target);
    if (!other || isFixed(rest.meal) || isFixed(other)) return days;
    const next = exchange(days, rest.meal.id, target);
    return cookedIn(next) <= cookedIn(days) ? next : days;
  }, moved);
  return cookedIn(along) < cooked ? along : moved;
}

/**
 * The days with a meal in another slot. What is there comes in its place; what was eaten stays, and the moved
 * meal stands beside it. Leftovers follow what they are left over from while it keeps; where it is cooked later
 * than they were to be eaten, they go as many days on if they can.
 */
export function moveMeal(days: readonly PlanDay[], mealId: string, target: MealTarget): PlanDay[] {
  const source = days.find(({ meals }) => meals.some(({ id }) => id === mealId));
  const meal = source?.meals.find(({ id }) => id === mealId);
  if (!source || !meal || !days.some(({ date }) => date === target.date)) return [...days];
  if (isBegun(meal) || (source.date === target.date && meal.slotId === target.slotId)) {
    return [...days];
  }
  const other = exchangedMeal(days, mealId, target);
  const shift = daysFrom(source.date, target.date);
  const alone = exchange(days, mealId, target);
  const along = takeLeftoversAlong(days, alone, meal, shift);
  return settleLeftovers(other ? takeLeftoversAlong(days, along, other, -shift) : along);
}
