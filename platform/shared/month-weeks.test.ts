import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCalendarDay, weekdayOf } from '#platform/shared/calendar-day.ts';
import { dayAfterKey, endsOf, nextMonth, weeksOf } from './month-weeks.ts';

it.each([
  ['2026-11', '2026-11-01', '2026-11-30'],
  ['2026-12', '2026-12-01', '2026-12-31'],
  ['2028-02', '2028-02-01', '2028-02-29'],
  ['2026-02', '2026-02-01', '2026-02-28'],
])('%s goes from %s to %s', (month, first, last) => {
  expect(endsOf(month)).toEqual({ first, last });
});

it.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-01', -13, '2024-12'],
])('%s and %d months is %s', (month, count, other) => {
  expect(nextMonth(month, count)).toBe(other);
});

describe('weeksOf', () => {
  it('is every day of the month once, each under its weekday', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2000, max: 2099 }),
        fc.integer({ min: 1, max: 12 }),
        (year, month) => {
          const name = `${year}-${String(month).padStart(2, '0')}`;
          const weeks = weeksOf(name);
          const days = weeks.flat().filter((day) => day !== null);
          const { first, last } = endsOf(name);
          expect([days[0], days.at(-1)]).toEqual([first, last]);
          expect(days).toHaveLength(Number(last.slice(8)));
          for (const week of weeks) {
            expect(week).toHaveLength(7);
            week.forEach((day, index) => day && expect(weekdayOf(day)).toBe(index + 1));
          }
        },
      ),
    );
  });
});

describe('dayAfterKey', () => {
  it.each([
    ['2026-11-01', 'ArrowLeft', '2026-10-31'],
    ['2026-11-22', 'ArrowUp', '2026-11-15'],
    ['2026-11-22', 'Home', '2026-11-16'],
    ['2026-11-20', 'End', '2026-11-22'],
    ['2026-03-31', 'PageUp', '2026-02-28'],
    ['2026-01-31', 'PageDown', '2026-02-28'],
    ['2026-11-22', 'a', null],
    ['2026-11-22', 'Tab', null],
  ])('from %s, %s leads to %s', (day, key, to) => {
    expect(dayAfterKey(day, key)).toBe(to);
    if (to) expect(isCalendarDay(to)).toBe(true);
  });
});
