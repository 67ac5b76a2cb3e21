import { expect, test } from 'vitest';
import { makeItem, makeSet } from '#features/training-sessions/rules/new-session.ts';
import type { LoggedSet, SessionItem } from '#features/training-sessions/rules/session-kinds.ts';
import { changedSeconds, leftMs, restAfter } from './rest.ts';

const at = (minute: number): string => `2026-11-23T09:${String(minute).padStart(2, '0')}:00.000Z`;
const done = (id: string, minute: number, known: Partial<LoggedSet> = {}) =>
  makeSet(id, { doneAt: at(minute), ...known });
const item = (id: string, sets: readonly LoggedSet[], known: Partial<SessionItem> = {}) =>
  makeItem({ id, measure: 'loadReps', restSeconds: 90, ...known, sets });

test.each<[string, readonly SessionItem[], number | null]>([
  ['nothing is done', [item('a', [makeSet('1'), makeSet('2')])], null],
  ['the rest of the exercise', [item('a', [done('1', 0), makeSet('2')])], 90],
  ['the last set of all', [item('a', [done('1', 0)])], null],
  ['before another exercise', [item('a', [done('1', 0)]), item('b', [makeSet('2')])], 90],
  ['without a rest', [item('a', [done('1', 0), makeSet('2')], { restSeconds: 0 })], null],
  ['a drop set follows at once', [item('a', [done('1', 0), makeSet('2', { kind: 'drop' })])], null],
  ['short after a warm-up', [item('a', [done('1', 0, { kind: 'warmUp' }), makeSet('2')])], 60],
  [
    'an exercise with a clock of its own',
    [item('a', [done('1', 0), makeSet('2')], { pace: { kind: 'emom', everySeconds: 60 } })],
    null,
  ],
  [
    'the superset goes on with its other exercise',
    [
      item('a', [done('1', 0), makeSet('2')], { superset: 's' }),
      item('b', [makeSet('3'), makeSet('4')], { superset: 's', restSeconds: 120 }),
    ],
    null,
  ],
  [
    'a superset rests once a round, its longest rest shortened',
    [
      item('a', [done('1', 0), makeSet('2')], { superset: 's' }),
      item('b', [done('3', 1), makeSet('4')], { superset: 's', restSeconds: 120 }),
    ],
    72,
  ],
])('%s', (_, items, seconds) => {
  expect(restAfter(items)?.seconds ?? null).toBe(seconds);
});

test('a rest counts from the set that was done last, whatever its place', () => {
  const rest = restAfter([item('a', [done('1', 5), makeSet('2'), done('3', 2)])]);
  expect(rest).toEqual({ setId: '1', startMs: Date.parse(at(5)), seconds: 90 });
});

test('it is counted to its end, so a frozen tab or a clock that was turned back changes nothing', () => {
  const rest = { startMs: 1_000_000 };
  expect(leftMs(rest, 90, 1_030_000)).toBe(60_000);
  expect(leftMs(rest, 90, 1_210_000)).toBe(-120_000);
  expect(leftMs(rest, 90, 0)).toBe(90_000);
});

test('what the person changes holds for that rest alone', () => {
  const rest = { setId: '1', startMs: 0, seconds: 90 };
  const change = { setId: '1', bySeconds: -105, isSkipped: false };
  expect(changedSeconds(rest, change)).toBe(0);
  expect(changedSeconds(rest, { ...change, bySeconds: 30 })).toBe(120);
  expect(changedSeconds({ ...rest, setId: '2' }, change)).toBe(90);
});
