import { energySum, isLowerBound } from '#features/food-log/rules/days/day-totals.ts';
import { type CalendarDay, weekdayOf } from '#platform/shared/calendar-day.ts';

type LoggedDay = {
  date: CalendarDay;
  calories: number | null;
  caloriesKnown: number;
  entryCount: number;
};

/** A day's bar: kcal eaten, null where nothing is known of it; `atLeast` where some foods lack their energy. */
export type WeekBar = {
  date: CalendarDay;
  kcal: number | null;
  atLeast: boolean;
  targetKcal: number | null;
};

/** Energy eaten on each day of a week beside its target; `targets` Monday first, null without a target. */
export function weekBars(
  week: readonly CalendarDay[],
  logged: readonly LoggedDay[],
  targets: readonly number[] | null,
): WeekBar[] {
  return week.map((date) => {
    const day = logged.find((one) => one.date === date);
    return {
      date,
      kcal: day && day.entryCount > 0 ? day.calories : null,
      atLeast: day !== undefined && isLowerBound(energySum(day)),
      targetKcal: targets?.[weekdayOf(date) - 1] ?? null,
    };
  });
}

/**
 * The mean of the days before today that are known, kcal, and whether it is a lower bound; null without such a day.
 * Today is not over, so it does not count.
 */
export function meanOfBars(
  bars: readonly WeekBar[],
  today: CalendarDay,
): { kcal: number; days: number; atLeast: boolean } | null {
  const known = bars.flatMap((bar) =>
    bar.kcal === null || bar.date >= today ? [] : [{ ...bar, kcal: bar.kcal }],
  );
  if (known.length === 0) return null;
  const kcal = known.reduce((sum, bar) => sum + bar.kcal, 0) / known.length;
  return { kcal, days: known.length, atLeast: known.some((bar) => bar.atLeast) };
}
