import { addDays, type CalendarDay, weekdayOf } from '#platform/shared/calendar-day.ts';
import { monthName, weekdayName } from '#platform/shared/calendar-words.ts';

const monthOf = (day: string): string => monthName(Number(day.slice(5, 7)));

/** "November 2026" of "2026-11". */
export const monthText = (yearAndMonth: string): string =>
  `${monthOf(yearAndMonth)} ${yearAndMonth.slice(0, 4)}`;

/** "Tuesday 3 March", with the year when it is another one than today's. */
export function dateText(day: CalendarDay, today: CalendarDay): string {
  const text = `${weekdayName(weekdayOf(day))} ${Number(day.slice(8))} ${monthOf(day)}`;
  return day.slice(0, 4) === today.slice(0, 4) ? text : `${text} ${day.slice(0, 4)}`;
}

/** "3 Mar", with the year when it is another one than today's. */
export function shortDateText(day: CalendarDay, today: CalendarDay): string {
  const text = `${Number(day.slice(8))} ${monthOf(day).slice(0, 3)}`;
  return day.slice(0, 4) === today.slice(0, 4) ? text : `${text} ${day.slice(0, 4)}`;
}

/** "Today", "Yesterday", "Tomorrow", or the date. */
export function dayName(day: CalendarDay, today: CalendarDay): string {
  if (day === today) return 'Today';
  if (day === addDays(today, -1)) return 'Yesterday';
  if (day === addDays(today, 1)) return 'Tomorrow';
  return dateText(day, today);
}
