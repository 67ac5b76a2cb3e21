import type { OfferTimes } from '#features/free-times/rules/question.ts';
import { addDays, type CalendarDay, dayIn, weekdayOf } from '#platform/shared/calendar-day.ts';
import {
  instantsAt,
  MS_PER_MINUTE,
  MS_PER_WALL_DAY,
  midnightOf,
  toWallMs,
  weekStartOf,
} from '#platform/shared/wall-clock.ts';
import type { ClassContent } from './class-content.ts';

/** Dates are made so far ahead, so that trainers' other offers respect them. */
export const WEEKS_AHEAD = 8;
export const AHEAD_MS = WEEKS_AHEAD * 7 * MS_PER_WALL_DAY;

/** What offers of one trainer may limit, and classes do not. */
export const NO_OFFER_LIMITS: Omit<OfferTimes, 'id' | 'minutes'> = {
  gridMinutes: 5,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
  noticeHours: 0,
  daysAhead: 365,
  maxPerDay: null,
  maxPerWeek: null,
  hours: null,
  placeId: null,
};

/** A date on which a class takes place. `timeId` names the weekly time or the single date behind it. */
export type PlannedDate = { timeId: string; startMs: number };

type Plan = Pick<ClassContent, 'times' | 'dates' | 'fromDay' | 'untilDay' | 'timeZone'>;

/**
 * When a class takes place between two instants, in order. A label that the clocks skip is left out; of
 * one that they show twice the first pass counts.
 */
export function plannedDates(plan: Plan, fromMs: number, toMs: number): PlannedDate[] {
  const { timeZone, fromDay, untilDay } = plan;
  const found: PlannedDate[] = [];
  const add = (timeId: string, day: CalendarDay, startMinute: number) => {
    const [startMs] = instantsAt(timeZone, midnightOf(day) + startMinute * MS_PER_MINUTE);
    if (startMs !== undefined && startMs >= fromMs && startMs < toMs) {
      found.push({ timeId, startMs });
    }
  };
  const last = dayIn(timeZone, toMs);
  for (let day = dayIn(timeZone, fromMs); day <= last; day = addDays(day, 1)) {
    if (day < fromDay || (untilDay !== null && day > untilDay)) continue;
    for (const time of plan.times) {
      if (time.weekday === weekdayOf(day)) add(time.id, day, time.startMinute);
    }
  }
  for (const { id, day, startMinute } of plan.dates) add(id, day, startMinute);
  // A single date that a weekly time has too is one date.
  const known = new Set<number>();
  return found
    .sort((a, b) => a.startMs - b.startMs)
    .filter(({ startMs }) => !known.has(startMs) && known.add(startMs));
}

const weekOf = (timeZone: string, ms: number): number => weekStartOf(toWallMs(timeZone, ms));

/**
 * Where each date of the plan before goes in the plan after: the same time in the same week, else a date
 * at the same instant; null where it takes place no more.
 */
export function movedDates(
  before: Plan,
  after: Plan,
  { fromMs, toMs }: { fromMs: number; toMs: number },
): Map<number, number | null> {
  // A whole week more, as a time may move within its week.
  const week = 7 * MS_PER_WALL_DAY;
  const next = plannedDates(after, fromMs, toMs + week);
  const isSingle = new Set(after.dates.map(({ id }) => id));
  const old = plannedDates(before, fromMs, toMs);
  const moved = new Map<number, number | null>();
  for (const { timeId, startMs } of old) {
    const same = next.find(
      (one) =>
        one.timeId === timeId &&
        (isSingle.has(timeId) ||
          weekOf(after.timeZone, one.startMs) === weekOf(before.timeZone, startMs)),
    );
    moved.set(startMs, same?.startMs ?? null);
  }
  const used = new Set(moved.values());
  for (const { startMs } of old) {
    const isFree = moved.get(startMs) === null && !used.has(startMs);
    if (isFree && next.some((one) => one.startMs === startMs)) moved.set(startMs, startMs);
  }
  return moved;
}
