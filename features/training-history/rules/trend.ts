import { addDays, type CalendarDay, daysFrom, weekdayOf } from '#platform/shared/calendar-day.ts';
import type { ExerciseDay } from './history-kinds.ts';

/** What an exercise's trend is drawn of: the first of these that its sessions have. */
export const METRICS = ['e1rmKg', 'metres', 'seconds', 'reps'] as const;
export type Metric = (typeof METRICS)[number];

export const metricOf = (days: readonly ExerciseDay[]): Metric | null =>
  METRICS.find((metric) => days.some((day) => day[metric] !== null)) ?? null;

/** After so many days without the exercise the line is broken. */
const GAP_DAYS = 28;

export type TrendPoint = { date: CalendarDay; value: number; afterGap: boolean };

/** One figure a day, the best of it, since `from`. */
export function toTrend(
  days: readonly ExerciseDay[],
  metric: Metric,
  from: CalendarDay,
): TrendPoint[] {
  const best = new Map<CalendarDay, number>();
  for (const day of days) {
    const value = day[metric];
    if (value === null || day.date < from) continue;
    best.set(day.date, Math.max(value, best.get(day.date) ?? 0));
  }
  let before: CalendarDay | null = null;
  return [...best].map(([date, value]) => {
    const afterGap = before !== null && daysFrom(before, date) > GAP_DAYS;
    before = date;
    return { date, value, afterGap };
  });
}

/** A smaller difference than this share is no change: an estimate is no better than that. */
const STEADY_SHARE = 0.01;

export type Finding =
  | { kind: 'one'; value: number }
  | { kind: 'steady'; value: number }
  | { kind: 'up' | 'down'; by: number; value: number };

/** What a trend says: its last third against its first. Null without points. */
export function findChange(trend: readonly TrendPoint[]): Finding | null {
  const last = trend.at(-1);
  if (!last) return null;
  if (trend.length === 1) return { kind: 'one', value: last.value };
  const third = Math.max(1, Math.floor(trend.length / 3));
  const mean = (points: readonly TrendPoint[]) =>
    points.reduce((sum, { value }) => sum + value, 0) / points.length;
  const [before, after] = [mean(trend.slice(0, third)), mean(trend.slice(-third))];
  const by = after - before;
  if (Math.abs(by) < STEADY_SHARE * before) return { kind: 'steady', value: after };
  return { kind: by > 0 ? 'up' : 'down', by: Math.abs(by), value: after };
}

export type WeekVolume = { monday: CalendarDay; volumeKg: number | null; sets: number };

const mondayOf = (day: CalendarDay): CalendarDay => addDays(day, 1 - weekdayOf(day));

/** Every week from a day to another, Monday first; a week without the exercise has no sets, and no volume. */
export function toWeeks(
  days: readonly ExerciseDay[],
  from: CalendarDay,
  to: CalendarDay,
): WeekVolume[] {
  const weeks: WeekVolume[] = [];
  for (let monday = mondayOf(from); monday <= to; monday = addDays(monday, 7)) {
    const sunday = addDays(monday, 6);
    const within = days.filter(({ date }) => date >= monday && date <= sunday);
    const known = within.flatMap(({ volumeKg }) => volumeKg ?? []);
    weeks.push({
      monday,
      volumeKg: known.length === 0 ? null : known.reduce((sum, kg) => sum + kg, 0),
      sets: within.reduce((sum, { sets }) => sum + sets, 0),
    });
  }
  return weeks;
}
