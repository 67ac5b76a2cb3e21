import { addDays, type CalendarDay, daysFrom } from '#platform/shared/calendar-day.ts';
import { type SmoothedWeight, smoothWeights } from './weight-smoother.ts';

/** A day's weight, kg. */
export type DayWeight = { date: CalendarDay; weightKg: number };
export type TrendPoint = DayWeight & SmoothedWeight;

/** The trend of a day hardly depends on weigh-ins longer ago than this. */
export const TREND_DAYS = 90;

/** The trend of the weight at each weighed day: the one that every screen shows. Days in order, each once. */
export function weightTrend(days: readonly DayWeight[]): TrendPoint[] {
  const [first] = days;
  if (!first) return [];
  const smoothed = smoothWeights(
    days.map(({ date, weightKg }) => ({ day: daysFrom(first.date, date), weightKg })),
  );
  return days.flatMap((day, at) => {
    const point = smoothed[at];
    return point ? [{ ...day, ...point }] : [];
  });
}

/** The mean weight of each day that was weighed, in order. */
export function dayMeans(weighIns: readonly DayWeight[]): DayWeight[] {
  const days = new Map<CalendarDay, number[]>();
  for (const { date, weightKg } of weighIns) {
    days.set(date, [...(days.get(date) ?? []), weightKg]);
  }
  return [...days]
    .map(([date, all]) => ({ date, weightKg: all.reduce((sum, kg) => sum + kg, 0) / all.length }))
    .sort((a, b) => (a.date < b.date ? -1 : 1));
}

/** How the trend moved over the last four weeks, kg a week; null while less than ten days are known. */
export function weeklyChange(trend: readonly TrendPoint[]): number | null {
  const last = trend.at(-1);
  if (!last) return null;
  const from = addDays(last.date, -28);
  const first = trend.find(({ date }) => date >= from);
  const span = first ? daysFrom(first.date, last.date) : 0;
  return first && span >= 10 ? ((last.trendKg - first.trendKg) * 7) / span : null;
}
