import { addDays, type CalendarDay } from '#platform/shared/calendar-day.ts';

const utc = (day: CalendarDay): Date => new Date(`${day}T00:00:00Z`);

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-AU', { ...options, timeZone: 'UTC' });
const long = format({ weekday: 'long', day: 'numeric', month: 'long' });
const longWithYear = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const month = format({ month: 'long', year: 'numeric' });

/** "November 2026" of "2026-11". */
export const monthText = (yearAndMonth: string): string => month.format(utc(`${yearAndMonth}-01`));

/** "Tuesday 3 March", with the year when it is another one than today's. */
export function dateText(day: CalendarDay, today: CalendarDay): string {
  const form = day.slice(0, 4) === today.slice(0, 4) ? long : longWithYear;
  return form.format(utc(day)).replace(',', '');
}

/** "Today", "Yesterday", "Tomorrow", or the date. */
export function dayName(day: CalendarDay, today: CalendarDay): string {
  if (day === today) return 'Today';
  if (day === addDays(today, -1)) return 'Yesterday';
  if (day === addDays(today, 1)) return 'Tomorrow';
  return dateText(day, today);
}
