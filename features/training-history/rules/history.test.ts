import { expect, test } from 'vitest';
import { findExercise } from '#features/exercises/rules/exercises.ts';
import { sumMuscleSets } from '#features/plan-generator/rules/figures/muscle-sets.ts';
import { makeItem, makeSession, makeSet } from '#features/training-sessions/rules/new-session.ts';
import { comparedSpans, compareSpans } from './compare-blocks.ts';
import { toBests, toExerciseDays } from './exercise-days.ts';
import { toFileRows } from './file-rows.ts';
import type { DoneInRange, ExerciseDay } from './history-kinds.ts';
import { minutesOf, toDoneInRange, toDoneSetRows, toHistoryRow } from './history-rows.ts';
import { toMuscleShares, toMuscleWeek } from './muscle-week.ts';
import { findChange, metricOf, toTrend, toWeeks } from './trend.ts';

const AT = '2026-11-20T09:00:00.000Z';

/** A finished session of bench presses with these loads and reps, and a name without an exercise. */
const session = (id: string, date: string, ...sets: [kg: number, reps: number][]) => ({
  id,
  ...makeSession(
    { date, origin: 'own', name: 'Push', startedAt: '2026-11-20T08:00:00.000Z', finishedAt: AT },
    [
      makeItem({
        id: 'a',
        exerciseId: 'bench-press',
        measure: 'loadReps',
        sets: [
          makeSet('a.0', { kind: 'warmUp', loadKg: 40, reps: 10, doneAt: AT }),
          ...sets.map(([loadKg, reps], at) =>
            makeSet(`a.${at + 1}`, { loadKg, reps, reserve: 2, doneAt: AT }),
          ),
          makeSet('a.9', { loadKg: 200, reps: 1 }),
        ],
      }),
      makeItem({
        id: 'b',
        name: '=Zercher',
        measure: 'seconds',
        sets: [makeSet('b.1', { seconds: 40, doneAt: AT })],
      }),
    ],
  ),
});

const first = session('1', '2026-11-02', [80, 5], [80, 5]);
const second = session('2', '2026-11-09', [82.5, 5]);
const open = { ...session('3', '2026-11-10', [90, 5]), finishedAt: null };

test('a session of the device is listed as the server would', () => {
  expect(toHistoryRow(first)).toEqual({
    id: '1',
    date: '2026-11-02',
    name: 'Push',
    origin: 'own',
    minutes: 60,
    sets: 4,
    volumeKg: 800,
    metres: null,
    exercises: ['bench-press', 'name:=Zercher'],
  });
  expect(toHistoryRow(open)).toBeNull();
});

test('a session that was left open for a day has no length', () => {
  expect(minutesOf('2026-11-01T08:00:00Z', '2026-11-02T08:00:00Z')).toBeNull();
  expect(minutesOf(AT, AT)).toBeNull();
});

test('two days hold so much of each exercise', () => {
  expect(toDoneInRange([first, second, open], '2026-11-01', '2026-11-30')).toEqual({
    sessions: 2,
    exercises: [
      {
        exercise: 'bench-press',
        sets: 3,
        volumeKg: 1212.5,
        e1rmKg: expect.closeTo(94.53, 1),
        sessions: 2,
      },
      { exercise: 'name:=Zercher', sets: 2, volumeKg: null, e1rmKg: null, sessions: 2 },
    ],
  });
  expect(toDoneInRange([first], '2026-11-03', '2026-11-30').sessions).toBe(0);
});

test('an exercise as one figure a session, without warm-ups, and its bests with their days', () => {
  const sets = toDoneSetRows([second, first, open], 'bench-press');
  expect(toExerciseDays(sets)).toMatchObject([
    { sessionId: '1', sets: 2, volumeKg: 800, reps: 5, seconds: null },
    { sessionId: '2', sets: 1, volumeKg: 412.5 },
  ]);
  const bests = toBests(sets);
  expect(bests.map(({ kind, date, kg }) => [kind, date, kg])).toEqual([
    ['max', '2026-11-09', 82.5],
    ['heaviest', '2026-11-09', 82.5],
    ['set', '2026-11-09', 82.5],
    ['reps', '2026-11-09', 82.5],
  ]);
  expect(bests[0]).toMatchObject({ sessionId: '2', maxKg: expect.closeTo(94.53, 1) });
});

const day = (date: string, e1rmKg: number | null, volumeKg: number | null = 100): ExerciseDay => ({
  sessionId: date,
  date,
  sets: 2,
  volumeKg,
  e1rmKg,
  reps: 5,
  seconds: null,
  metres: null,
});

test('a trend breaks after a long pause, and says what changed', () => {
  const days = [day('2026-09-01', 100), day('2026-09-08', 101), day('2026-11-01', 110)];
  const trend = toTrend(days, 'e1rmKg', '2026-01-01');
  expect(trend.map(({ afterGap }) => afterGap)).toEqual([false, false, true]);
  expect(findChange(trend)).toEqual({ kind: 'up', by: 10, value: 110 });
  const [begin] = trend;
  const same = { date: '2026-11-02', value: 100.5, afterGap: false };
  expect(begin && findChange([begin, same])).toMatchObject({ kind: 'steady' });
  expect(begin && findChange([begin, { ...same, value: 90 }])).toMatchObject({ kind: 'down' });
  expect(findChange(trend.slice(0, 1))).toEqual({ kind: 'one', value: 100 });
  expect(findChange([])).toBeNull();
  expect(toTrend(days, 'e1rmKg', '2026-10-01')).toHaveLength(1);
});

test('the figure of an exercise follows from its sessions', () => {
  expect(metricOf([day('2026-09-01', 100)])).toBe('e1rmKg');
  expect(metricOf([day('2026-09-01', null)])).toBe('reps');
  expect(metricOf([{ ...day('2026-09-01', null), metres: 5_000, seconds: 1_500 }])).toBe('metres');
  expect(metricOf([])).toBeNull();
});

test('weeks begin on Monday, and one without the exercise is empty, not zero', () => {
  const days = [day('2026-11-01', 100), day('2026-11-02', 100), day('2026-11-15', 100, null)];
  expect(toWeeks(days, '2026-10-28', '2026-11-16')).toEqual([
    { monday: '2026-10-26', volumeKg: 100, sets: 2 },
    { monday: '2026-11-02', volumeKg: 100, sets: 2 },
    { monday: '2026-11-09', volumeKg: null, sets: 2 },
    { monday: '2026-11-16', volumeKg: null, sets: 0 },
  ]);
});

const PERSON = {
  goal: 'build_muscle',
  level: 'beginner',
  recovery: 'normal',
  focus: [],
} as const;

test('sets count for muscles by their shares, against the range of goal and level', () => {
  const sums = sumMuscleSets(
    [
      { exerciseId: 'bench-press', sets: 6 },
      { exerciseId: 'easy-run', sets: 3 },
      { exerciseId: 'name:Zercher', sets: 4 },
    ],
    findExercise,
  );
  expect([sums.get('chest'), sums.get('triceps'), sums.get('quads')]).toEqual([6, 3, undefined]);
  const week = toMuscleWeek(sums, PERSON);
  expect(week.find(({ muscle }) => muscle === 'chest')).toEqual({
    muscle: 'chest',
    sets: 6,
    min: 6,
    target: 9,
    max: 12,
    state: 'enough',
  });
  expect(week.find(({ muscle }) => muscle === 'triceps')).toMatchObject({ min: 4, state: 'short' });
  expect(week.find(({ muscle }) => muscle === 'quads')).toMatchObject({ state: 'none' });
  expect(toMuscleWeek(new Map([['chest', 12.5]]), PERSON)[0]).toMatchObject({ state: 'beyond' });
  expect(toMuscleShares(week)).toEqual({ chest: 1, triceps: 0.5 });
});

test.each([
  [
    'a block so far against as many days of the last',
    [
      { monday: '2026-11-09', weeks: 6 },
      { monday: '2026-09-28', weeks: 6 },
    ],
    ['2026-11-09', '2026-11-23', '2026-09-28', '2026-10-12', true],
  ],
  [
    'without an earlier block the weeks before it',
    [{ monday: '2026-11-16', weeks: 4 }],
    ['2026-11-16', '2026-11-23', '2026-11-02', '2026-11-09', true],
  ],
  [
    'without a block four weeks',
    [{ monday: '2026-01-05', weeks: 4 }],
    ['2026-10-27', '2026-11-23', '2026-09-29', '2026-10-26', false],
  ],
])('%s', (_, blocks, spans) => {
  const { now, before, isBlock } = comparedSpans(blocks, '2026-11-23');
  expect([now.from, now.to, before.from, before.to, isBlock]).toEqual(spans);
});

test('two spans side by side; lifts in both come first', () => {
  const done = (exercise: string, e1rmKg: number | null): DoneInRange => ({
    exercise,
    sets: 5,
    volumeKg: e1rmKg === null ? null : 1_000,
    e1rmKg,
    sessions: 2,
  });
  expect(
    compareSpans(
      { sessions: 4, exercises: [done('new', 50), done('squat', 110), done('plank', null)] },
      { sessions: 5, exercises: [done('squat', 100)] },
    ),
  ).toEqual({
    sessions: [4, 5],
    sets: [15, 5],
    volumeKg: [2_000, 1_000],
    lifts: [
      { exercise: 'squat', now: 110, before: 100 },
      { exercise: 'new', now: 50, before: null },
    ],
  });
});

test('a row of the file for each done set', () => {
  const begun = { ...first, startedAt: new Date(AT), finishedAt: null };
  const rows = toFileRows(begun, (id) => id.toUpperCase());
  expect(rows).toHaveLength(4);
  const [, row = []] = rows;
  expect(row.slice(0, 5)).toEqual([
    '2026-11-02',
    '2026-11-20T09:00:00Z',
    '',
    'Push',
    'BENCH-PRESS',
  ]);
  expect(row.slice(5, 14)).toEqual([null, 2, 'normal', 80, 5, null, null, 8, 2]);
});
