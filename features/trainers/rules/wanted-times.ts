import type { Span } from '#features/free-times/rules/span.ts';
import { addDays, dayIn, weekdayOf } from '#platform/shared/calendar-day.ts';
import { firstInstantFrom, MS_PER_HOUR, midnightOf } from '#platform/shared/wall-clock.ts';

export const TIMES_OF_DAY = ['morning', 'day', 'evening'] as const;
export type TimeOfDay = (typeof TIMES_OF_DAY)[number];

/** Hours on the viewer's wall, the end excluded. */
const HOURS: Record<TimeOfDay, readonly [number, number]> = {
  morning: [0, 9],
  day: [9, 17],
  evening: [17, 24],
};

/** How far ahead free times are looked for by day and time, in days. */
export const LOOK_DAYS = 62;

/** The stretches in which a viewer wants a session to start, in their own zone, in order; null: any. */
export function wantedSpans(
  wanted: { weekdays: readonly number[]; timeOfDay: TimeOfDay | null; timeZone: string },
  nowMs: number,
): Span[] | null {
  const { weekdays, timeOfDay, timeZone } = wanted;
  if (weekdays.length === 0 && timeOfDay === null) return null;
  const [from, to] = timeOfDay === null ? [0, 24] : HOURS[timeOfDay];
  const today = dayIn(timeZone, nowMs);
  const instant = (day: string, hour: number) =>
    firstInstantFrom(timeZone, midnightOf(day) + hour * MS_PER_HOUR);
  return Array.from({ length: LOOK_DAYS + 1 }, (_, ahead) => addDays(today, ahead))
    .filter((day) => weekdays.length === 0 || weekdays.includes(weekdayOf(day)))
    .map((day) => ({ startMs: instant(day, from), endMs: instant(day, to) }));
}

/** Whether an instant lies in one of these stretches. */
export const isWithin = (spans: readonly Span[], ms: number): boolean =>
  spans.some(({ startMs, endMs }) => startMs <= ms && ms < endMs);
