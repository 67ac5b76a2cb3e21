import { expect, it, test } from 'vitest';
import { partOfDay, streakWith, weekOf } from './rules.ts';

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

it.each([
  ['the first entry of today, still waiting, counts', 2, '2026-11-28', [['2026-11-29', true]], 3],
  ['what was deleted here does not', 3, '2026-11-29', [['2026-11-29', false]], 2],
  [
    'a gap that is filled here joins what lies before it',
    1,
    '2026-11-29',
    [
      ['2026-11-28', true],
      ['2026-11-27', true],
    ],
    3,
  ],
  ['a gap made here ends it', 3, '2026-11-29', [['2026-11-28', false]], 1],
  ['a new day starts with the days before it', 3, '2026-11-28', [], 3],
  ['a day that was missed ends it', 3, '2026-11-27', [], 0],
] as const)('streak: %s', (_, days, lastDay, known, streak) => {
  const changes = known.map(([day, logged]) => ({ day, logged }));
  expect(streakWith({ days, lastDay }, '2026-11-29', changes)).toBe(streak);
});
