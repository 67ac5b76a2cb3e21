import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import {
  firstInstantFrom,
  instantsAt,
  MS_PER_MINUTE,
  MS_PER_WALL_DAY,
  midnightOf,
  offsetPeriods,
  toWallMs,
} from '#platform/shared/wall-clock.ts';

const MINUTES_A_DAY = 1440;

/**
 * The hours down the side of a calendar, the same for all days it shows, in minutes from the top. Where
 * the clocks of one of the days go back, the labels that it shows twice stand twice.
 */
export type DayAxis = {
  timeZone: string;
  /** 1440, and what is shown twice */
  minutes: number;
  /** `atMs`: when clocks go back; `fromMinute`: the label then reached, from which all stands lower */
  repeat: { day: CalendarDay; atMs: number; fromMinute: number; minutes: number } | null;
};

type DaySpan = { startMs: number; endMs: number };

/** A day from its first instant to the next day's: 23, 24 or 25 hours. */
export const spanOfDay = (timeZone: string, day: CalendarDay): DaySpan => ({
  startMs: firstInstantFrom(timeZone, midnightOf(day)),
  endMs: firstInstantFrom(timeZone, midnightOf(day) + MS_PER_WALL_DAY),
});

/** Where the clocks of a day change: the label before, and by how much they go on (back: below 0). */
function changeOn(timeZone: string, day: CalendarDay) {
  const { startMs, endMs } = spanOfDay(timeZone, day);
  const periods = offsetPeriods(timeZone, startMs, endMs);
  const before = periods.find(({ toMs }) => toMs > startMs && toMs < endMs);
  const after = before && periods.find(({ fromMs }) => fromMs === before.toMs);
  if (!before || !after) return null;
  return {
    atMs: before.toMs,
    fromMinute: (before.toMs + before.offsetMs - midnightOf(day)) / MS_PER_MINUTE,
    minutes: (after.offsetMs - before.offsetMs) / MS_PER_MINUTE,
  };
}

export function axisOf(timeZone: string, days: readonly CalendarDay[]): DayAxis {
  for (const day of days) {
    const change = changeOn(timeZone, day);
    if (change && change.minutes < 0) {
      const minutes = -change.minutes;
      const repeat = { ...change, day, minutes };
      return { timeZone, minutes: MINUTES_A_DAY + minutes, repeat };
    }
  }
  return { timeZone, minutes: MINUTES_A_DAY, repeat: null };
}

/** How far from the top an instant of a day stands; what is before or after the day stands at its edge. */
export function minuteOf({ timeZone, minutes, repeat }: DayAxis, day: CalendarDay, ms: number) {
  const { startMs, endMs } = spanOfDay(timeZone, day);
  if (ms <= startMs) return 0;
  if (ms >= endMs) return minutes;
  const label = (toWallMs(timeZone, ms) - midnightOf(day)) / MS_PER_MINUTE;
  if (!repeat) return label;
  const isLower = repeat.day === day ? ms >= repeat.atMs : label >= repeat.fromMinute;
  return isLower ? label + repeat.minutes : label;
}

/** The label that stands so far from the top, in minutes since midnight. */
export const labelAt = ({ repeat }: DayAxis, minute: number): number =>
  repeat && minute >= repeat.fromMinute ? minute - repeat.minutes : minute;

/** Where a label stands: below where it is shown first, on a day that shows it twice. */
const placeOfLabel = ({ repeat }: DayAxis, label: number): number =>
  repeat && label >= repeat.fromMinute ? label + repeat.minutes : label;

/** Clocks change by half an hour in places, never by less than a quarter. */
const QUARTER = 15;
const isWholeHour = (axis: DayAxis, minute: number): boolean => labelAt(axis, minute) % 60 === 0;

/** From and to in minutes from the top, around two labels and all that stands on the days: whole hours. */
export function hoursAround(
  axis: DayAxis,
  [fromLabel, toLabel]: readonly [number, number],
  places: readonly { from: number; to: number }[],
): { from: number; to: number } {
  let from = Math.min(placeOfLabel(axis, fromLabel), ...places.map((one) => one.from));
  let to = Math.max(placeOfLabel(axis, toLabel), ...places.map((one) => one.to));
  from = Math.max(0, Math.floor(from / QUARTER) * QUARTER);
  to = Math.min(axis.minutes, Math.ceil(to / QUARTER) * QUARTER);
  while (from > 0 && !isWholeHour(axis, from)) from -= QUARTER;
  while (to < axis.minutes && !isWholeHour(axis, to)) to += QUARTER;
  return { from, to };
}

/** Where the whole hours of a stretch stand. */
export const wholeHours = (axis: DayAxis, from: number, to: number): number[] =>
  Array.from({ length: (to - from) / QUARTER }, (_, at) => from + at * QUARTER).filter((minute) =>
    isWholeHour(axis, minute),
  );

/** The instant so far from the top; the next one where the day has none there. */
export function instantOf(axis: DayAxis, day: CalendarDay, minute: number): number {
  const { timeZone, repeat } = axis;
  const isLower = repeat !== null && minute >= repeat.fromMinute;
  const label = labelAt(axis, minute);
  const isSkipped = isLower && repeat.day !== day && label < repeat.fromMinute;
  const wallMs = midnightOf(day) + (isSkipped ? repeat.fromMinute : label) * MS_PER_MINUTE;
  const instants = instantsAt(timeZone, wallMs);
  const second = isLower && repeat.day === day ? instants.at(-1) : instants[0];
  return second ?? firstInstantFrom(timeZone, wallMs);
}

/** What a day leaves out of the hours at the side, from and to in minutes from the top. */
export function gapsOf(axis: DayAxis, day: CalendarDay): { from: number; to: number }[] {
  const { repeat } = axis;
  if (repeat && repeat.day !== day) {
    return [{ from: repeat.fromMinute, to: repeat.fromMinute + repeat.minutes }];
  }
  const change = changeOn(axis.timeZone, day);
  if (!change || change.minutes <= 0) return [];
  return [{ from: change.fromMinute, to: change.fromMinute + change.minutes }];
}

/** Where a stretch of time stands on a day; null where none of it does. */
export function placeOn(axis: DayAxis, day: CalendarDay, span: DaySpan) {
  const { startMs, endMs } = spanOfDay(axis.timeZone, day);
  if (span.endMs <= startMs || span.startMs >= endMs) return null;
  return { from: minuteOf(axis, day, span.startMs), to: minuteOf(axis, day, span.endMs) };
}
