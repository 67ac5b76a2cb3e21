import { energySum, isLowerBound } from '#features/food-log/rules/days/day-totals.ts';
import { addDays, type CalendarDay, daysFrom, listDays } from '#platform/shared/calendar-day.ts';
import type { DayWeight } from '../weight/weight-trend.ts';
import type { ExpenditureDay } from './expenditure-filter.ts';

/** A day counts as complete from this share of the person's own usual day on. */
const USUAL_SHARE = 0.5;
/** The usual day is the median of the days that hold energy among this many before it. */
export const USUAL_DAYS = 28;
/** Fewer of them say little: until then a share of the formula decides. */
const MIN_USUAL_DAYS = 7;
/** Who eats a quarter less and logs a quarter less has half a usual day at 28 % of the formula. */
const FIRST_SHARE = 1 / 3;
/** A person who logs breakfast alone for weeks must not teach that a breakfast is a day. */
const MIN_SHARE = 1 / 4;

/** What was logged of a day: kcal of the entries that say, null when none does, and how many do. */
export type DayIntake = {
  date: CalendarDay;
  calories: number | null;
  caloriesKnown: number;
  entryCount: number;
};

const knownKcal = (day: Omit<DayIntake, 'date'>): number | null =>
  isLowerBound(energySum(day)) ? null : day.calories;

/**
 * Whether the log of a day counts as all that was eaten: at least `leastKcal` and the energy of everything known, or
 * the person says that it is complete; not, whatever they say, where no energy at all is known.
 */
export function isLogged(
  day: Omit<DayIntake, 'date'> | undefined,
  leastKcal: number,
  marked: boolean,
): boolean {
  if (!day) return marked;
  if (day.calories === null) return false;
  return marked || (knownKcal(day) ?? -1) >= leastKcal;
}

/** The least energy of a complete day, kcal, by the days before it, least first: half of the person's own usual day. */
export function leastKcalOf(sortedKcal: readonly number[], formulaKcal: number): number {
  if (sortedKcal.length < MIN_USUAL_DAYS) return FIRST_SHARE * formulaKcal;
  const middle = (sortedKcal.length - 1) / 2;
  const median = ((sortedKcal[Math.floor(middle)] ?? 0) + (sortedKcal[Math.ceil(middle)] ?? 0)) / 2;
  return Math.max(USUAL_SHARE * median, MIN_SHARE * formulaKcal);
}

type KnownDays = {
  /** in order, each day once */
  eaten: readonly DayIntake[];
  marked: readonly CalendarDay[];
  /** 0 without body data: then only the person's own usual day says what is little */
  formulaKcal: number;
};

/**
 * The days whose log counts as all that was eaten. The measure is the person's own log and not the formula: who logs
 * less than they eat would lose their low days, and the rest would say that they eat more than they do. It looks at
 * earlier days alone, so that no day is judged again because of a later one.
 */
export function completeDays({ eaten, marked, formulaKcal }: KnownDays): Set<CalendarDay> {
  const complete = new Set(marked);
  const earlier: { date: CalendarDay; kcal: number }[] = [];
  // The same in order of energy: sorting them for each day would take years of days a while.
  const sortedKcal: number[] = [];
  for (const day of eaten) {
    const from = addDays(day.date, -USUAL_DAYS);
    while (earlier[0] && earlier[0].date < from) {
      sortedKcal.splice(sortedKcal.indexOf(earlier[0].kcal), 1);
      earlier.shift();
    }
    const leastKcal = leastKcalOf(sortedKcal, formulaKcal);
    if (!isLogged(day, leastKcal, complete.has(day.date))) complete.delete(day.date);
    else complete.add(day.date);
    const kcal = knownKcal(day);
    if (kcal === null) continue;
    earlier.push({ date: day.date, kcal });
    const larger = sortedKcal.findIndex((one) => one > kcal);
    sortedKcal.splice(larger === -1 ? sortedKcal.length : larger, 0, kcal);
  }
  return complete;
}

/**
 * The days of the filter from one to another, gaps and all. What is not in the lists was not weighed or not
 * logged; a marked day without entries is a fast.
 */
export function expenditureDays(
  span: { from: CalendarDay; to: CalendarDay },
  known: KnownDays & { weighed: readonly DayWeight[] },
): ExpenditureDay[] {
  const weights = new Map(known.weighed.map(({ date, weightKg }) => [date, weightKg]));
  const intakes = new Map(known.eaten.map((day) => [day.date, day]));
  const complete = completeDays(known);
  return listDays(span.from, daysFrom(span.from, span.to) + 1).map((date) => ({
    weightKg: weights.get(date) ?? null,
    intakeKcal: complete.has(date) ? (intakes.get(date)?.calories ?? 0) : null,
  }));
}
