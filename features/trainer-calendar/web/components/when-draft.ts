import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { isCalendarDay } from '#platform/shared/calendar-day.ts';
import {
  dayOfWall,
  instantsAt,
  MS_PER_MINUTE,
  MS_PER_WALL_DAY,
  midnightOf,
  toWallMs,
} from '#platform/shared/wall-clock.ts';
import { moveText as t } from '../messages/acts.ts';

/** A date and a time on the wall of a zone, as they are typed. */
export type WhenDraft = { day: CalendarDay; time: string; pass: 'first' | 'second' };

const two = (value: number): string => String(value).padStart(2, '0');

export function toWhenDraft(timeZone: string, ms: number): WhenDraft {
  const wallMs = toWallMs(timeZone, ms);
  const minute = Math.floor((wallMs % MS_PER_WALL_DAY) / MS_PER_MINUTE);
  const pass = instantsAt(timeZone, wallMs)[1] === ms ? 'second' : 'first';
  return {
    day: dayOfWall(wallMs),
    time: `${two(Math.floor(minute / 60))}:${two(minute % 60)}`,
    pass,
  };
}

type Read =
  | { errors: { day?: string; time?: string }; startMs?: undefined; isTwice: boolean }
  | { errors: Record<string, never>; startMs: number; isTwice: boolean };

/** The instant of it, or what is wrong. Where the wall shows it twice, `pass` says which. */
export function readWhen(timeZone: string, { day, time, pass }: WhenDraft): Read {
  const found = /^(\d{1,2}):(\d{2})/.exec(time);
  if (!isCalendarDay(day)) return { errors: { day: t.noDay }, isTwice: false };
  if (!found) return { errors: { time: t.noTime }, isTwice: false };
  const minutes = Number(found[1]) * 60 + Number(found[2]);
  const instants = instantsAt(timeZone, midnightOf(day) + minutes * MS_PER_MINUTE);
  const startMs = (pass === 'second' && instants[1]) || instants[0];
  if (startMs === undefined) return { errors: { time: t.none }, isTwice: false };
  return { errors: {}, startMs, isTwice: instants.length > 1 };
}
