import { afterEach, describe, expect, it, vi } from 'vitest';
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

describe('a day that starts later', () => {
  afterEach(() => vi.unstubAllEnvs());
  const sydney = () => vi.stubEnv('TZ', 'Australia/Sydney');

  it('is still yesterday until then', () => {
    sydney();
    expect(localDay(new Date(2026, 6, 1, 3, 59), 4)).toBe('2026-06-30');
    expect(localDay(new Date(2026, 6, 1, 4, 0), 4)).toBe('2026-07-01');
    expect(msToNextDay(new Date(2026, 6, 1, 3, 0), 4)).toBe(3_600_000);
  });

  it.each([
    ['23 hours', '2026-10-03T14:00:00Z', 3],
    ['25 hours', '2026-04-04T13:00:00Z', 5],
    ['24 hours', '2026-11-20T13:00:00Z', 4],
  ])('starts on the wall clock after a night of %s', (_, midnight, hours) => {
    sydney();
    const at = new Date(midnight);
    expect(at.getHours()).toBe(0);
    expect(msToNextDay(at, 4)).toBe(hours * 3_600_000);
  });

  it.each([0, 1, 2, 3, 4, 6])('from %s o’clock, is reached exactly on every night', (start) => {
    sydney();
    for (let hours = 0; hours < 366 * 24; hours += 5) {
      const at = new Date(Date.UTC(2026, 0, 1) + hours * 3_600_000 + 1_234_000);
      const next = new Date(at.getTime() + msToNextDay(at, start));
      expect(localDay(next, start)).not.toBe(localDay(at, start));
      expect(localDay(new Date(next.getTime() - 1), start)).toBe(localDay(at, start));
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
