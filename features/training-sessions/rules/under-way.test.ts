import { expect, test } from 'vitest';
import { makeSession } from './new-session.ts';
import { underWayWith } from './under-way.ts';

const AT = '2026-11-20T19:00:00.000Z';
const waiting = (id: string, finishedAt: string | null = null, deleted = false) => ({
  id,
  deleted,
  is: {
    id,
    ...makeSession(
      { date: '2026-11-20', origin: 'own', name: 'Legs', startedAt: AT, finishedAt },
      [],
    ),
  },
});
const legs = { id: 'a', name: 'Legs' };

test('a session that was begun on this device is under way until it is finished or deleted', () => {
  expect(underWayWith(null, [waiting('a')])).toEqual(legs);
  expect(underWayWith(legs, [waiting('a')])).toBe(legs);
  expect(underWayWith(legs, [waiting('a', AT)])).toBeNull();
  expect(underWayWith(legs, [waiting('a', null, true)])).toBeNull();
  expect(underWayWith(legs, [{ id: 'a', deleted: true, is: null }])).toBeNull();
});

test('other sessions leave it alone', () => {
  expect(underWayWith(legs, [])).toBe(legs);
  expect(underWayWith(legs, [waiting('b', AT)])).toBe(legs);
});
