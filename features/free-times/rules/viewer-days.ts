import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { dayOfWall, instantsAt, MS_PER_WALL_DAY, toWallMs } from '#platform/shared/wall-clock.ts';

/** A start as a person's own clock shows it. */
export type ViewerTime = {
  startMs: number;
  /** minutes since midnight, 0 to 1439 */
  minute: number;
  /** which of two, where clocks go back and show the time twice that night */
  pass: 'first' | 'second' | null;
};

export type ViewerDay = { day: CalendarDay; times: ViewerTime[] };

/** Starts, which are in order, by the days of the person who looks at them. */
export function toViewerDays(starts: readonly number[], timeZone: string): ViewerDay[] {
  const days: ViewerDay[] = [];
  for (const startMs of starts) {
    const label = toWallMs(timeZone, startMs);
    const day = dayOfWall(label);
    const passes = instantsAt(timeZone, label);
    const pass = passes.length < 2 ? null : passes[0] === startMs ? 'first' : 'second';
    const minute = Math.floor((label % MS_PER_WALL_DAY) / 60_000);
    const last = days.at(-1);
    if (last?.day === day) last.times.push({ startMs, minute, pass });
    else days.push({ day, times: [{ startMs, minute, pass }] });
  }
  return days;
}

/** "Sydney (AEDT)", "New York (GMT-4)": a zone by its city, and what its clocks are called at the instant. */
export function zoneName(timeZone: string, instantMs: number): string {
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
  const clock = new Intl.DateTimeFormat('en-AU', { timeZone, timeZoneName: 'short' })
    .formatToParts(instantMs)
    .find((part) => part.type === 'timeZoneName')?.value;
  return clock && clock !== city ? `${city} (${clock})` : city;
}
