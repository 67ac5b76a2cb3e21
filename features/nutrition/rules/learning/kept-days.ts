import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import type { ExpenditureDay } from './expenditure-filter.ts';
import type { LearntDay } from './learnt-expenditure.ts';

/** So many days before a check-in are kept as they were then: what its chart shows at first. */
export const KEPT_DAYS = 90;

/** A day's breakdown: what the filter read of it, and what came out; kcal and kg. */
export type KeptDay = Omit<LearntDay, 'sdKcal'> &
  ExpenditureDay & { date: CalendarDay; filterVersion: number };

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

/** As it is kept: a hundredth of a kilocalorie and a gram are far below what is shown. */
export function keptDay(
  { sdKcal: _, ...learnt }: LearntDay,
  { weightKg, intakeKcal }: ExpenditureDay,
  of: { date: CalendarDay; filterVersion: number },
): KeptDay {
  const { expenditureKcal, lowKcal, highKcal, trendKg } = learnt;
  return {
    ...of,
    ...learnt,
    weightKg: weightKg === null ? null : rounded(weightKg, 3),
    intakeKcal,
    expenditureKcal: rounded(expenditureKcal, 2),
    lowKcal: rounded(lowKcal, 2),
    highKcal: rounded(highKcal, 2),
    trendKg: trendKg === null ? null : rounded(trendKg, 3),
  };
}

/** The days that are new or read otherwise than they were kept last. */
export function filterChangedDays(now: readonly KeptDay[], before: readonly KeptDay[]): KeptDay[] {
  const kept = new Map(before.map((day) => [day.date, day]));
  return now.filter((day) => {
    const old = kept.get(day.date);
    return !old || (Object.keys(day) as (keyof KeptDay)[]).some((key) => old[key] !== day[key]);
  });
}
