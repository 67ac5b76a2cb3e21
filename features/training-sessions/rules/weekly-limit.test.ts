import { expect, test } from 'vitest';
import { limitSentence, mayBegin, sessionsLeft } from './weekly-limit.ts';

const week = (used: number, limit: number | null) => ({
  monday: '2026-11-30',
  used: Array.from({ length: used }, (_, at) => `session-${at}`),
  limit,
});

test.each([
  [2, 3, true],
  [3, 3, false],
  // After a smaller plan.
  [5, 3, false],
  [0, 0, false],
  [99, null, true],
])('with %d used of %s another one may begin: %s', (used, limit, may) => {
  expect(mayBegin(week(used, limit), 'another')).toBe(may);
});

test('a session that has begun may always go on', () => {
  expect(mayBegin(week(3, 3), 'session-1')).toBe(true);
});

test('what is left is never below nothing', () => {
  expect(sessionsLeft(week(5, 3))).toBe(0);
  expect(sessionsLeft(week(5, null))).toBeNull();
});

test('the refusal names the limit, when it is free again, and the ways on', () => {
  expect(limitSentence(week(3, 3), { key: 'free', name: 'Free' })).toBe(
    'You’ve started 3 of 3 demo workouts this week, as many as Free has. You can start the next on Monday 7 December. Until then, do this one as your own workout, or choose a larger plan.',
  );
  expect(limitSentence(week(5, 5), { key: 'starter', name: 'Starter' })).toContain(
    '5 of 5 workouts made for you this week',
  );
});
