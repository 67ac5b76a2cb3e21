import { type CalendarDay, daysFrom } from '#platform/shared/calendar-day.ts';
import type { Period, Step } from '#platform/shared/periods.ts';
import { shortDateText } from '#platform/web/time/day-text.ts';

/** With so many decimals at most. */
export const figure = (value: number, digits = 1): string =>
  value.toLocaleString('en-AU', { maximumFractionDigits: digits });

/** "−0.8", "+1.2", "0.0" */
export function signed(change: number, digits = 1): string {
  const text = Math.abs(change).toLocaleString('en-AU', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return Number(Math.abs(change).toFixed(digits)) === 0 ? text : `${change < 0 ? '−' : '+'}${text}`;
}

export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${figure(count)}\u00a0${count === 1 ? one : many}`;

/** "3 Mar" of a day, "3 Mar to 9 Mar" of a longer step. */
export const periodText = ({ from, to }: Period, today: CalendarDay): string =>
  daysFrom(from, to) === 0
    ? shortDateText(from, today)
    : `${shortDateText(from, today)} to ${shortDateText(to, today)}`;

export const stepNames: Record<Step, string> = { day: 'Day', week: 'Week', month: 'Month' };

export const before = 'Time before';
export const unknown = '–';
