import { expect, test } from 'vitest';
import { makeItem, makeSession, makeSet } from '#features/training-sessions/rules/new-session.ts';
import { tickSet } from '#features/training-sessions/rules/session-edits.ts';
import { lastDone, nextSet } from './set-order.ts';
import { tickMoment } from './tick-moment.ts';

const NOW = Date.parse('2026-11-23T09:00:00.000Z');
const plan = makeSession({ date: '2026-11-23', origin: 'own', name: 'Legs' }, [
  makeItem({ id: 'a', measure: 'reps', sets: [makeSet('1'), makeSet('2'), makeSet('3')] }),
]);

test('a tick has the moment of now', () => {
  expect(tickMoment(plan, NOW)).toBe('2026-11-23T09:00:00.000Z');
  expect(tickMoment(tickSet(plan, '1', tickMoment(plan, NOW)), NOW + 60_000)).toBe(
    '2026-11-23T09:01:00.000Z',
  );
});

test('a clock that was turned back an hour changes no order', () => {
  const first = tickSet(plan, '2', tickMoment(plan, NOW));
  const second = tickSet(first, '1', tickMoment(first, NOW - 3_600_000));
  expect(lastDone(second.work.items)?.set).toMatchObject({
    id: '1',
    doneAt: '2026-11-23T09:00:00.001Z',
  });
  expect(nextSet(second.work.items)?.set.id).toBe('3');
});
