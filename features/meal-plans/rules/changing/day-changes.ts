import type { PlanDay } from '../plan-day.ts';
import { mergeDays } from './merge-days.ts';
import { settleLeftovers } from './settle-leftovers.ts';

export type DayChange = { date: string; change: (day: PlanDay) => PlanDay };

const contentOf = ({ meals, note }: PlanDay): string => JSON.stringify({ meals, note });

/**
 * What turns some days into others: only days that differ, each merged with what was done to it meanwhile. Days
 * that get a meal come first: where the device stops in between, what is moved is there twice and never lost.
 */
export const changesOf = (before: readonly PlanDay[], after: readonly PlanDay[]): DayChange[] =>
  after
    .flatMap((day) => {
      const was = before.find(({ date }) => date === day.date);
      if (!was || contentOf(was) === contentOf(day)) return [];
      const change = (now: PlanDay) => mergeDays(was, day, now);
      return [{ gained: day.meals.length - was.meals.length, date: day.date, change }];
    })
    .toSorted((a, b) => b.gained - a.gained)
    .map(({ date, change }) => ({ date, change }));

/** The days without a meal; what was left over from it is cooked on its own day. */
export const withoutMeal = (days: readonly PlanDay[], mealId: string): PlanDay[] =>
  settleLeftovers(
    days.map((day) => ({ ...day, meals: day.meals.filter(({ id }) => id !== mealId) })),
  );

/** The days with one of them cleared. What was eaten or is in the fridge stays. */
export const withoutMeals = (days: readonly PlanDay[], date: string): PlanDay[] =>
  settleLeftovers(
    days.map((day) =>
      day.date === date
        ? {
            ...day,
            meals: day.meals.filter(({ eaters }) =>
              eaters.some(({ state }) => state === 'eaten' || state === 'kept'),
            ),
          }
        : day,
    ),
  );

/** Whether a day has meals that clearing would take off. */
export const canClear = ({ meals }: PlanDay): boolean =>
  meals.some(({ eaters }) => !eaters.some(({ state }) => state === 'eaten' || state === 'kept'));
