import { addDays, type CalendarDay } from '#platform/shared/calendar-day.ts';

/** A day's weight, kg. */
export type DayWeight = { date: CalendarDay; weightKg: number };
export type TrendPoint = DayWeight & {
  trendKg: number;
  /** so long after the one before that no line joins them */
  afterGap: boolean;
};

/** A longer silence is shown as a gap, days. */
export const GAP_DAYS = 14;

/** What a scale and a body's water add to a weight, and how far weight itself moves in a day, kg. */
const NOISE_KG = 0.6;
const DRIFT_KG = 0.1;
/** A weight this many deviations from what was expected is believed less. */
const GATE = 3;

/**
 * The weight without the day's noise: a level that drifts, followed by a Kalman filter. A wild value moves it
 * little, and the longer nothing was weighed the more the next value counts. Days in order, each once.
 */
export function weightTrend(days: readonly DayWeight[]): TrendPoint[] {
  let [levelKg, variance, last] = [0, 0, ''];
  return days.map(({ date, weightKg }) => {
    const silence = last === '' ? 0 : daysFrom(last, date);
    if (last === '') [levelKg, variance] = [weightKg, NOISE_KG ** 2];
    else {
      variance += silence * DRIFT_KG ** 2;
      const surprise = weightKg - levelKg;
      let noise = NOISE_KG ** 2;
      const z = Math.abs(surprise) / Math.sqrt(variance + noise);
      if (z > GATE) noise *= (z / GATE) ** 4;
      const gain = variance / (variance + noise);
      levelKg += gain * surprise;
      variance *= 1 - gain;
    }
    last = date;
    return { date, weightKg, trendKg: levelKg, afterGap: silence > GAP_DAYS };
  });
}

/** Calendar days from one to a later one. */
export function daysFrom(from: CalendarDay, to: CalendarDay): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
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
