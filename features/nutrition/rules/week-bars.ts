import { energySum, isLowerBound } from '#features/food-log/rules/days/day-totals.ts';
import { type CalendarDay, weekdayOf } from '#platform/shared/calendar-day.ts';
import { eatenKcal, type ProgressDay } from './progress-days.ts';

/**
 * A day's bar: kcal eaten, null where nothing is known of it; `atLeast` where some foods lack their energy; `whole`
 * where the day counts in the mean.
 */
export type WeekBar = {
  date: CalendarDay;
  kcal: number | null;
  atLeast: boolean;
  whole: boolean;
  targetKcal: number | null;
};

/** Energy eaten on each day of a week beside its target; `targets` Monday first, null without a target. */
export const weekBars = (
  week: readonly ProgressDay[],
  targets: readonly number[] | null,
): WeekBar[] =>
  week.map((day) => ({
    date: day.date,
    kcal: eatenKcal(day),
    atLeast: day.eaten !== null && isLowerBound(energySum(day.eaten)),
    whole: day.whole,
    targetKcal: targets?.[weekdayOf(day.date) - 1] ?? null,
  }));
