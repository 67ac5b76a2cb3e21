import { instantsAt, MS_PER_WALL_DAY, toWallMs, type WallMs } from '#platform/shared/wall-clock.ts';
import type { TimesQuestion } from './question.ts';
import { type Clash, clashesAt } from './why-not-free.ts';

export const MAX_SERIES_WEEKS = 26;

/** One week of a series. No start: the clocks skip that time on its night. */
export type SeriesTime = {
  label: WallMs;
  startMs: number | null;
  clashes: Clash[];
};

/**
 * The same time on the trainer's wall in `weeks` weeks, the first included, each with what it clashes
 * with. Where clocks show the time twice, the first pass that is free is taken.
 */
export function weeklySeries(
  question: TimesQuestion,
  firstMs: number,
  weeks: number,
): SeriesTime[] {
  const { timeZone } = question.schedule;
  const first = toWallMs(timeZone, firstMs);
  return Array.from({ length: Math.min(weeks, MAX_SERIES_WEEKS) }, (_, week) => {
    const label = first + week * 7 * MS_PER_WALL_DAY;
    // The first one is the very instant that was chosen.
    const passes = week === 0 ? [firstMs] : instantsAt(timeZone, label);
    const tried = passes.map((startMs) => ({
      label,
      startMs,
      clashes: clashesAt(question, startMs),
    }));
    const best = tried.find((one) => one.clashes.length === 0) ?? tried[0];
    return best ?? { label, startMs: null, clashes: [] };
  });
}

export const isBookable = ({ startMs, clashes }: SeriesTime): boolean =>
  startMs !== null && clashes.length === 0;
