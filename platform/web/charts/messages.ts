import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import type { Period, Range } from '#platform/shared/periods.ts';
import { shortDateText } from '#platform/web/time/day-text.ts';

export const nothingKnown = 'Nothing logged';

export const rangeNames: Record<Range, string> = {
  '4w': '4 weeks',
  '12w': '12 weeks',
  '1y': 'Year',
  all: 'All',
  custom: 'Custom',
};

export const rangeText = {
  label: 'Time shown',
  compare: 'Compare with the time before',
  from: 'From',
  to: 'To',
  show: 'Show',
  title: 'Choose your days',
  lead: 'Both days are included.',
  wrongOrder: 'The first day comes before the last.',
  notADay: 'Choose a day.',
  tooLate: 'Choose today or an earlier day.',
  tooLong: 'Choose at most ten years.',
};

/** "in 4 weeks", "in a year", "since 3 Mar 2022", "from 3 Mar to 5 Apr" */
export function inPeriod(range: Range, { from, to }: Period, today: CalendarDay): string {
  if (range === '4w') return 'in 4 weeks';
  if (range === '12w') return 'in 12 weeks';
  if (range === '1y') return 'in a year';
  if (range === 'all') return `since ${shortDateText(from, today)}`;
  return `from ${shortDateText(from, today)} to ${shortDateText(to, today)}`;
}

export const timeBefore = 'Time before';
