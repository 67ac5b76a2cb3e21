import { toViewerDays, zoneName } from '#features/free-times/rules/viewer-days.ts';
import { dayWords, timeWords } from '#features/free-times/rules/when-words.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { toWallMs } from '#platform/shared/wall-clock.ts';

export const PARTS = ['night', 'morning', 'afternoon', 'evening'] as const;
export type PartOfDay = (typeof PARTS)[number];

/** Minutes since midnight at which they begin. */
const MORNING = 5 * 60;
const AFTERNOON = 12 * 60;
const EVENING = 17 * 60;

/** The part of the viewer's day in which a start lies; the night is the one before its morning. */
export const partOf = (minute: number): PartOfDay => {
  if (minute < MORNING) return 'night';
  if (minute < AFTERNOON) return 'morning';
  return minute < EVENING ? 'afternoon' : 'evening';
};

/** Whether two zones show the same time at an instant. */
export const showsSameTime = (one: string, other: string, ms: number): boolean =>
  toWallMs(one, ms) === toWallMs(other, ms);

/** A start with what its button says. */
export type ShownStart<Start> = Start & {
  startMs: number;
  part: PartOfDay;
  /** "9:00 am", with the clock's name where clocks show it twice that night */
  label: string;
};

/** Starts by the days of a viewer, each with its label. */
export function toShownDays<Start extends { start: string }>(
  starts: readonly Start[],
  timeZone: string,
): Map<CalendarDay, ShownStart<Start>[]> {
  const byMs = new Map(starts.map((one) => [Date.parse(one.start), one]));
  const days = new Map<CalendarDay, ShownStart<Start>[]>();
  for (const { day, times } of toViewerDays([...byMs.keys()], timeZone)) {
    const shown = times.flatMap(({ startMs, minute, pass }) => {
      const one = byMs.get(startMs);
      if (!one) return [];
      const time = timeWords(startMs, timeZone);
      const label = pass === null ? time : `${time}, ${zoneName(timeZone, startMs)}`;
      return [{ ...one, startMs, part: partOf(minute), label }];
    });
    days.set(day, shown);
  }
  return days;
}

/** When a session is, as its viewer reads it, and as its trainer does where their clocks differ. */
export type SessionWhen = {
  day: string;
  times: string;
  zone: string;
  /** "6:00 am in Perth (AWST)"; null where both read the same */
  elsewhere: string | null;
};

export function whenOf(
  { startMs, endMs }: { startMs: number; endMs: number },
  timeZone: string,
  other: string | null,
): SessionWhen {
  return {
    day: dayWords(startMs, timeZone),
    times: `${timeWords(startMs, timeZone)} to ${timeWords(endMs, timeZone)}`,
    zone: zoneName(timeZone, startMs),
    elsewhere:
      other === null || showsSameTime(timeZone, other, startMs)
        ? null
        : `${dayAt(startMs, timeZone, other)}${timeWords(startMs, other)} in ${zoneName(other, startMs)}`,
  };
}

/** The other day, where it is another one there. */
function dayAt(ms: number, timeZone: string, other: string): string {
  const there = dayWords(ms, other);
  return there === dayWords(ms, timeZone) ? '' : `${there}, `;
}
