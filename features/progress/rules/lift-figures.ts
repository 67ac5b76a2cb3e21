import {
  type Finding,
  findChange,
  type TrendPoint,
  toTrend,
} from '#features/training-history/rules/trend.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { isWithin, type Period } from '#platform/shared/periods.ts';
import type { LiftDays, ProgressData } from './progress-data.ts';

/** Estimated max of a lift, kg. */
export type LiftFigures = {
  exercise: string;
  name: string;
  trend: TrendPoint[];
  found: Finding;
  bestKg: number;
};

type Lifts = Pick<ProgressData, 'lifts'>;

const toPoints = ({ days }: LiftDays): TrendPoint[] => {
  const rows = days.map(({ date, e1rmKg }) => ({
    sessionId: '',
    date,
    sets: 1,
    volumeKg: null,
    e1rmKg,
    reps: null,
    seconds: null,
    metres: null,
  }));
  return toTrend(rows, 'e1rmKg', rows[0]?.date ?? '');
};

/** The estimated max of each main lift that was trained in the period, those trained most first. */
export const toLiftFigures = ({ lifts }: Lifts, period: Period): LiftFigures[] =>
  lifts
    .flatMap((lift) => {
      const trend = toPoints(lift).filter(({ date }) => isWithin(date, period));
      const found = findChange(trend);
      if (!found) return [];
      const bestKg = Math.max(...trend.map(({ value }) => value));
      return [{ exercise: lift.exercise, name: lift.name, trend, found, bestKg }];
    })
    .toSorted((a, b) => b.trend.length - a.trend.length);

export type LiftRecord = { name: string; date: CalendarDay; kg: number; byKg: number };

/** Best estimated maxes of the main lifts that were set in a period, the latest first; a first session sets none. */
export const toRecords = ({ lifts }: Lifts, period: Period): LiftRecord[] =>
  lifts
    .flatMap(({ name, bestBeforeKg, days }) => {
      let best = bestBeforeKg;
      return days.flatMap(({ date, e1rmKg }) => {
        const before = best;
        if (before !== null && e1rmKg <= before) return [];
        best = e1rmKg;
        return before === null || !isWithin(date, period)
          ? []
          : [{ name, date, kg: e1rmKg, byKg: e1rmKg - before }];
      });
    })
    .toSorted((a, b) => (a.date < b.date ? 1 : -1));
