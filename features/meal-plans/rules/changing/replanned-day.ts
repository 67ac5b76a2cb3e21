import { isLeftover, type PlanDay, type PlanMeal } from '../plan-day.ts';
import { settleLeftovers } from './settle-leftovers.ts';
import { type OpenSlots, staysPlanned } from './stays-planned.ts';

/**
 * A day with the meals that were planned for it: what was locked, eaten or brought in meanwhile stays, and
 * no new meal takes its place. What was noted at a meal stays with its time of day.
 */
export function replanned(now: PlanDay, made: PlanDay, open: OpenSlots): PlanDay {
  const kept = now.meals.filter((meal) => staysPlanned(meal, open));
  const taken = new Set(kept.map(({ id }) => id));
  const slots = new Set(kept.map(({ slotId }) => slotId));
  const noteOf = (slotId: string) =>
    now.meals.find((meal) => meal.slotId === slotId && meal.note !== null)?.note ?? null;
  const fresh = made.meals
    .filter(({ id, slotId }) => !taken.has(id) && !slots.has(slotId))
    .map((meal) => ({ ...meal, note: meal.note ?? noteOf(meal.slotId) }));
  return { ...now, meals: [...kept, ...fresh] };
}

/** Days planned again; what stays of them and was left over from a meal that is gone is cooked on its own day. */
export const replannedDays = (
  days: readonly PlanDay[],
  made: readonly PlanDay[],
  open: (day: PlanDay) => OpenSlots,
): PlanDay[] =>
  settleLeftovers(
    days.map((day) => {
      const next = made.find(({ date }) => date === day.date);
      return next ? replanned(day, next, open(day)) : day;
    }),
  );

/** A day whose meals are cooked when another state of it says. */
export const cookedAsIn = (day: PlanDay, settled: PlanDay | undefined): PlanDay => ({
  ...day,
  meals: day.meals.map((meal) => ({
    ...meal,
    cookedOn: settled?.meals.find(({ id }) => id === meal.id)?.cookedOn ?? meal.cookedOn,
  })),
});

/** Meals that were left over before, and are cooked on their own day now. */
export const newlyCooked = (
  before: readonly PlanDay[],
  after: readonly PlanDay[],
): { date: string; meal: PlanMeal }[] =>
  after.flatMap((day) =>
    day.meals.flatMap((meal) => {
      const was = before
        .find(({ date }) => date === day.date)
        ?.meals.find(({ id }) => id === meal.id);
      const isNew = was && isLeftover(was, day.date) && !isLeftover(meal, day.date);
      return isNew ? [{ date: day.date, meal }] : [];
    }),
  );
