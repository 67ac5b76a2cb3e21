import {
  MS_PER_MINUTE,
  MS_PER_WALL_DAY,
  type OffsetPeriod,
  offsetPeriods,
  weekStartOf,
} from '#platform/shared/wall-clock.ts';
import {
  type Blocked,
  blockedByBusy,
  blockedBySpans,
  blockedByTaken,
  blockedUntil,
  joinBlocked,
} from './blocked-starts.ts';
import { bookableRange } from './bookable-range.ts';
import { type FullDates, fullDates, midnightBefore } from './caps.ts';
import { firstLabelFrom, type OpenWindow, openWindows, timeOffSpans } from './open-windows.ts';
import type { TimesQuestion } from './question.ts';
import type { Span } from './span.ts';

type Search = {
  gridMs: number;
  lengthMs: number;
  blocked: Blocked[];
  rooms: Blocked[][] | null;
  full: FullDates;
  accepts: (startMs: number) => boolean;
  limit: number;
  found: number[];
};

export type SearchLimits = {
  /** stop after so many */
  limit?: number;
  /** which starts are wanted at all, by day and time say */
  accepts?: (startMs: number) => boolean;
};

/** The starts (milliseconds since 1970) that can be booked in `range`, its end excluded, in order. */
export function freeStarts(
  question: TimesQuestion,
  range: Span,
  { limit = Number.POSITIVE_INFINITY, accepts = () => true }: SearchLimits = {},
): number[] {
  const { schedule, offer } = question;
  const bookable = bookableRange(offer, schedule.timeZone, question.nowMs);
  const startMs = Math.max(range.startMs, bookable.startMs);
  const endMs = Math.min(range.endMs, bookable.endMs);
  if (endMs <= startMs || limit <= 0) return [];
  const search = toSearch(question, { startMs, endMs }, limit, accepts);
  const periods = offsetPeriods(schedule.timeZone, startMs, endMs);
  for (const window of openWindows(schedule, offer.hours, { startMs, endMs })) {
    for (const period of periods) {
      searchStretch(search, window, period, {
        startMs: Math.max(startMs, window.startMs, period.fromMs),
        // The last start that still ends within the hours is one of them.
        endMs: Math.min(endMs, window.endMs - search.lengthMs + 1, period.toMs),
      });
      if (search.found.length >= limit) return search.found;
    }
  }
  return search.found;
}

function toSearch(
  question: TimesQuestion,
  range: Span,
  limit: number,
  accepts: (startMs: number) => boolean,
): Search {
  const { schedule, offer, rooms } = question;
  const lengthMs = offer.minutes * MS_PER_MINUTE;
  return {
    gridMs: offer.gridMinutes * MS_PER_MINUTE,
    lengthMs,
    blocked: joinBlocked(
      [
        ...blockedByTaken(question.taken, offer, question.travel),
        ...blockedByBusy(question.elsewhere, offer),
        ...blockedBySpans(timeOffSpans(schedule, range), offer.minutes),
      ],
      range,
    ),
    rooms:
      rooms?.map((room) => joinBlocked(blockedBySpans(room.taken, offer.minutes), range)) ?? null,
    full: fullDates(question),
    accepts,
    limit,
    found: [],
  };
}

/** Within a stretch the wall goes with the time, so that one label after the other can be tried. */
function searchStretch(
  search: Search,
  window: OpenWindow,
  { offsetMs }: OffsetPeriod,
  stretch: Span,
) {
  const { gridMs, blocked, rooms, full, found } = search;
  const lastWall = stretch.endMs + offsetMs;
  const labelFrom = (wallMs: number) => firstLabelFrom(window, gridMs, wallMs);
  let label = labelFrom(stretch.startMs + offsetMs);
  while (label < lastWall) {
    const startMs = label - offsetMs;
    const until = blockedUntil(blocked, startMs);
    if (until !== null) {
      label = labelFrom(until + offsetMs);
      continue;
    }
    const midnight = midnightBefore(label);
    if (full.isWeekFull(weekStartOf(label))) {
      label = labelFrom(weekStartOf(label) + 7 * MS_PER_WALL_DAY);
      continue;
    }
    if (full.isDayFull(midnight)) {
      label = labelFrom(midnight + MS_PER_WALL_DAY);
      continue;
    }
    const hasRoom = rooms?.some((room) => blockedUntil(room, startMs) === null) ?? true;
    if (hasRoom && search.accepts(startMs)) {
      found.push(startMs);
      if (found.length >= search.limit) return;
    }
    label = labelFrom(label + 1);
  }
}
