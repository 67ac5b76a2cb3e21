import { addDays, type CalendarDay, daysFrom, weekdayOf } from '#platform/shared/calendar-day.ts';
import { monthName } from '#platform/shared/calendar-words.ts';
import { endsOf, monthOf, nextMonth } from '#platform/shared/month-weeks.ts';
import { fullWeeksOf, knownPart } from '#platform/shared/periods.ts';

export type Period = { from: CalendarDay; to: CalendarDay };

/** Days of the longest report. */
export const MAX_REPORT_DAYS = 366;

const mondayOf = (day: CalendarDay): CalendarDay => addDays(day, 1 - weekdayOf(day));

/** The week, Monday to Sunday, `back` weeks before that of a day. */
export function weekBack(day: CalendarDay, back: number): Period {
  const from = addDays(mondayOf(day), -7 * back);
  return { from, to: addDays(from, 6) };
}

/** The month `back` months before that of a day. */
export function monthBack(day: CalendarDay, back: number): Period {
  const { first, last } = endsOf(nextMonth(monthOf(day), -back));
  return { from: first, to: last };
}

/** What is wrong with a period; null when it is fine. */
export function periodProblem(
  { from, to }: Period,
  latest: CalendarDay,
): { field: 'from' | 'to'; sentence: string } | null {
  if (from > latest) return { field: 'from', sentence: 'Choose a period that has begun.' };
  if (to < from) return { field: 'to', sentence: 'The last day is before the first one.' };
  if (daysFrom(from, to) >= MAX_REPORT_DAYS) {
    return { field: 'to', sentence: `A report has up to ${MAX_REPORT_DAYS} days.` };
  }
  return null;
}

const dayOf = (day: CalendarDay) => Number(day.slice(8));
const monthText = (day: CalendarDay) => monthName(Number(day.slice(5, 7)));
const yearOf = (day: CalendarDay) => day.slice(0, 4);

/** "9 November 2026" */
export const longDay = (day: CalendarDay): string =>
  `${dayOf(day)} ${monthText(day)} ${yearOf(day)}`;

/** "9 Nov" */
export const shortDay = (day: CalendarDay): string => `${dayOf(day)} ${monthText(day).slice(0, 3)}`;

/** "9 to 15 November 2026", "30 November to 6 December 2026". */
export function periodText({ from, to }: Period): string {
  if (from === to) return longDay(from);
  if (yearOf(from) !== yearOf(to)) return `${longDay(from)} to ${longDay(to)}`;
  if (monthText(from) !== monthText(to)) {
    return `${dayOf(from)} ${monthText(from)} to ${longDay(to)}`;
  }
  return `${dayOf(from)} to ${longDay(to)}`;
}

/** "Weekly report", "Monthly report" or "Report". */
export function reportTitle({ from, to }: Period): string {
  if (weekdayOf(from) === 1 && addDays(from, 6) === to) return 'Weekly report';
  const { first, last } = endsOf(monthOf(from));
  return first === from && last === to ? 'Monthly report' : 'Report';
}

/** The days of a period. */
export const daysOf = ({ from, to }: Period): CalendarDay[] =>
  Array.from({ length: daysFrom(from, to) + 1 }, (_, at) => addDays(from, at));

/** The weeks of a period, Monday to Sunday, cut to it. */
export function weeksOf(period: Period): Period[] {
  const mondays = daysOf(period).filter((day) => day === period.from || weekdayOf(day) === 1);
  return mondays.map((from, at) => {
    const next = mondays[at + 1];
    return { from, to: next === undefined ? period.to : addDays(next, -1) };
  });
}

/** Sums a week over the full weeks of a period that have come: the tab's rule. Null without one. */
export function meanAWeek(
  { from, to, today, first }: Period & { today: CalendarDay; first: CalendarDay | null },
  sumOf: (week: Period) => number,
): { mean: number; weeks: number } | null {
  const weeks = fullWeeksOf(knownPart({ from, to: to < today ? to : today }, first));
  if (weeks.length === 0) return null;
  const sum = weeks.reduce((all, week) => all + sumOf(week), 0);
  return { mean: sum / weeks.length, weeks: weeks.length };
}

export const PERIOD_KINDS = ['week', 'month', 'other'] as const;
export type PeriodKind = (typeof PERIOD_KINDS)[number];

/** The week or month before or after one. */
export const stepPeriod = (kind: 'week' | 'month', { from }: Period, step: 1 | -1): Period =>
  kind === 'week' ? weekBack(from, -step) : monthBack(from, -step);

/** What a period is: a week, a month, or other days. */
export function kindOf({ from, to }: Period): PeriodKind {
  const title = reportTitle({ from, to });
  return title === 'Weekly report' ? 'week' : title === 'Monthly report' ? 'month' : 'other';
}
