import { addDays, type CalendarDay, weekdayOf } from './calendar-day.ts';

/** A month of the calendar, "YYYY-MM". */
export type Month = string;

export const isMonth = (text: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(text);

export const monthOf = (day: CalendarDay): Month => day.slice(0, 7);

/** The first and the last day of a month. */
export function endsOf(month: Month): { first: CalendarDay; last: CalendarDay } {
  const first = `${month}-01`;
  return { first, last: addDays(`${nextMonth(month, 1)}-01`, -1) };
}

/** The month `count` months later (before when negative). */
export function nextMonth(month: Month, count: number): Month {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + count;
  const year = String(Math.floor(months / 12)).padStart(4, '0');
  return `${year}-${String((months % 12) + 1).padStart(2, '0')}`;
}

/** The weeks of a month, Monday first; null where a day belongs to another month. */
export function weeksOf(month: Month): (CalendarDay | null)[][] {
  const { first, last } = endsOf(month);
  const start = addDays(first, 1 - weekdayOf(first));
  const weeks: (CalendarDay | null)[][] = [];
  for (let monday = start; monday <= last; monday = addDays(monday, 7)) {
    const days = [0, 1, 2, 3, 4, 5, 6].map((index) => addDays(monday, index));
    weeks.push(days.map((day) => (monthOf(day) === month ? day : null)));
  }
  return weeks;
}

/** Where a key leads from a day of the grid; null when it is no key of a calendar. */
export function dayAfterKey(day: CalendarDay, key: string): CalendarDay | null {
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: 1 - weekdayOf(day),
    End: 7 - weekdayOf(day),
  };
  if (key in steps) return addDays(day, steps[key] ?? 0);
  if (key !== 'PageUp' && key !== 'PageDown') return null;
  const month = nextMonth(monthOf(day), key === 'PageUp' ? -1 : 1);
  const same = `${month}${day.slice(7)}`;
  const { last } = endsOf(month);
  return same > last ? last : same;
}
