import { addDays, type CalendarDay, daysFrom, weekdayOf } from './calendar-day.ts';

/** From one day to another, both included. */
export type Period = { from: CalendarDay; to: CalendarDay };

export const RANGES = ['4w', '12w', '1y', 'all', 'custom'] as const;
export type Range = (typeof RANGES)[number];

const DAYS = { '4w': 28, '12w': 84, '1y': 365 } as const;
/** The longest time that can be shown, days: ten years. */
export const MAX_PERIOD_DAYS = 3_660;

export const daysIn = ({ from, to }: Period): number => daysFrom(from, to) + 1;

export const isWithin = (date: CalendarDay, { from, to }: Period): boolean =>
  date >= from && date <= to;

/** The days shown of a range; `all` begins with the first day of anything, four weeks ago at the latest. */
export function periodOf(
  range: Exclude<Range, 'custom'>,
  today: CalendarDay,
  first: CalendarDay | null,
): Period {
  if (range !== 'all') return { from: addDays(today, 1 - DAYS[range]), to: today };
  const latest = addDays(today, 1 - DAYS['4w']);
  const earliest = addDays(today, 1 - MAX_PERIOD_DAYS);
  const from = first === null || first > latest ? latest : first;
  return { from: from < earliest ? earliest : from, to: today };
}

/** As many days right before a period. */
export const periodBefore = (period: Period): Period => ({
  from: addDays(period.from, -daysIn(period)),
  to: addDays(period.from, -1),
});

/** Days, weeks from Monday or months that bars stand for. */
export type Step = 'day' | 'week' | 'month';

const MAX_DAY_BARS = 31;
const MAX_WEEK_BARS = 60;

/** As fine as bars can still be told apart. */
export function stepOf(period: Period): Step {
  const days = daysIn(period);
  if (days <= MAX_DAY_BARS) return 'day';
  return days <= MAX_WEEK_BARS * 7 ? 'week' : 'month';
}

const lastOfMonth = (day: CalendarDay): CalendarDay => {
  const next = addDays(`${day.slice(0, 7)}-28`, 4);
  return addDays(`${next.slice(0, 7)}-01`, -1);
};

/** A period in steps, in order; the first and the last may be shorter. */
export function inSteps(period: Period, step: Step): Period[] {
  const out: Period[] = [];
  for (let from = period.from; from <= period.to; ) {
    const end =
      step === 'day'
        ? from
        : step === 'week'
          ? addDays(from, 7 - weekdayOf(from))
          : lastOfMonth(from);
    const to = end < period.to ? end : period.to;
    out.push({ from, to });
    from = addDays(to, 1);
  }
  return out;
}

/** The part of a period since the first day of anything: before it nothing is known, which is not none. */
export const knownPart = (period: Period, first: CalendarDay | null): Period =>
  first !== null && first > period.from && first <= period.to ? { ...period, from: first } : period;

/** The full weeks of a period, Monday to Sunday: the rule of every mean a week, in charts and reports alike. */
export const fullWeeksOf = (period: Period): Period[] =>
  inSteps(period, 'week').filter((week) => weekdayOf(week.from) === 1 && daysIn(week) === 7);
