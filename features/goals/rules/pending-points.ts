import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import type { GoalKind } from './goal-kinds.ts';
import type { DayValue, Subject } from './subject.ts';

/** A figure that waits on the device. */
export type PendingPoint = DayValue & {
  kind: GoalKind;
  subject: string;
  /** of a measure: as it was typed */
  unit: string;
};

/**
 * Subjects with figures that wait on the device: the day's weight, a measurement in the unit that the subject has, a
 * kept day. Distances add up with those of the server, so they count once they are sent. Doing it twice is doing it once.
 */
export function withPendingPoints(
  subjects: readonly Subject[],
  pending: readonly PendingPoint[],
  today: CalendarDay,
): Subject[] {
  return subjects.map((one) => {
    const mine = pending.filter(
      ({ kind, subject, unit, date }) =>
        kind === one.kind && subject === one.subject && unit === one.unit && date <= today,
    );
    if (mine.length === 0) return one;
    const days = new Map(one.points.map((point) => [point.date, point]));
    for (const { date, value } of mine) days.set(date, { date, value });
    const points = [...days.values()].toSorted((a, b) => (a.date < b.date ? -1 : 1));
    return { ...one, points };
  });
}
