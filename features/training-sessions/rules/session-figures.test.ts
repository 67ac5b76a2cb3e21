import { expect, test } from 'vitest';
import { findExercise } from '#features/exercises/rules/exercises.ts';
import { listDoneSets } from './done-sets.ts';
import { makeItem, makeSession, makeSet } from './new-session.ts';
import { asksIfOpen, finishWhenLeft, lastDoneAt } from './open-sessions.ts';
import { figuresOf, lastedSeconds } from './session-figures.ts';
import type { LoggedSet, SessionItem } from './session-kinds.ts';
import { setMaxKg, volumeOf } from './set-figures.ts';
import { usualCounting } from './usual-measure.ts';

const AT = '2026-11-20T19:00:00.000Z';
const item = (
  exerciseId: string,
  sets: readonly LoggedSet[],
  change: Partial<SessionItem> = {},
) => {
  const exercise = findExercise(exerciseId);
  if (!exercise) throw new Error(exerciseId);
  return makeItem({ id: exerciseId, exerciseId, ...usualCounting(exercise), sets, ...change });
};
const done = (id: string, known: Partial<LoggedSet>) => makeSet(id, { doneAt: AT, ...known });
const sessionOf = (items: readonly SessionItem[], bodyKg: number | null = null) =>
  makeSession({ date: '2026-11-20', origin: 'own', name: 'x', startedAt: AT, bodyKg }, items);

test.each([
  ['back-squat', { measure: 'loadReps', perSide: false, pieces: 1 }],
  ['dumbbell-bench-press', { measure: 'loadReps', perSide: false, pieces: 2 }],
  ['dumbbell-row', { measure: 'loadReps', perSide: true, pieces: 1 }],
  ['dumbbell-reverse-lunge', { measure: 'loadReps', perSide: true, pieces: 2 }],
  ['goblet-squat', { measure: 'loadReps', perSide: false, pieces: 1 }],
  ['pull-up', { measure: 'bodyweight', perSide: false, pieces: 1 }],
  ['assisted-dip', { measure: 'bodyweight', perSide: false, pieces: 1 }],
  ['plank', { measure: 'seconds', perSide: false, pieces: 1 }],
  ['farmers-carry', { measure: 'seconds', perSide: false, pieces: 2 }],
  ['easy-run', { measure: 'metresSeconds', perSide: false, pieces: 1 }],
  ['arm-circle', { measure: 'reps', perSide: false, pieces: 1 }],
])('%s is counted in %j', (id, counting) => {
  expect(item(id, [])).toMatchObject(counting);
});

test('a pair is counted where dumbbells hold the load, whatever is usual', () => {
  const [shrug, row] = [findExercise('dumbbell-shrug'), findExercise('upright-row')];
  if (!shrug || !row) throw new Error('The library has changed.');
  expect(usualCounting(shrug, 'barbell').pieces).toBe(1);
  expect(usualCounting(shrug, 'dumbbells').pieces).toBe(2);
  expect(usualCounting(row, 'dumbbells').pieces).toBe(2);
  expect(usualCounting(row).pieces).toBe(1);
});

test.each([
  ['one bar', 'back-squat', { loadKg: 100, reps: 5 }, 500],
  ['both dumbbells of a pair', 'dumbbell-bench-press', { loadKg: 20, reps: 10 }, 400],
  ['both sides', 'dumbbell-row', { loadKg: 20, reps: 10 }, 400],
  ['a pair for both sides', 'dumbbell-reverse-lunge', { loadKg: 10, reps: 8 }, 320],
  ['the body with what is added', 'pull-up', { loadKg: 10, reps: 5 }, 450],
  ['the body less the help', 'assisted-dip', { loadKg: -30, reps: 10 }, 500],
  ['a warm-up: none', 'back-squat', { kind: 'warmUp', loadKg: 40, reps: 5 }, null],
  ['a hold: none', 'plank', { seconds: 60 }, null],
  ['a load that is not known', 'back-squat', { reps: 5 }, null],
] as const)('volume counts %s', (_, exerciseId, values, kg) => {
  const of = item(exerciseId, []);
  expect(volumeOf(makeSet('x', values), of, 80)).toBe(kg);
});

test('the body counts only where its weight is known', () => {
  expect(volumeOf(makeSet('x', { loadKg: 10, reps: 5 }), item('pull-up', []), null)).toBeNull();
});

test('the estimated one-rep max is that of one dumbbell, and of working sets to 12 reps', () => {
  const squat = item('back-squat', []);
  expect(setMaxKg(makeSet('x', { loadKg: 100, reps: 5 }), squat)).toBeCloseTo(114.58, 2);
  expect(setMaxKg(makeSet('x', { loadKg: 100, reps: 1 }), squat)).toBe(100);
  expect(setMaxKg(makeSet('x', { loadKg: 60, reps: 13 }), squat)).toBeNull();
  expect(setMaxKg(makeSet('x', { kind: 'warmUp', loadKg: 60, reps: 5 }), squat)).toBeNull();
  expect(setMaxKg(makeSet('x', { loadKg: 10, reps: 5 }), item('pull-up', []))).toBeNull();
});

const mixed = sessionOf([
  item('back-squat', [
    done('w', { kind: 'warmUp', loadKg: 40, reps: 8 }),
    done('s1', { loadKg: 100, reps: 5 }),
    makeSet('s2', { loadKg: 100, reps: 5 }),
  ]),
  item('dumbbell-row', [done('r', { loadKg: 20, reps: 10 })]),
  item('plank', [done('p', { seconds: 45 })]),
]);

test('a session comes to what was done of it', () => {
  expect(figuresOf(mixed)).toEqual({
    sets: 3,
    exercises: 3,
    volumeKg: 900,
    reps: 25,
    workSeconds: 45,
    metres: null,
  });
  expect(figuresOf(sessionOf([]))).toMatchObject({ sets: 0, volumeKg: null, reps: null });
});

test('the done sets are listed in order, with what was planned for them', () => {
  expect(listDoneSets(mixed).map(({ id, position, exercise }) => [id, position, exercise])).toEqual(
    [
      ['w', 0, 'back-squat'],
      ['s1', 1, 'back-squat'],
      ['r', 2, 'dumbbell-row'],
      ['p', 3, 'plank'],
    ],
  );
  const named = makeItem({
    id: 'n',
    name: 'Stairs',
    measure: 'seconds',
    why: { kind: 'light' },
    sets: [
      done('n1', {
        target: { loadKg: null, reps: [8, 12], seconds: null, metres: null, reserve: 2 },
      }),
    ],
  });
  expect(listDoneSets(sessionOf([named]))[0]).toMatchObject({
    exercise: 'name:Stairs',
    targetRepsLow: 8,
    targetRepsHigh: 12,
    targetReserve: 2,
    whyKind: 'light',
  });
});

test('a session is asked about six hours after its last set, and ends with it', () => {
  const later = sessionOf([item('plank', [done('p', { doneAt: '2026-11-20T20:00:00.000Z' })])]);
  const ms = Date.parse('2026-11-21T02:00:00.000Z');
  expect([asksIfOpen(later, ms - 1), asksIfOpen(later, ms)]).toEqual([false, true]);
  expect(asksIfOpen(later, Date.parse('2020-01-01T00:00:00.000Z'))).toBe(false);
  expect(lastDoneAt(later)).toBe('2026-11-20T20:00:00.000Z');
  const left = finishWhenLeft(later);
  expect(left.finishedAt).toBe('2026-11-20T20:00:00.000Z');
  expect(asksIfOpen(left, ms)).toBe(false);
  expect(lastedSeconds(left, 0)).toBe(3_600);
  expect(lastedSeconds(later, Date.parse('2026-11-20T19:30:00.000Z'))).toBe(1_800);
  expect(lastedSeconds(later, 0)).toBe(0);
});
