import { expect, test } from 'vitest';
import { partOfDay, weekOf } from './rules.ts';

test.each([
  ['2026-11-16', 'a Monday'],
  ['2026-11-18', 'a Wednesday'],
  ['2026-11-22', 'a Sunday'],
])('the week of %s, %s, is Monday to Sunday', (day) => {
  expect(weekOf(day)).toEqual([
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
    '2026-11-22',
  ]);
});

test('a week may span two years', () => {
  expect(weekOf('2027-01-01')).toContain('2026-12-28');
});

test.each([
  [3, 'night'],
  [4, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
  [23, 'evening'],
  [0, 'night'],
])('%d o’clock is %s', (hour, part) => {
  expect(partOfDay(hour)).toBe(part);
});
