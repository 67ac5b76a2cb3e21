import { expect, test } from 'vitest';
import { hours } from '#features/free-times/testing/times-question.ts';
import { dateHoursProblem, hoursProblem, timeOffProblem } from './check-hours.ts';

test.each([
  ['09:00-12:00 12:00-15:00', null],
  ['22:00-02:00', null],
  ['00:00-00:00', null],
  ['09:00-12:00 11:45-15:00', 'These hours overlap. Change one of them.'],
  ['20:00-02:00 23:00-23:30', 'These hours overlap. Change one of them.'],
  [
    '01:00-02:00 03:00-04:00 05:00-06:00 07:00-08:00 09:00-10:00 11:00-12:00 13:00-14:00',
    'Use at most 6 hours a day.',
  ],
])('hours %s', (text, problem) => {
  expect(hoursProblem(text.split(' ').map(hours))).toBe(problem);
});

test.each([
  [
    '2026-10-04',
    '02:00-03:00',
    'Australia/Sydney',
    'Clocks go forward that night and skip these hours.',
  ],
  ['2026-10-04', '02:00-03:15', 'Australia/Sydney', undefined],
  ['2026-10-04', '02:00-03:00', 'Australia/Perth', undefined],
  [
    '2026-10-04',
    '02:00-02:30',
    'Australia/Lord_Howe',
    'Clocks go forward that night and skip these hours.',
  ],
  ['2026-09-30', '09:00-12:00', 'Australia/Sydney', 'Choose today or a later date.'],
  ['2026-02-30', '09:00-12:00', 'Australia/Sydney', 'Choose a date.'],
  ['2030-10-04', '09:00-12:00', 'Australia/Sydney', 'Choose a date in the next two years.'],
])('%s %s in %s', (day, text, timeZone, sentence) => {
  const given = { day, hours: [hours(text)] };
  expect(dateHoursProblem(given, { today: '2026-10-01', timeZone })?.sentence).toBe(sentence);
});

test('time off has to end after it begins, today or later', () => {
  const off = (
    fromDay: string,
    toDay: string,
    fromMinute: number | null = null,
    toMinute: number | null = null,
  ) => timeOffProblem({ fromDay, fromMinute, toDay, toMinute }, '2026-10-01');
  expect(off('2026-09-20', '2026-10-01')).toBeNull();
  expect(off('2026-10-05', '2026-10-05')).toBeNull();
  expect(off('2026-10-05', '2026-10-05', 600, 600)?.field).toBe('toDay');
  expect(off('2026-10-05', '2026-10-04')?.sentence).toBe('The last day is before the first day.');
  expect(off('2026-10-05', '2027-12-01')?.sentence).toBe('Use at most a year at a time.');
  expect(off('', '2026-10-04')?.field).toBe('fromDay');
});
