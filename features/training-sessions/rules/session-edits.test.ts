import { expect, test } from 'vitest';
import {
  changeSetCount,
  finishSession,
  markAllSets,
  markSet,
  reopenSession,
  toOwnSession,
} from './session-edits.ts';
import type { SessionContent } from './session-kinds.ts';
import { countDoneSets, countPlannedSets, isBegun, isDone, takesOne } from './session-state.ts';

const AT = '2026-11-20T19:00:00.000Z';
const LATER = '2026-11-20T19:30:00.000Z';
const target = { reps: null, seconds: null, rir: null, restSeconds: 60, loadKg: null };
const open = { doneAt: null };

const fresh: SessionContent = {
  date: '2026-11-20',
  origin: 'plan',
  sourceId: null,
  weekday: 5,
  name: 'Legs',
  placeName: null,
  work: {
    format: 1,
    items: [
      { id: 'a', exerciseId: 'push-up', name: null, target, superset: null, sets: [open, open] },
      { id: 'b', exerciseId: null, name: 'Stairs', target, superset: null, sets: [open] },
    ],
  },
  startedAt: AT,
  finishedAt: null,
};

test('the first set begins a session, and it alone uses one of the week up', () => {
  expect([isBegun(fresh), takesOne(fresh)]).toEqual([false, false]);
  const begun = markSet(fresh, 'a', 1, AT);
  expect(countDoneSets(begun)).toBe(1);
  expect([isBegun(begun), takesOne(begun), isDone(begun)]).toEqual([true, true, false]);
  expect(takesOne(toOwnSession(begun))).toBe(false);
  expect(countDoneSets(markSet(begun, 'a', 1, null))).toBe(0);
});

test('a set that is not there changes nothing', () => {
  expect(markSet(fresh, 'a', 7, AT)).toEqual(fresh);
  expect(markSet(fresh, 'z', 0, AT)).toEqual(fresh);
});

test('all sets of an item keep the moment at which they were done', () => {
  const all = markAllSets(markSet(fresh, 'a', 0, AT), 'a', LATER);
  expect(all.work.items[0]?.sets).toEqual([{ doneAt: AT }, { doneAt: LATER }]);
});

test('sets come and go at the end, but none that was done and never the last', () => {
  expect(countPlannedSets(changeSetCount(fresh, 'b', 1))).toBe(4);
  expect(changeSetCount(fresh, 'b', -1)).toEqual(fresh);
  const begun = markSet(fresh, 'a', 1, AT);
  expect(changeSetCount(begun, 'a', -1)).toEqual(begun);
  expect(countPlannedSets(changeSetCount(fresh, 'a', -1))).toBe(2);
});

test('a session is finished once, and goes on when that was a mistake', () => {
  const finished = finishSession(markSet(fresh, 'a', 0, AT), LATER);
  expect(isDone(finished)).toBe(true);
  expect(finishSession(finished, '2026-11-21T00:00:00.000Z')).toEqual(finished);
  expect(reopenSession(finished).finishedAt).toBeNull();
  expect(isDone(finishSession(fresh, LATER))).toBe(false);
});
