/**
 * A calendar day of a person, `YYYY-MM-DD`. It is a label, not an instant:
 * no time zone is ever applied to it, and it is never made from `toISOString()`.
 */
export type CalendarDay = string;

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const MS_PER_DAY = 86_400_000;

function utcMs(day: CalendarDay): number {
  const match = DAY.exec(day);
  if (!match) return Number.NaN;
  const [year, month, date] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const ms = Date.UTC(year, month - 1, date);
  const back = new Date(ms);
  const real = back.getUTCMonth() === month - 1 && back.getUTCDate() === date;
  return real && year >= 1000 ? ms : Number.NaN;
}

export const isCalendarDay = (text: string): boolean => !Number.isNaN(utcMs(text));

const twoDigits = (value: number): string => (value < 10 ? `0${value}` : `${value}`);

/** Twice as quick as cutting it out of an instant's text: charts of years list thousands of days. */
function toDay(ms: number): CalendarDay {
  const date = new Date(ms);
  const year = date.getUTCFullYear();
  if (!(year >= 1000 && year <= 9999)) return date.toISOString().slice(0, 10);
  return `${year}-${twoDigits(date.getUTCMonth() + 1)}-${twoDigits(date.getUTCDate())}`;
}

/** The day `count` days after `day` (before it when negative). */
export const addDays = (day: CalendarDay, count: number): CalendarDay =>
  toDay(utcMs(day) + count * MS_PER_DAY);

/** So many days in a row from one on; much quicker than adding to it for each. */
export function listDays(first: CalendarDay, count: number): CalendarDay[] {
  const start = utcMs(first);
  return Array.from({ length: Math.max(0, count) }, (_, at) => toDay(start + at * MS_PER_DAY));
}

/** Calendar days from one to a later one. */
export const daysFrom = (from: CalendarDay, to: CalendarDay): number =>
  Math.round((utcMs(to) - utcMs(from)) / MS_PER_DAY);

/** The day halfway between two. */
export const middleDay = (from: CalendarDay, to: CalendarDay): CalendarDay =>
  addDays(from, Math.floor(daysFrom(from, to) / 2));

/** The weekday of a day, 1 Monday to 7 Sunday. */
export function weekdayOf(day: CalendarDay): number {
  return ((new Date(utcMs(day)).getUTCDay() + 6) % 7) + 1;
}

/**
 * The day that a person lives when a wall clock shows `hour` (0 to 23) on the calendar's `day`: the
 * one before until their own day starts (`dayStartHour`, 0 midnight to 6). Read from the clock and
 * never by taking hours off an instant, so nights of 23 or 25 hours change at the same time as others.
 */
export const toLivedDay = (day: CalendarDay, hour: number, dayStartHour: number): CalendarDay =>
  hour < dayStartHour ? addDays(day, -1) : day;

const clocks = new Map<string, Intl.DateTimeFormat>();
/** There are some 600 zones, but each may be spelt in many ways. */
const MAX_CACHED_FORMATTERS = 1000;

/** Making a formatter costs a hundred times what using it does. */
function clockIn(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  if (clocks.size < MAX_CACHED_FORMATTERS) clocks.set(timeZone, clock);
  return clock;
}

/**
 * The day of a person whose clock runs in `timeZone` and whose day starts at `dayStartHour`, at an
 * instant (milliseconds since 1970). Without a start it is the calendar's day.
 */
export function dayIn(timeZone: string, instantMs: number, dayStartHour = 0): CalendarDay {
  const parts = clockIn(timeZone).formatToParts(instantMs);
  const part = (type: string) => parts.find((p) => p.type === type)?.value ?? '';
  const day = `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
  return toLivedDay(day, Number(part('hour')), dayStartHour);
}

/** HH:MM on a clock in `timeZone` at an instant (milliseconds since 1970). */
export function timeIn(timeZone: string, instantMs: number): string {
  const parts = clockIn(timeZone).formatToParts(instantMs);
  const part = (type: string) => parts.find((p) => p.type === type)?.value ?? '';
  return `${part('hour')}:${part('minute')}`;
}
