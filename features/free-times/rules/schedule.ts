import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import {
  MS_PER_MINUTE,
  MS_PER_WALL_DAY,
  midnightOf,
  type WallMs,
} from '#platform/shared/wall-clock.ts';

/**
 * Hours of a day in minutes since midnight on the wall, 0 to 1439. An end that is not after the
 * start is on the next day: they belong to the day on which they begin.
 */
export type Hours = { startMinute: number; endMinute: number };

/** Hours of each week. `weekday` 1 Monday to 7 Sunday. */
export type WeekHours = Hours & { weekday: number };

/** The hours of one date instead of those of its weekday; none: closed. */
export type DateHours = { day: CalendarDay; hours: readonly Hours[] };

/** Closed from a label on the wall to another. Without minutes: whole days, the last one included. */
export type TimeOff = {
  fromDay: CalendarDay;
  fromMinute: number | null;
  toDay: CalendarDay;
  toMinute: number | null;
};

/** When someone trains people: labels on the wall of `timeZone`, never instants. */
export type Schedule = {
  timeZone: string;
  week: readonly WeekHours[];
  dates: readonly DateHours[];
  timeOff: readonly TimeOff[];
};

/** A stretch of labels on the wall, half open. */
export type WallSpan = { startMs: WallMs; endMs: WallMs };

export function toWallSpan(midnight: WallMs, { startMinute, endMinute }: Hours): WallSpan {
  const nextDay = endMinute <= startMinute ? MS_PER_WALL_DAY : 0;
  return {
    startMs: midnight + startMinute * MS_PER_MINUTE,
    endMs: midnight + endMinute * MS_PER_MINUTE + nextDay,
  };
}

export const toTimeOffSpan = ({ fromDay, fromMinute, toDay, toMinute }: TimeOff): WallSpan => ({
  startMs: midnightOf(fromDay) + (fromMinute ?? 0) * MS_PER_MINUTE,
  endMs: midnightOf(toDay) + (toMinute === null ? MS_PER_WALL_DAY : toMinute * MS_PER_MINUTE),
});
