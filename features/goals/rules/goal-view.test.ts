import { expect, test } from 'vitest';
import { addDays } from '#platform/shared/calendar-day.ts';
import { periodOf } from '#platform/shared/periods.ts';
import { toCourse } from './course.ts';
import type { GoalKind } from './goal-kinds.ts';
import { toGoalView } from './goal-view.ts';
import { withPendingPoints } from './pending-points.ts';
import { toStanding } from './standing.ts';
import type { Subject } from './subject.ts';

const TODAY = '2026-11-23';
const day = (back: number) => addDays(TODAY, -back);

const toSubject = (kind: GoalKind, points: [back: number, value: number][]): Subject => ({
  kind,
  subject: kind,
  name: kind,
  unit: '',
  points: points.map(([back, value]) => ({ date: day(back), value })),
});
const goalOf = (kind: GoalKind) => ({
  kind,
  startOn: day(20),
  dueOn: addDays(TODAY, 30),
  startValue: 0,
  target: 60_000,
});

function view(subject: Subject, range: '4w' | '12w' | 'all') {
  const goal = goalOf(subject.kind);
  const course = toCourse(subject, goal, TODAY);
  const first = subject.points[0]?.date ?? null;
  const period = periodOf(range, TODAY, first);
  const { points } = subject;
  return toGoalView({ goal, course, points, period, isAll: range === 'all', today: TODAY });
}

const waist = toSubject('measure', [
  [200, 90],
  [120, 88],
  [50, 87],
  [30, 86],
  [10, 84],
  [0, 83],
]);

test('a range shows its days and the way to the goal’s day, and the time before over it', () => {
  const seen = view(waist, '4w');
  expect(seen).toMatchObject({ from: day(27), to: addDays(TODAY, 30), showsAhead: true });
  expect(seen.line.map(({ value }) => value)).toEqual([84, 83]);
  expect(seen.before).toEqual([
    { date: day(22), value: 87, afterGap: true },
    { date: day(2), value: 86 },
  ]);
  expect(seen).toMatchObject({ change: -1, changeBefore: -1 });
});

test('all begins with the first figure, and has lines only where little time lies between', () => {
  const seen = view(waist, 'all');
  expect(seen.from).toBe(day(200));
  expect(seen.line.map(({ afterGap = false }) => afterGap)).toEqual([
    false,
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('what adds up begins with the goal; the time before has as many days', () => {
  const runs = toSubject('distance', [
    [45, 9_000],
    [38, 4_000],
    [25, 6_000],
    [18, 5_000],
    [3, 7_000],
  ]);
  const seen = view(runs, '12w');
  expect(seen.from).toBe(day(20));
  expect(seen.line.at(-1)).toEqual({ date: TODAY, value: 12_000 });
  // The 21 days before the goal: 4 km and 6 km, over its 21 days.
  expect(seen).toMatchObject({ change: 12_000, changeBefore: 10_000 });
  expect(seen.before.at(-1)).toEqual({ date: TODAY, value: 10_000 });
});

test('a custom time that is over shows no way ahead, one before the goal nothing', () => {
  const goal = goalOf('distance');
  const runs = toSubject('distance', [[3, 7_000]]);
  const course = toCourse(runs, goal, TODAY);
  const period = { from: day(60), to: day(40) };
  const { points } = runs;
  const seen = toGoalView({ goal, course, points, period, isAll: false, today: TODAY });
  expect(seen).toMatchObject({ showsAhead: false, line: [], change: null, changeBefore: null });
});

test('how a goal stands is the same whatever time is fetched', () => {
  const long = toSubject('distance', [
    [400, 9_000],
    [30, 4_000],
    [9, 5_000],
    [3, 7_000],
  ]);
  const short = { ...long, points: long.points.slice(1) };
  const goal = goalOf('distance');
  const [a, b] = [long, short].map((one) => toCourse(one, goal, TODAY));
  expect(a && toStanding(goal, a, TODAY)).toEqual(b && toStanding(goal, b, TODAY));
  expect(a?.weekly).toBe(b?.weekly);
});

test('figures that wait count once, in the subject’s unit and up to today', () => {
  const pending = [
    { kind: 'measure', subject: 'measure', unit: '', date: TODAY, value: 82 },
    { kind: 'measure', subject: 'measure', unit: 'in', date: TODAY, value: 32 },
    { kind: 'measure', subject: 'measure', unit: '', date: addDays(TODAY, 1), value: 81 },
    { kind: 'weight', subject: 'weight', unit: '', date: TODAY, value: 70 },
  ] as const;
  const [once] = withPendingPoints([waist], pending, TODAY);
  expect(once?.points.map(({ value }) => value)).toEqual([90, 88, 87, 86, 84, 82]);
  expect(withPendingPoints(once ? [once] : [], pending, TODAY)[0]).toEqual(once);
});

test('what is measured every four weeks has a course too', () => {
  const monthly = toSubject('measure', [
    [140, 86],
    [112, 85.2],
    [84, 84.1],
    [56, 83.3],
    [28, 82],
    [0, 81.2],
  ]);
  const { estimate, weekly } = toCourse(monthly, goalOf('measure'), TODAY);
  expect(weekly).toBeCloseTo(-0.24, 1);
  expect(estimate?.(addDays(TODAY, 28)).value).toBeCloseTo(80.2, 0);
  // Four of the last twelve weeks are enough: those before say nothing then.
  const late = monthly.points.slice(2);
  const steep = { ...monthly, points: [{ date: day(140), value: 120 }, ...late] };
  expect(toCourse(steep, goalOf('measure'), TODAY).weekly).toBeCloseTo(-0.24, 1);
});
