import { expect, test } from 'vitest';
import { makeItem, makeSet } from './new-session.ts';
import { type SessionContent, WORK_FORMAT } from './session-kinds.ts';
import { doneWith, mondayOf, weekCountedFor, weeklyGoalOf, weekWith } from './training-week.ts';

const MONDAY = '2026-11-16';
const AT = '2026-11-20T19:00:00.000Z';

const session = (id: string, change: Partial<SessionContent> = {}, doneSets = 1) => ({
  id,
  date: '2026-11-20',
  origin: 'plan' as const,
  finishedAt: AT,
  work: {
    format: WORK_FORMAT as typeof WORK_FORMAT,
    items: [
      makeItem({
        id: 'a',
        exerciseId: 'push-up',
        measure: 'bodyweight',
        sets: [0, 1].map((at) => makeSet(`a.${at}`, { doneAt: at < doneSets ? AT : null })),
      }),
    ],
  },
  ...change,
});
const pending = (is: ReturnType<typeof session>, deleted = false) => ({ id: is.id, deleted, is });

test('the weekly goal is the number of training days, 5 while none are chosen', () => {
  expect(weeklyGoalOf([])).toBe(5);
  expect(weeklyGoalOf([1, 4])).toBe(2);
});

test.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2026-11-23', '2026-11-23'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s begins on %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});

test.each([
  ['on Sunday it counts in the week that ends', '2026-11-22', '2026-11-23', '2026-11-16'],
  ['entered four weeks later it counts in its own week', '2026-10-26', '2026-11-23', '2026-10-26'],
  ['entered later it counts in the week that runs', '2026-10-25', '2026-11-23', '2026-11-23'],
])('%s', (_, date, today, monday) => {
  expect(weekCountedFor(date, today)).toBe(monday);
});

test('what waits on the device is counted once, however often it is laid on top', () => {
  const waiting = [pending(session('new')), pending(session('old'))];
  const once = doneWith(['old'], waiting, MONDAY);
  expect(once).toEqual(['new', 'old']);
  expect(doneWith(once, waiting, MONDAY)).toEqual(once);
});

test.each([
  ['deleted', pending(session('a'), true)],
  ['not finished any more', pending(session('a', { finishedAt: null }))],
  ['left without a set', pending(session('a', {}, 0))],
  ['moved to another week', pending(session('a', { date: '2026-11-23' }))],
])('a session that is %s is not done in the week', (_, waiting) => {
  expect(doneWith(['a', 'b'], [waiting], MONDAY)).toEqual(['b']);
});

test('a use is never given back on the device either', () => {
  const week = { monday: MONDAY, done: ['a'], used: ['a'] };
  expect(weekWith(week, [pending(session('a'), true)])).toEqual({ ...week, done: [] });
  expect(weekWith(week, [pending(session('a', {}, 0))]).used).toEqual(['a']);
  expect(weekWith(week, [pending(session('b', { finishedAt: null }))])).toEqual({
    ...week,
    used: ['a', 'b'],
  });
});

test.each(['own', 'programme', 'imported'] as const)(
  'a session of origin %s uses none',
  (origin) => {
    const week = weekWith({ monday: MONDAY, done: [], used: [] }, [
      pending(session('a', { origin })),
    ]);
    expect(week).toEqual({ monday: MONDAY, done: ['a'], used: [] });
  },
);
