import { shortWeekdayName } from '#platform/shared/calendar-words.ts';
import type { ClassContent } from './class-content.ts';

/** "6:00 pm" of minutes since midnight. */
export const clockWords = (minute: number): string =>
  new Intl.DateTimeFormat('en-AU', {
    timeZone: 'UTC',
    hour: 'numeric',
    minute: '2-digit',
  }).format(minute * 60_000);

/** "Mon, Wed 6:00 pm; Sat 9:00 am; 2 single dates". */
export function timesWords({ times, dates }: Pick<ClassContent, 'times' | 'dates'>): string {
  const byStart = new Map<number, number[]>();
  for (const { weekday, startMinute } of times) {
    byStart.set(startMinute, [...(byStart.get(startMinute) ?? []), weekday]);
  }
  const weekly = [...byStart].map(
    ([startMinute, days]) =>
      `${days
        .toSorted((a, b) => a - b)
        .map(shortWeekdayName)
        .join(', ')} ${clockWords(startMinute)}`,
  );
  const single =
    dates.length === 0 ? [] : [`${dates.length} single ${dates.length === 1 ? 'date' : 'dates'}`];
  return [...weekly, ...single].join('; ');
}
