import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import type { Measure } from './measure.ts';

export const METHODS = ['typed', 'navy', 'file'] as const;
export type Method = (typeof METHODS)[number];

/** One figure of a measure, as it was typed. */
export type Reading = {
  id: string;
  version: number;
  date: CalendarDay;
  localTime: string | null;
  timeZone: string | null;
  /** the measure's key */
  kind: string;
  /** in `unit`, exact */
  value: number;
  /** diastolic, of blood pressure */
  second: number | null;
  unit: string;
  method: Method;
};

type Content = Pick<Reading, 'date' | 'kind' | 'value' | 'unit'> & {
  localTime?: string | null | undefined;
  timeZone?: string | null | undefined;
  second?: number | null | undefined;
  method?: Method | undefined;
};

/** What the server makes of a reading. */
export const toShownReading = (content: Content): Omit<Reading, 'id' | 'version'> => ({
  date: content.date,
  kind: content.kind,
  value: content.value,
  unit: content.unit,
  localTime: content.localTime ?? null,
  timeZone: content.timeZone ?? null,
  second: content.second ?? null,
  method: content.method ?? 'typed',
});

/** The latest first: by day, by the clock (those without one last), by when they were made. */
export function byLatestReading(a: Reading, b: Reading): number {
  if (a.date !== b.date) return a.date < b.date ? 1 : -1;
  if (a.localTime !== b.localTime) {
    if (a.localTime === null || b.localTime === null) return a.localTime === null ? 1 : -1;
    return a.localTime < b.localTime ? 1 : -1;
  }
  return a.id < b.id ? 1 : -1;
}

/** A reading's figure in the measure's unit; null when it belongs to an earlier series. */
export function figureOf(
  reading: Pick<Reading, 'value' | 'unit'>,
  measure: Measure,
): number | null {
  const factor = measure.factors[reading.unit];
  return factor === undefined ? null : reading.value * factor;
}

/** A day's figure of a measure, in its unit. */
export type DayFigure = { date: CalendarDay; value: number; second: number | null };

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * One figure for each day that has any, in order of days: the latest reading, the sum (water) or the mean (blood
 * pressure). Readings of other measures and of an earlier series are left out.
 */
export function toDayFigures(readings: readonly Reading[], measure: Measure): DayFigure[] {
  const days = new Map<CalendarDay, { value: number; second: number | null }[]>();
  for (const reading of [...readings].sort(byLatestReading)) {
    const value = reading.kind === measure.key ? figureOf(reading, measure) : null;
    if (value === null) continue;
    const day = days.get(reading.date) ?? [];
    days.set(reading.date, [...day, { value, second: reading.second }]);
  }
  return [...days].reverse().map(([date, all]) => {
    const latest = all[0] ?? { value: 0, second: null };
    if (measure.ofDay === 'latest') return { date, ...latest };
    if (measure.ofDay === 'sum') {
      return { date, value: all.reduce((sum, { value }) => sum + value, 0), second: null };
    }
    const seconds = all.flatMap(({ second }) => (second === null ? [] : [second]));
    return {
      date,
      value: mean(all.map(({ value }) => value)),
      second: seconds.length > 0 ? mean(seconds) : null,
    };
  });
}

/** The latest day's figure; null without one. */
export const latestFigure = (readings: readonly Reading[], measure: Measure): DayFigure | null =>
  toDayFigures(readings, measure).at(-1) ?? null;
