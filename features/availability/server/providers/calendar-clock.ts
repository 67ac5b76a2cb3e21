import ICAL from 'ical.js';
import { firstInstantFrom, toWallMs, type WallMs } from '#platform/shared/wall-clock.ts';
import { toZone } from '../../rules/calendar-zone.ts';

/** Labels of one of a calendar's zones as instants, and back. */
export type CalendarClock = {
  toInstant(wall: WallMs): number;
  toWall(instant: number): WallMs;
};

export const clockOf = (timeZone: string): CalendarClock => ({
  toInstant: (wall) => firstInstantFrom(timeZone, wall),
  toWall: (instant) => toWallMs(timeZone, instant),
});

const UTC: CalendarClock = { toInstant: (wall) => wall, toWall: (instant) => instant };

/** A label as the library takes it, of no zone. */
export function toTime(wall: WallMs, isDate: boolean): ICAL.Time {
  const at = new Date(wall);
  return ICAL.Time.fromData({
    year: at.getUTCFullYear(),
    month: at.getUTCMonth() + 1,
    day: at.getUTCDate(),
    hour: at.getUTCHours(),
    minute: at.getUTCMinutes(),
    second: at.getUTCSeconds(),
    isDate,
  });
}

export const wallOf = (time: ICAL.Time): WallMs =>
  Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second);

/** A zone that the calendar itself describes. */
function describedClock(zone: ICAL.Timezone): CalendarClock {
  const offsetMs = (wall: WallMs) => zone.utcOffset(toTime(wall, false)) * 1000;
  return {
    toInstant: (wall) => wall - offsetMs(wall),
    toWall: (instant) => instant + offsetMs(instant + offsetMs(instant)),
  };
}

/** The clocks that a calendar's times may name; those it does not name stand on the wall of `own`. */
export function readClocks(calendar: ICAL.Component, own: CalendarClock) {
  const known = new Map<string, CalendarClock>();
  const described = new Map(
    calendar
      .getAllSubcomponents('vtimezone')
      .map((zone) => [String(zone.getFirstPropertyValue('tzid')), zone]),
  );
  const find = (name: string): CalendarClock => {
    const zone = toZone(name);
    if (zone) return clockOf(zone);
    const component = described.get(name);
    return component ? describedClock(new ICAL.Timezone(component)) : own;
  };
  return (property: ICAL.Property, value: ICAL.Time): CalendarClock => {
    if (value.zone === ICAL.Timezone.utcTimezone) return UTC;
    const name = property.getParameter('tzid');
    if (value.isDate || typeof name !== 'string') return own;
    const clock = known.get(name) ?? find(name);
    known.set(name, clock);
    return clock;
  };
}
