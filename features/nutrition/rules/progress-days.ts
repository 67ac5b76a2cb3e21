import { type CalendarDay, listDays } from '#platform/shared/calendar-day.ts';
import { daysIn, type Period } from '#platform/shared/periods.ts';

/** Eaten on a day: kcal and grams, null where nothing is known; with fewer foods known than there are, at least. */
export type EatenDay = {
  date: CalendarDay;
  calories: number | null;
  caloriesKnown: number;
  protein: number | null;
  proteinKnown: number;
  carbs: number | null;
  carbsKnown: number;
  fat: number | null;
  fatKnown: number;
  entryCount: number;
};

/** Used on a day as it is learnt, kcal. */
export type UsedDay = {
  date: CalendarDay;
  state: 'learning' | 'ready' | 'holding';
  expenditureKcal: number;
  lowKcal: number;
  highKcal: number;
};

/** A day of the charts. `whole`: its log holds all that was eaten, so that it counts in means. */
export type ProgressDay = {
  date: CalendarDay;
  eaten: EatenDay | null;
  used: UsedDay | null;
  whole: boolean;
};

/** A mean over whole days; `atLeast` where a food on one of them does not give the figure. */
export type DayMean = { value: number; days: number; atLeast: boolean };

/** What is known of some days; `wholeDays` are those that `completeDays` finds before today. */
type KnownDays = {
  eaten: readonly EatenDay[];
  used?: readonly UsedDay[];
  wholeDays: readonly CalendarDay[];
};

/** The days of a period, each with what was eaten and used. */
export function progressDays(
  period: Period,
  { eaten, used = [], wholeDays }: KnownDays,
): ProgressDay[] {
  const eatenOn = new Map(eaten.map((day) => [day.date, day]));
  const usedOn = new Map(used.map((day) => [day.date, day]));
  const whole = new Set(wholeDays);
  return listDays(period.from, daysIn(period)).map((date) => ({
    date,
    eaten: eatenOn.get(date) ?? null,
    used: usedOn.get(date) ?? null,
    whole: whole.has(date),
  }));
}

/** Energy of a day, kcal; a whole day without entries was a fast. */
export const eatenKcal = ({ eaten, whole }: ProgressDay): number | null =>
  eaten ? eaten.calories : whole ? 0 : null;

/** The mean of a figure over the whole days; null where none of them gives it. */
export function meanOfWhole(
  days: readonly ProgressDay[],
  figure: 'calories' | 'protein' | 'carbs' | 'fat',
): DayMean | null {
  const known = days.flatMap((day) => {
    if (!day.whole) return [];
    const { eaten } = day;
    const value = eaten ? eaten[figure] : 0;
    if (value === null) return [];
    return [{ value, atLeast: eaten !== null && eaten[`${figure}Known`] < eaten.entryCount }];
  });
  if (known.length === 0) return null;
  const value = known.reduce((sum, one) => sum + one.value, 0) / known.length;
  return { value, days: known.length, atLeast: known.some(({ atLeast }) => atLeast) };
}

/** A macro of a bar, g: of its day, or the mean of the whole days of its week. */
export function macroOf(
  bar: readonly ProgressDay[],
  macro: 'protein' | 'carbs' | 'fat',
  weeks: boolean,
): Omit<DayMean, 'days'> | null {
  if (weeks) return meanOfWhole(bar, macro);
  const eaten = bar[0]?.eaten;
  const value = eaten?.[macro] ?? null;
  return eaten && value !== null
    ? { value, atLeast: eaten[`${macro}Known`] < eaten.entryCount }
    : null;
}

/** The mean of what was used, kcal a day; null where nothing was learnt. */
export function meanUsed(days: readonly ProgressDay[]): number | null {
  const known = days.flatMap(({ used }) => (used ? [used.expenditureKcal] : []));
  return known.length === 0 ? null : known.reduce((sum, kcal) => sum + kcal, 0) / known.length;
}
