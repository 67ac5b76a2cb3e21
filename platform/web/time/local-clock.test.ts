import { describe, expect, it } from 'vitest';
import { dateText, dayName } from './day-text.ts';
import { localDay, localTime, msToNextDay } from './local-clock.ts';

describe('localDay', () => {
  it('is the day on the wall, one minute before and after midnight', () => {
    expect(localDay(new Date(2026, 5, 30, 23, 59))).toBe('2026-06-30');
    expect(localDay(new Date(2026, 6, 1, 0, 1))).toBe('2026-07-01');
  });

  it('gives the wall time with leading zeros', () => {
    expect(localTime(new Date(2026, 6, 1, 7, 5))).toBe('07:05');
  });

  it('reaches the next day exactly', () => {
    for (let day = 1; day <= 365; day += 1) {
      const at = new Date(2026, 0, day, 12, 34, 56);
      const next = new Date(at.getTime() + msToNextDay(at));
      expect(localDay(next)).toBe(localDay(new Date(2026, 0, day + 1, 12)));
      expect(localDay(new Date(next.getTime() - 1))).toBe(localDay(at));
    }
  });
});

describe('names of days', () => {
  it.each([
    ['2026-03-02', 'Today'],
    ['2026-03-01', 'Yesterday'],
    ['2026-03-03', 'Tomorrow'],
    ['2026-02-27', 'Friday 27 February'],
    ['2025-12-31', 'Wednesday 31 December 2025'],
  ])('%s is %s', (day, name) => {
    expect(dayName(day, '2026-03-02')).toBe(name);
  });

  it('gives today its date too', () => {
    expect(dateText('2026-03-02', '2026-03-02')).toBe('Monday 2 March');
  });
});
