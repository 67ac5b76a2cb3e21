import { expect, test } from 'vitest';
import { makeItem, makeSession, makeSet } from '#features/training-sessions/rules/new-session.ts';
import { addWarmUp, pairWithNext, postponeItem } from './change-items.ts';

const item = (id: string, superset: string | null = null) =>
  makeItem({ id, measure: 'loadReps', superset, sets: [makeSet(`${id}1`)] });
const session = (...items: ReturnType<typeof item>[]) =>
  makeSession({ date: '2026-11-23', origin: 'own', name: 'Legs' }, items);
const ids = ({ work }: ReturnType<typeof session>) => work.items.map(({ id }) => id).join('');

test('a warm-up stands before the work sets, lightest first', () => {
  const ramp = [
    { kg: 20, reps: 8 },
    { kg: 35, reps: 5 },
  ];
  const [first] = addWarmUp(session(item('a')), 'a', ramp, ['x', 'y']).work.items;
  expect(first?.sets.map(({ id, kind, target }) => [id, kind, target?.loadKg ?? null])).toEqual([
    ['x', 'warmUp', 20],
    ['y', 'warmUp', 35],
    ['a1', 'normal', null],
  ]);
});

test('a taken machine waits until after the next exercise, or superset, or to the end', () => {
  const all = session(item('a'), item('b', 's'), item('c', 's'), item('d'));
  expect(ids(postponeItem(all, 'a', false))).toBe('bcad');
  expect(ids(postponeItem(all, 'a', true))).toBe('bcda');
  expect(ids(postponeItem(all, 'd', false))).toBe('abcd');
});

test('an exercise joins the superset that the next one is in', () => {
  const all = pairWithNext(session(item('a'), item('b', 's'), item('c', 's')), 'a', 'new');
  expect(all.work.items.map(({ superset }) => superset)).toEqual(['new', 'new', 'new']);
});
