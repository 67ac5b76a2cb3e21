import { addDays, type CalendarDay } from '#platform/shared/calendar-day.ts';
import type { ExpenditureDay } from './expenditure-filter.ts';
import { type DayWeight, daysFrom } from './weight-trend.ts';

/** A day with less than this share of what is used was hardly logged to its end. */
export const LOGGED_SHARE = 0.5;

export type DayIntake = { date: CalendarDay; calories: number };

/**
 * Whether the log of a day counts as all that was eaten: at least half of what the formula says is used, or
 * the person says that it is complete. The formula and not the running estimate, so that the answer for a day
 * never changes because of other days.
 */
export const isLogged = (kcal: number, formulaKcal: number, marked: boolean): boolean =>
  marked || kcal >= LOGGED_SHARE * formulaKcal;

/**
 * The days of the filter from one to another, gaps and all. What is not in the lists was not weighed or not
 * logged; a marked day without entries is a fast.
 */
export function expenditureDays(
  span: { from: CalendarDay; to: CalendarDay },
  known: {
    weighed: readonly DayWeight[];
    eaten: readonly DayIntake[];
    marked: readonly CalendarDay[];
    formulaKcal: number;
  },
): ExpenditureDay[] {
  const weights = new Map(known.weighed.map(({ date, weightKg }) => [date, weightKg]));
  const intakes = new Map(known.eaten.map(({ date, calories }) => [date, calories]));
  const marks = new Set(known.marked);
  return Array.from({ length: Math.max(0, daysFrom(span.from, span.to) + 1) }, (_, at) => {
    const date = addDays(span.from, at);
    const kcal = intakes.get(date) ?? 0;
    return {
      weightKg: weights.get(date) ?? null,
      intakeKcal: isLogged(kcal, known.formulaKcal, marks.has(date)) ? kcal : null,
    };
  });
}
