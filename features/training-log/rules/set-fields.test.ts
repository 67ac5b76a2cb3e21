import { expect, test } from 'vitest';
import { makeItem, makeSet } from '#features/training-sessions/rules/new-session.ts';
import type { SetTarget } from '#features/training-sessions/rules/session-kinds.ts';
import { fieldsOf, isComplete, valuesOfTap } from './set-fields.ts';
import { listSets, nextSet } from './set-order.ts';

const target: SetTarget = {
  loadKg: 60,
  reps: [8, 10],
  seconds: null,
  metres: null,
  reserve: 2,
};
const fields = ['loadKg', 'reps', 'reserve'] as const;
const planned = makeSet('1', { target });
const tap = (
  sets: ReturnType<typeof makeSet>[],
  at: number,
  before: Parameters<typeof valuesOfTap>[3] = null,
) => valuesOfTap({ sets }, sets[at] ?? planned, fields, before);

test('one tap logs what was planned, and guesses no effort', () => {
  expect(tap([planned], 0)).toEqual({ loadKg: 60, reps: 8, reserve: null });
});

test('what was typed wins, then the plan, then the set before, then the last time', () => {
  const typed = makeSet('1', { target, loadKg: 62.5, reserve: 1 });
  expect(tap([typed], 0)).toEqual({ loadKg: 62.5, reps: 8, reserve: 1 });
  const heavier = makeSet('1', { loadKg: 70, reps: 6 });
  expect(tap([heavier, makeSet('2')], 1, { loadKg: 40 })).toMatchObject({ loadKg: 70, reps: 6 });
  expect(tap([makeSet('1')], 0, { loadKg: 40, reps: 5 })).toMatchObject({ loadKg: 40, reps: 5 });
});

test('a warm-up carries nothing to a work set', () => {
  const warm = makeSet('1', { kind: 'warmUp', loadKg: 20, reps: 8 });
  expect(tap([warm, makeSet('2')], 1)).toEqual({ loadKg: null, reps: null, reserve: null });
});

test('a set needs its figures, but not the load of one’s own body', () => {
  expect(isComplete('loadReps', { loadKg: null, reps: 8 })).toBe(false);
  expect(isComplete('bodyweight', { loadKg: null, reps: 8 })).toBe(true);
  expect(isComplete('metresSeconds', { metres: null, seconds: 540 })).toBe(true);
  expect(isComplete('metresSeconds', { metres: null, seconds: null })).toBe(false);
});

test('a distance is never taken from another day', () => {
  const sets = [makeSet('1', { metres: 700, seconds: 540 }), makeSet('2')];
  const walk = ['metres', 'seconds'] as const;
  expect(valuesOfTap({ sets }, sets[1] ?? planned, walk, { metres: 900 })).toEqual({
    metres: null,
    seconds: 540,
  });
});

test('effort is asked where reps are counted, a load where it is carried', () => {
  expect(fieldsOf({ measure: 'reps' }, undefined, true)).toEqual(['reps', 'reserve']);
  expect(fieldsOf({ measure: 'seconds' }, { loadType: 'external' }, true)).toEqual([
    'loadKg',
    'seconds',
  ]);
  expect(fieldsOf({ measure: 'metresSeconds' }, undefined, true)).toEqual(['metres', 'seconds']);
});

const item = (id: string, superset: string | null, count: number, doneCount = 0) =>
  makeItem({
    id,
    measure: 'reps',
    superset,
    sets: Array.from({ length: count }, (_, at) =>
      makeSet(`${id}${at + 1}`, {
        doneAt: at < doneCount ? `2026-11-23T09:0${at}:00.000Z` : null,
      }),
    ),
  });

test('sets of a superset alternate, also where one has more', () => {
  const ids = listSets([item('a', 's', 3), item('b', 's', 2), item('c', null, 1)]);
  expect(ids.map(({ set }) => set.id)).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'c1']);
});

test('the next set follows the last that was done, and what was left out comes in the end', () => {
  expect(nextSet([item('a', 's', 2, 1), item('b', 's', 2)])?.set.id).toBe('b1');
  expect(nextSet([item('a', null, 1), item('b', null, 2, 1)])?.set.id).toBe('b2');
  expect(nextSet([item('a', null, 1), item('b', null, 1, 1)])?.set.id).toBe('a1');
  expect(nextSet([item('a', null, 1, 1)])).toBeNull();
  const ahead = item('a', null, 3);
  const third = ahead.sets.map((set, at) => (at === 2 ? { ...set, doneAt: 'x' } : set));
  expect(nextSet([{ ...ahead, sets: third }, item('b', null, 1)])?.set.id).toBe('a1');
});
