import { expect, test } from 'vitest';
import { makeItem, makeSession, makeSet, makeSets } from './new-session.ts';
import {
  addItem,
  addSet,
  changeItem,
  changeSet,
  chooseVersion,
  finishSession,
  moveItem,
  moveSet,
  removeItem,
  removeSet,
  reopenSession,
  setSuperset,
  swapItem,
  tickSet,
  toOwnSession,
  untickSet,
} from './session-edits.ts';
import type { SessionContent, SetTarget } from './session-kinds.ts';
import { countDoneSets, countPlannedSets, isBegun, isDone, takesOne } from './session-state.ts';
import { toSwappedItem } from './swap-sets.ts';

const AT = '2026-11-20T19:00:00.000Z';
const LATER = '2026-11-20T19:30:00.000Z';
const target: SetTarget = { loadKg: 20, reps: [8, 12], seconds: null, metres: null, reserve: 2 };
const squat = makeItem({
  id: 'a',
  exerciseId: 'goblet-squat',
  measure: 'loadReps',
  restSeconds: 60,
  sets: makeSets('a', 2, target),
});
const stairs = makeItem({
  id: 'b',
  name: 'Stairs',
  measure: 'seconds',
  sets: makeSets('b', 1, null),
});
const fresh: SessionContent = makeSession(
  { date: '2026-11-20', origin: 'plan', name: 'Legs', weekday: 5 },
  [squat, stairs],
);
const setsOf = (session: SessionContent, at = 0) => session.work.items[at]?.sets ?? [];
const idsOf = (session: SessionContent, at = 0) => setsOf(session, at).map(({ id }) => id);

test('the first set begins a session, and it alone uses one of the week up', () => {
  expect([isBegun(fresh), takesOne(fresh)]).toEqual([false, false]);
  const begun = tickSet(fresh, 'a.2', AT);
  expect(begun.startedAt).toBe(AT);
  expect(countDoneSets(begun)).toBe(1);
  expect([isBegun(begun), takesOne(begun), isDone(begun)]).toEqual([true, true, false]);
  expect(takesOne(toOwnSession(begun))).toBe(false);
  expect(countDoneSets(untickSet(begun, 'a.2'))).toBe(0);
});

test('one tap does a set as planned, and what was typed wins', () => {
  const [first, second] = setsOf(tickSet(changeSet(fresh, 'a.2', { loadKg: 22.5 }), 'a.2', AT));
  expect(first).toEqual(setsOf(fresh)[0]);
  expect(second).toMatchObject({ loadKg: 22.5, reps: 8, reserve: null, doneAt: AT });
  const again = tickSet(tickSet(fresh, 'a.1', AT), 'a.1', LATER);
  expect(setsOf(again)[0]).toMatchObject({ loadKg: 20, doneAt: AT });
});

test('what is not there changes nothing', () => {
  expect(untickSet(fresh, 'z')).toEqual(fresh);
  expect(changeItem(fresh, 'z', { note: 'x' })).toEqual(fresh);
  expect(removeSet(fresh, 'z')).toEqual(fresh);
  expect(moveItem(fresh, 'z', 1)).toEqual(fresh);
  expect(swapItem(fresh, 'z', stairs)).toEqual(fresh);
});

test('sets come, planned as the one before, go, and change places', () => {
  const more = addSet(fresh, 'a', makeSet('new', { kind: 'drop' }));
  expect(countPlannedSets(more)).toBe(4);
  expect(setsOf(more)[2]).toMatchObject({ id: 'new', kind: 'drop', target });
  expect(idsOf(moveSet(more, 'new', -1))).toEqual(['a.1', 'new', 'a.2']);
  expect(idsOf(moveSet(more, 'new', 5))).toEqual(['a.1', 'a.2', 'new']);
  expect(idsOf(removeSet(more, 'a.1'))).toEqual(['a.2', 'new']);
});

test('items come, go, change places and alternate', () => {
  const plank = makeItem({ id: 'c', exerciseId: 'plank', measure: 'seconds', sets: [] });
  const order = (session: SessionContent) => session.work.items.map(({ id }) => id).join('');
  expect(order(addItem(fresh, plank, 'a'))).toBe('acb');
  expect(order(addItem(fresh, plank))).toBe('abc');
  expect(order(moveItem(fresh, 'b', -1))).toBe('ba');
  expect(order(removeItem(fresh, 'a'))).toBe('b');
  const paired = setSuperset(fresh, ['a', 'b'], 'one');
  expect(paired.work.items.map(({ superset }) => superset)).toEqual(['one', 'one']);
  expect(setSuperset(paired, ['a', 'b'], null)).toEqual(fresh);
});

test('a swap leaves what was done with its exercise, and converts what is to do', () => {
  const press = {
    id: 'p',
    exerciseId: 'leg-press',
    name: null,
    measure: 'loadReps',
    perSide: false,
    pieces: 1,
  } as const;
  const begun = tickSet(fresh, 'a.1', AT);
  const swapped = swapItem(begun, 'a', toSwappedItem(squat, press));
  expect(swapped.work.items.map(({ id }) => id)).toEqual(['p', 'b'].toSpliced(0, 0, 'a'));
  expect(idsOf(swapped)).toEqual(['a.1']);
  const item = begun.work.items[0] ?? squat;
  expect(toSwappedItem(item, press).sets).toEqual([
    makeSet('p.1', { target: { ...target, loadKg: null } }),
  ]);
  const plank = { ...press, id: 'q', exerciseId: 'plank', measure: 'seconds' } as const;
  const held = swapItem(fresh, 'a', toSwappedItem(squat, plank));
  expect(held.work.items.map(({ id }) => id)).toEqual(['q', 'b']);
  expect(setsOf(held)).toEqual([makeSet('q.1'), makeSet('q.2')]);
});

test('a session is finished once, and goes on when that was a mistake', () => {
  const finished = finishSession(tickSet(fresh, 'a.1', AT), LATER);
  expect(isDone(finished)).toBe(true);
  expect(finishSession(finished, '2026-11-21T00:00:00.000Z')).toEqual(finished);
  expect(reopenSession(finished).finishedAt).toBeNull();
  expect(isDone(finishSession(fresh, LATER))).toBe(false);
});

test('a clock that was set back does not end a session before it began', () => {
  const back = finishSession(tickSet(fresh, 'a.1', LATER), AT);
  expect(back).toMatchObject({ startedAt: LATER, finishedAt: LATER });
});

test('the person chooses among the versions of a set', () => {
  const [set] = setsOf(tickSet(fresh, 'a.1', AT));
  if (!set) throw new Error('A set');
  const { id: _, target: __, others: ___, ...mine } = set;
  const other = { ...mine, loadKg: 25 };
  const doubtful = changeSet(tickSet(fresh, 'a.1', AT), 'a.1', { others: [other] } as object);
  expect(setsOf(chooseVersion(doubtful, 'a.1', other))[0]).toEqual({ ...set, loadKg: 25 });
  expect(setsOf(chooseVersion(doubtful, 'a.1', null))[0]).toEqual(set);
});
