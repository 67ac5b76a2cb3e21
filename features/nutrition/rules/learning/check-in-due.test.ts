import { expect, test } from 'vitest';
import { dueOn, weeksSince } from './check-in-due.ts';

test.each([
  [null, '2026-11-20', 1],
  ['2026-11-19', '2026-11-20', 1],
  ['2026-11-13', '2026-11-26', 1],
  ['2026-09-27', '2026-10-11', 2],
])('last on %s and today %s: %d weeks', (last, today, weeks) => {
  expect(weeksSince(last, today)).toBe(weeks);
});

test('a week later, by the calendar', () => {
  expect(dueOn(null, '2026-11-20')).toBe('2026-11-20');
  expect(dueOn('2026-09-29', '2026-10-01')).toBe('2026-10-06');
});
