import type { KeptStart } from '#features/availability/rules/next-free-start.ts';
import { MS_PER_HOUR, MS_PER_MINUTE } from '#platform/shared/wall-clock.ts';

const QUARTER_MS = 15 * MS_PER_MINUTE;
const QUARTERS_A_WEEK = 7 * 96;

/**
 * What is kept of a trainer's starts, so that a search by day and time need not look at all of them: the
 * first in each quarter hour of the week, in order. Whatever zone it is asked for in, days and times of day
 * begin at quarters.
 */
export function toKept(
  offers: readonly { starts: readonly number[]; noticeHours: number }[],
): KeptStart[] {
  const all = offers
    .flatMap(({ starts, noticeHours }) =>
      starts.map((startMs) => ({ startMs, lastMs: startMs - noticeHours * MS_PER_HOUR })),
    )
    .toSorted((a, b) => a.startMs - b.startMs || b.lastMs - a.lastMs);
  const seen = new Set<number>();
  return all.filter(({ startMs }) => {
    const quarter = Math.floor(startMs / QUARTER_MS) % QUARTERS_A_WEEK;
    const isFirst = !seen.has(quarter);
    seen.add(quarter);
    return isFirst;
  });
}
