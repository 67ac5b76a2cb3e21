import type { CalendarDay } from './calendar-day.ts';

/** What a clock and a calendar on the wall show: the day, and the minutes since midnight, 0 to 1439. */
export type LocalClock = { day: CalendarDay; minute: number };

const MAX_CACHED = 600;
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const kept = formatters.get(timeZone);
  if (kept) return kept;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  // Making one is slow; there are fewer zones than this, under however many spellings.
  if (formatters.size < MAX_CACHED) formatters.set(timeZone, made);
  return made;
}

/** What the clocks in `timeZone` show at an instant (milliseconds since 1970). */
export function localClock(timeZone: string, instantMs: number): LocalClock {
  const parts = formatterOf(timeZone).formatToParts(instantMs);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return {
    day: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`,
    minute: Number(part('hour')) * 60 + Number(part('minute')),
  };
}

/** "19:05" as minutes since midnight. */
export function minuteOfTime(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}
