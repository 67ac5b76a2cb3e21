import {
  MS_PER_WALL_DAY,
  offsetAt,
  offsetPeriods,
  type WallMs,
  weekStartOf,
} from '#platform/shared/wall-clock.ts';
import type { TimesQuestion } from './question.ts';

export type FullDates = {
  isDayFull: (midnight: WallMs) => boolean;
  isWeekFull: (monday: WallMs) => boolean;
};

export const midnightBefore = (wallMs: WallMs): WallMs =>
  Math.floor(wallMs / MS_PER_WALL_DAY) * MS_PER_WALL_DAY;

function countBy(walls: readonly WallMs[], keyOf: (wallMs: WallMs) => WallMs): Map<WallMs, number> {
  const counts = new Map<WallMs, number>();
  for (const wall of walls) counts.set(keyOf(wall), (counts.get(keyOf(wall)) ?? 0) + 1);
  return counts;
}

/** The trainer's dates and weeks that have as many sessions of the offer as it allows. They count where they begin. */
export function fullDates({ schedule, offer, taken, nowMs }: TimesQuestion): FullDates {
  const { maxPerDay, maxPerWeek } = offer;
  if (maxPerDay === null && maxPerWeek === null) {
    return { isDayFull: () => false, isWeekFull: () => false };
  }
  const starts = taken.filter((one) => one.offerId === offer.id).map((one) => one.startMs);
  const periods = offsetPeriods(
    schedule.timeZone,
    Math.min(nowMs, ...starts),
    Math.max(nowMs, ...starts),
  );
  const walls = starts.map((start) => start + offsetAt(periods, start));
  const days = countBy(walls, midnightBefore);
  const weeks = countBy(walls, weekStartOf);
  return {
    isDayFull: (midnight) => maxPerDay !== null && (days.get(midnight) ?? 0) >= maxPerDay,
    isWeekFull: (monday) => maxPerWeek !== null && (weeks.get(monday) ?? 0) >= maxPerWeek,
  };
}
