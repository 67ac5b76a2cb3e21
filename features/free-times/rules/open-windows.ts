import {
  MS_PER_HOUR,
  MS_PER_WALL_DAY,
  midnightOf,
  type OffsetPeriod,
  offsetAt,
  offsetPeriods,
  type WallMs,
  weekStartOf,
} from '#platform/shared/wall-clock.ts';
import {
  type Hours,
  type Schedule,
  toTimeOffSpan,
  toWallSpan,
  type WallSpan,
  type WeekHours,
} from './schedule.ts';
import { joinSpans, type Span, withoutSpans } from './span.ts';

/** A stretch in which hours are open without a break; starts are counted from `anchorMs` on the wall. */
export type OpenWindow = Span & { anchorMs: WallMs };

const WEEK_MS = 7 * MS_PER_WALL_DAY;
/** Clocks that go forward at midnight make hours touch that are this far apart on the wall, at most. */
const MAX_GAP_MS = 2 * MS_PER_HOUR;

/**
 * The instants whose label lies in `span`. Clocks that go forward cut it; clocks that go back show
 * labels twice, and both times are in it.
 */
export function toInstants(span: WallSpan, periods: readonly OffsetPeriod[]): Span[] {
  const found: Span[] = [];
  for (const { fromMs, toMs, offsetMs } of periods) {
    const startMs = Math.max(span.startMs - offsetMs, fromMs);
    const endMs = Math.min(span.endMs - offsetMs, toMs);
    if (startMs < endMs) found.push({ startMs, endMs });
  }
  return found;
}

/** Hours by the midnight they are counted from: a date's before an offer's before the week's. */
function hoursByDay(schedule: Schedule, offerHours: readonly WeekHours[] | null) {
  const byWeekday: Hours[][] = [[], [], [], [], [], [], [], []];
  for (const hours of offerHours ?? schedule.week) byWeekday[hours.weekday]?.push(hours);
  const byDate = new Map(schedule.dates.map(({ day, hours }) => [midnightOf(day), hours]));
  return (midnight: WallMs): WallSpan[] => {
    const weekday = Math.round((midnight - weekStartOf(midnight)) / MS_PER_WALL_DAY) + 1;
    return (byDate.get(midnight) ?? byWeekday[weekday] ?? []).map((hours) =>
      toWallSpan(midnight, hours),
    );
  };
}

/** The first midnight to look at, so that a window which is open at `midnight` is seen from its beginning. */
function midnightToBeginAt(midnight: WallMs, hoursOf: (midnight: WallMs) => WallSpan[]): WallMs {
  // Counting starts again with each week (firstLabelFrom): what was open all through the week before
  // is seen to be by what began on the Sunday before that.
  const earliest = weekStartOf(midnight) - WEEK_MS - MS_PER_WALL_DAY;
  let first = midnight - MS_PER_WALL_DAY;
  let opensAt = Math.min(...hoursOf(first).map((one) => one.startMs), midnight);
  while (first > earliest) {
    const before = hoursOf(first - MS_PER_WALL_DAY);
    if (!before.some((one) => one.endMs + MAX_GAP_MS >= opensAt)) break;
    first -= MS_PER_WALL_DAY;
    opensAt = Math.min(...before.map((one) => one.startMs));
  }
  return first;
}

/**
 * When the hours are open between two instants, in order; windows that touch are one. They are whole
 * where they begin before `fromMs` or end after `toMs` by up to a day. Time off is not taken out
 * (`openSpans`): it closes hours, but starts are still counted from where the hours begin.
 */
export function openWindows(
  schedule: Schedule,
  offerHours: readonly WeekHours[] | null,
  { startMs: fromMs, endMs: toMs }: Span,
): OpenWindow[] {
  if (toMs <= fromMs) return [];
  const periods = offsetPeriods(
    schedule.timeZone,
    fromMs - 3 * WEEK_MS,
    toMs + 3 * MS_PER_WALL_DAY,
  );
  const hoursOf = hoursByDay(schedule, offerHours);
  const midnightAt = (instantMs: number) =>
    Math.floor((instantMs + offsetAt(periods, instantMs)) / MS_PER_WALL_DAY) * MS_PER_WALL_DAY;
  const last = midnightAt(toMs) + MS_PER_WALL_DAY;
  const pieces: OpenWindow[] = [];
  let midnight = midnightToBeginAt(midnightAt(fromMs), hoursOf);
  for (; midnight <= last; midnight += MS_PER_WALL_DAY) {
    for (const hours of hoursOf(midnight)) {
      for (const piece of toInstants(hours, periods)) {
        pieces.push({ ...piece, anchorMs: hours.startMs });
      }
    }
  }
  return joinWindows(pieces).filter((one) => one.endMs > fromMs && one.startMs < toMs);
}

function joinWindows(pieces: OpenWindow[]): OpenWindow[] {
  const joined: OpenWindow[] = [];
  for (const piece of pieces.sort((a, b) => a.startMs - b.startMs || a.anchorMs - b.anchorMs)) {
    const last = joined.at(-1);
    if (last && piece.startMs <= last.endMs) last.endMs = Math.max(last.endMs, piece.endMs);
    else joined.push(piece);
  }
  return joined;
}

/** Time off as instants, between two instants at least. */
export function timeOffSpans(schedule: Schedule, { startMs, endMs }: Span): Span[] {
  if (schedule.timeOff.length === 0) return [];
  const periods = offsetPeriods(schedule.timeZone, startMs - WEEK_MS, endMs + WEEK_MS);
  const near = schedule.timeOff
    .map(toTimeOffSpan)
    .filter(
      (off) =>
        off.startMs < endMs + 2 * MS_PER_WALL_DAY && off.endMs > startMs - 2 * MS_PER_WALL_DAY,
    );
  return joinSpans(near.flatMap((off) => toInstants(off, periods)));
}

/** When someone is there between two instants: hours without time off. */
export function openSpans(
  schedule: Schedule,
  offerHours: readonly WeekHours[] | null,
  range: Span,
): Span[] {
  const off = timeOffSpans(schedule, range);
  return openWindows(schedule, offerHours, range).flatMap((window) =>
    withoutSpans(
      {
        startMs: Math.max(window.startMs, range.startMs),
        endMs: Math.min(window.endMs, range.endMs),
      },
      off,
    ),
  );
}

/**
 * The first label on the grid that is not before `wallMs`. A window that has been open for the whole
 * week before is counted from each Monday: it has no beginning that anybody remembers.
 */
export function firstLabelFrom(
  { anchorMs }: Pick<OpenWindow, 'anchorMs'>,
  gridMs: number,
  wallMs: WallMs,
): WallMs {
  const monday = weekStartOf(wallMs);
  const from = anchorMs <= monday - WEEK_MS ? monday : anchorMs;
  const label = from + Math.ceil((wallMs - from) / gridMs) * gridMs;
  const nextMonday = monday + WEEK_MS;
  return anchorMs <= monday ? Math.min(label, nextMonday) : label;
}
