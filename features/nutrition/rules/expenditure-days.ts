import { energySum, isLowerBound } from '#features/food-log/rules/day-totals.ts';
import { addDays, type CalendarDay } from '#platform/shared/calendar-day.ts';
import type { ExpenditureDay } from './expenditure-filter.ts';
import { type DayWeight, daysFrom } from './weight-trend.ts';

/** A day with less than this share of what is used was hardly logged to its end. */
export const LOGGED_SHARE = 0.5;

/** What was logged of a day: kcal of the entries that say, null when none does, and how many do. */
export type DayIntake = {
  date: CalendarDay;
  calories: number | null;
  caloriesKnown: number;
  entryCount: number;
};

/**
 * Whether the log of a day counts as all that was eaten: at least half of what the formula says is used and the
 * energy of everything known, or the person says that it is complete; not, whatever they say, where no energy at all is
 * known. The formula and not the running estimate, so that the answer for a day never changes because of other days.
 */
export function isLogged(
  day: Omit<DayIntake, 'date'> | undefined,
  formulaKcal: number,
  marked: boolean,
): boolean {
  if (!day) return marked;
  if (day.calories === null) return false;
  return marked || (!isLowerBound(energySum(day)) && day.calories >= LOGGED_SHARE * formulaKcal);
}

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
  const intakes = new Map(known.eaten.map((day) => [day.date, day]));
  const marks = new Set(known.marked);
  return Array.from({ length: Math.max(0, daysFrom(span.from, span.to) + 1) }, (_, at) => {
    const date = addDays(span.from, at);
    const day = intakes.get(date);
    return {
      weightKg: weights.get(date) ?? null,
      intakeKcal: isLogged(day, known.formulaKcal, marks.has(date)) ? (day?.calories ?? 0) : null,
    };
  });
}
