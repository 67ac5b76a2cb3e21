import { scaleLinear, scaleUtc } from '@visx/scale';
import { addDays, type CalendarDay } from '#platform/shared/calendar-day.ts';
import { monthName } from '#platform/shared/calendar-words.ts';

const DAY_MS = 86_400_000;

const momentOf = (day: CalendarDay): number => Date.parse(`${day}T00:00:00Z`);

/** Round figures around all values, at least `leastHeight` of them; from 0 where bars stand on it. */
export function valueScale(
  values: readonly number[],
  { leastHeight, fromZero, height, edge }: ValueScaleOptions,
) {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const spare = Math.max(0, leastHeight - (most - least)) / 2;
  const low = fromZero ? Math.min(0, least) : least - spare;
  const high = fromZero ? Math.max(most, leastHeight) : most + spare;
  return scaleLinear<number>({
    domain: [low, high],
    range: [height - edge, edge],
    nice: LINES,
  });
}

type ValueScaleOptions = { leastHeight: number; fromZero: boolean; height: number; edge: number };

/** About so many lines behind a chart. */
export const LINES = 4;

/** The days of a chart over its width; a day is as wide as `dayWidth`, and stands at its middle. */
export function dayScale(from: CalendarDay, to: CalendarDay, width: number) {
  const scale = scaleUtc<number>({
    domain: [momentOf(from), momentOf(addDays(to, 1))],
    range: [0, width],
  });
  const dayWidth = scale(momentOf(from) + DAY_MS) - scale(momentOf(from));
  return {
    x: (day: CalendarDay): number => scale(momentOf(day)) + dayWidth / 2,
    dayWidth,
    /** Days, Mondays, months or years that may be named below, at most `most`. */
    ticks: (most: number): Date[] => {
      for (let wanted = most; wanted > 0; wanted -= 1) {
        const found = scale
          .ticks(wanted)
          .filter((tick) => tick.getUTCHours() === 0 && tick.getTime() % DAY_MS === 0);
        if (found.length <= most) return found;
      }
      return [];
    },
    at: (tick: Date): number => scale(tick) + dayWidth / 2,
  };
}

/** "2026", "Mar", "3 Mar": as much of a date as its place among the ticks needs. */
export function tickText(tick: Date, isYears: boolean): string {
  const month = monthName(tick.getUTCMonth() + 1).slice(0, 3);
  if (isYears) return String(tick.getUTCFullYear());
  if (tick.getUTCDate() !== 1) return `${tick.getUTCDate()} ${month}`;
  return tick.getUTCMonth() === 0 ? String(tick.getUTCFullYear()) : month;
}
