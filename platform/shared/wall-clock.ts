import type { CalendarDay } from './calendar-day.ts';

/**
 * What a clock and a calendar on the wall show, in milliseconds as if the wall hung in UTC
 * ("2026-10-04 02:30" is Date.UTC(2026, 9, 4, 2, 30)). A label, not an instant: clocks that go
 * forward never show some of them, clocks that go back show some twice.
 */
export type WallMs = number;

/** A stretch of time, half open, in which the clocks of a zone keep one distance from UTC. */
export type OffsetPeriod = { fromMs: number; toMs: number; offsetMs: number };

export const MS_PER_MINUTE = 60_000;
export const MS_PER_HOUR = 3_600_000;
/** Of a day on the wall. A real day may have 23, 23.5, 24.5 or 25 hours. */
export const MS_PER_WALL_DAY = 86_400_000;

/** Clocks are looked at this often for a change; no zone changes twice in two weeks. */
const STEP_MS = 14 * MS_PER_WALL_DAY;
/** Finding the changes of a year takes milliseconds. */
const cached = new Map<string, OffsetPeriod[]>();
const MAX_CACHED = 4000;

function offsetReader(timeZone: string): (instantMs: number) => number {
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'iso8601',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  return (instantMs) => {
    const shown = new Map(clock.formatToParts(instantMs).map((part) => [part.type, +part.value]));
    const of = (type: Intl.DateTimeFormatPartTypes) => shown.get(type) ?? Number.NaN;
    const wall = Date.UTC(
      of('year'),
      of('month') - 1,
      of('day'),
      of('hour'),
      of('minute'),
      of('second'),
    );
    return wall - Math.floor(instantMs / 1000) * 1000;
  };
}

/** The first second in (fromMs, toMs] that has another offset than `fromMs`. */
function changeBetween(read: (ms: number) => number, fromMs: number, toMs: number): number {
  const before = read(fromMs);
  let [low, high] = [fromMs, toMs];
  while (high - low > 1000) {
    const middle = Math.floor((low + high) / 2000) * 1000;
    if (read(middle) === before) low = middle;
    else high = middle;
  }
  return high;
}

function periodsOfYear(timeZone: string, year: number): OffsetPeriod[] {
  const read = offsetReader(timeZone);
  const [start, end] = [Date.UTC(year), Date.UTC(year + 1)];
  const periods: OffsetPeriod[] = [];
  let fromMs = start;
  for (let at = start; at < end; ) {
    const next = Math.min(at + STEP_MS, end);
    const offsetMs = read(at);
    // The end belongs to the next year, so that a change at New Year is found there.
    if (read(next === end ? end - 1000 : next) !== offsetMs) {
      const toMs = changeBetween(read, at, next === end ? end - 1000 : next);
      periods.push({ fromMs, toMs, offsetMs });
      fromMs = toMs;
      at = toMs;
    } else at = next;
  }
  periods.push({ fromMs, toMs: end, offsetMs: read(fromMs) });
  return periods;
}

function periodsOfYears(timeZone: string, first: number, last: number): OffsetPeriod[] {
  const found: OffsetPeriod[] = [];
  for (let year = first; year <= last; year += 1) {
    for (const period of periodsOfYear(timeZone, year)) {
      const before = found.at(-1);
      if (before?.offsetMs === period.offsetMs) {
        found[found.length - 1] = { ...before, toMs: period.toMs };
      } else found.push(period);
    }
  }
  return found;
}

/** The stretches that cover `fromMs` to `toMs` (milliseconds since 1970) at least, in order, without a gap. */
export function offsetPeriods(
  timeZone: string,
  fromMs: number,
  toMs: number,
): readonly OffsetPeriod[] {
  const first = new Date(fromMs).getUTCFullYear();
  const last = new Date(toMs).getUTCFullYear();
  const key = `${timeZone} ${first} ${last}`;
  const kept = cached.get(key);
  if (kept) return kept;
  const made = periodsOfYears(timeZone, first, last);
  if (cached.size >= MAX_CACHED) cached.clear();
  cached.set(key, made);
  return made;
}

/** The distance from UTC at an instant that `periods` cover. */
export function offsetAt(periods: readonly OffsetPeriod[], instantMs: number): number {
  for (const { toMs, offsetMs } of periods) if (instantMs < toMs) return offsetMs;
  return periods.at(-1)?.offsetMs ?? 0;
}

/** What the wall shows in `timeZone` at an instant (milliseconds since 1970). */
export function toWallMs(timeZone: string, instantMs: number): WallMs {
  return instantMs + offsetAt(offsetPeriods(timeZone, instantMs, instantMs), instantMs);
}

/** The instants at which the wall shows `wallMs`: none in a gap, two in a doubled hour, else one. */
export const instantsAt = (timeZone: string, wallMs: WallMs): number[] =>
  offsetPeriods(timeZone, wallMs - MS_PER_WALL_DAY, wallMs + MS_PER_WALL_DAY).flatMap((period) => {
    const instant = wallMs - period.offsetMs;
    return instant >= period.fromMs && instant < period.toMs ? [instant] : [];
  });

/** The first instant at which the wall shows `wallMs` or later: the end of the gap where it shows it never. */
export function firstInstantFrom(timeZone: string, wallMs: WallMs): number {
  const around = offsetPeriods(timeZone, wallMs - MS_PER_WALL_DAY, wallMs + 2 * MS_PER_WALL_DAY);
  for (const { fromMs, toMs, offsetMs } of around) {
    const instant = Math.max(wallMs - offsetMs, fromMs);
    if (instant < toMs) return instant;
  }
  return wallMs;
}

/** Midnight of a calendar day. */
export const midnightOf = (day: CalendarDay): WallMs => Date.parse(day);

/** The calendar day of a label. */
export const dayOfWall = (wallMs: WallMs): CalendarDay =>
  new Date(wallMs).toISOString().slice(0, 10);

/** Midnight of the Monday of the label's week. */
export function weekStartOf(wallMs: WallMs): WallMs {
  const day = Math.floor(wallMs / MS_PER_WALL_DAY);
  // 1970-01-05 was a Monday.
  return (Math.floor((day - 4) / 7) * 7 + 4) * MS_PER_WALL_DAY;
}
