import { expect, test } from 'vitest';
import { makeItem, makeSession, makeSet } from '#features/training-sessions/rules/new-session.ts';
import { carryOn, teachesWhenCorrected, teachesWhenTicked, toNextTarget } from './carry-on.ts';

const target = { loadKg: 18, reps: [8, 12] as const, seconds: null, metres: null, reserve: 2 };
const session = makeSession({ date: '2026-11-23', origin: 'own', name: 'Push' }, [
  makeItem({
    id: 'a',
    measure: 'loadReps',
    sets: [
      makeSet('w', { kind: 'warmUp', target }),
      makeSet('1', { target, loadKg: 22.5, doneAt: '2026-11-23T09:00:00.000Z' }),
      makeSet('2', { target }),
      makeSet('3', { target, loadKg: 20 }),
      makeSet('d', { kind: 'drop', target }),
    ],
  }),
]);

test('sets after it take its load and reps over as their plan; what was typed stays typed', () => {
  const [item] = carryOn(session, 'a', '1', { loadKg: 22.5, reps: 10 }).work.items;
  expect(item?.sets.map((set) => [set.id, set.loadKg, set.target?.loadKg])).toEqual([
    ['w', null, 18],
    ['1', 22.5, 18],
    ['2', null, 22.5],
    ['3', 20, 22.5],
    ['d', null, 18],
  ]);
  expect(item?.sets[2]?.target).toMatchObject({ reps: [10, 12], reserve: 2 });
});

test('doing it again with another effort corrects it again', () => {
  const once = carryOn(session, 'a', '1', { loadKg: 22.5, reps: null });
  const [item] = carryOn(once, 'a', '1', { loadKg: 20, reps: null }).work.items;
  expect(item?.sets[2]?.target).toMatchObject({ loadKg: 20, reps: [8, 12] });
});

test('without a plan what was done is one', () => {
  expect(toNextTarget(null, { loadKg: 40, reps: 5 })).toMatchObject({ loadKg: 40, reps: [5, 5] });
  expect(toNextTarget(target, { loadKg: null, reps: 14 })).toMatchObject({ reps: [14, 14] });
});

const asPlanned = makeSet('1', { target, loadKg: 18, reps: 8, doneAt: '2026-11-23T09:00:00.000Z' });

test('a set done as planned teaches nothing when it is ticked; another load, reps or effort does', () => {
  expect(teachesWhenTicked(asPlanned)).toBe(false);
  expect(teachesWhenTicked({ ...asPlanned, loadKg: 20 })).toBe(true);
  expect(teachesWhenTicked({ ...asPlanned, reps: 9 })).toBe(true);
  expect(teachesWhenTicked({ ...asPlanned, reserve: 0 })).toBe(true);
  expect(teachesWhenTicked({ ...asPlanned, kind: 'drop', loadKg: 20 })).toBe(false);
});

test('a correction teaches, back to the plan too, unless a later set is done', () => {
  const open = makeSet('2', { target });
  expect(teachesWhenCorrected({ sets: [asPlanned, open] }, asPlanned)).toBe(true);
  const later = { ...asPlanned, id: '2' };
  expect(teachesWhenCorrected({ sets: [asPlanned, later] }, asPlanned)).toBe(false);
  expect(teachesWhenCorrected({ sets: [asPlanned, later] }, later)).toBe(true);
  expect(teachesWhenCorrected({ sets: [open] }, open)).toBe(false);
});
