import { describe, expect, it } from 'vitest';
import { makeItem, makeSession, makeSet } from '#features/training-sessions/rules/new-session.ts';
import { context, exerciseOf, idMadeOn, pastSession, TODAY } from '../testing/past.ts';
import { daysWith, liftsWith, recordsOfSession, type WaitingSession } from './lifts.ts';
import { NO_SETTINGS } from './progression-rule.ts';
import { addAllToBests, NO_BESTS } from './records/bests.ts';
import { suggestItem } from './suggest-item.ts';
import { suggestNext } from './suggest-next.ts';

const past = pastSession(60, [12, 12], { daysAgo: 7, range: [8, 12] });
const known = [
  { exerciseId: 'bench-press', sessions: [past], bests: addAllToBests(NO_BESTS, past) },
];

/** A session of today as it waits on the device. */
function waiting(kg: number, reps: number, some: Partial<WaitingSession> = {}): WaitingSession {
  const doneAt = `${TODAY}T08:00:00.000Z`;
  const sets = [1, 2].map((at) => makeSet(`set-${at}`, { loadKg: kg, reps, doneAt }));
  const more = makeSet('set-3', { loadKg: 100, reps: 1 });
  const item = makeItem({
    id: 'one',
    exerciseId: 'bench-press',
    measure: 'loadReps',
    sets: [...sets, more],
  });
  const id = idMadeOn(TODAY);
  const content = makeSession({ date: TODAY, origin: 'own', name: 'Push', soreness: 4 }, [item]);
  const is = { ...content, id, startedAt: doneAt, finishedAt: doneAt };
  return { id, deleted: false, is, ...some };
}

describe('what waits on the device', () => {
  it('counts as if it were sent, once', () => {
    const once = liftsWith(known, [waiting(62.5, 8)]);
    expect(once[0]).toMatchObject({
      sessions: [{ date: TODAY, sets: [{ loadKg: 62.5 }, { loadKg: 62.5 }] }, past],
      bests: { heaviest: { kg: 62.5 } },
    });
    expect(liftsWith(once, [waiting(62.5, 8)])).toEqual(once);
    const next = suggestNext(
      exerciseOf('bench-press'),
      once[0]?.sessions ?? [],
      NO_SETTINGS,
      context(),
    );
    expect(next).toMatchObject({ loadKg: 62.5, reps: [9, 12] });
  });

  it('counts when it is finished, and not when it is deleted', () => {
    const open = waiting(62.5, 8);
    expect(
      liftsWith(known, [{ ...open, is: open.is && { ...open.is, finishedAt: null } }]),
    ).toEqual(known);
    const sent = liftsWith(known, [open]);
    expect(liftsWith(sent, [{ ...open, deleted: true }])[0]?.sessions).toEqual([past]);
  });

  it('tells its day', () => {
    expect(daysWith([], [waiting(60, 8)])).toEqual([{ date: TODAY, soreness: 4, isLight: false }]);
  });

  it('has its records against what is known without it', () => {
    const { is } = waiting(62.5, 8);
    if (!is) throw new Error('A session');
    expect(recordsOfSession(known, is)).toMatchObject([
      { exerciseId: 'bench-press', records: [{ kind: 'heaviest', before: { kg: 60 } }] },
    ]);
  });
});

it('an exercise of a session gets the targets of today for what is still to do', () => {
  const done = makeSet('done', { loadKg: 50, reps: 5, doneAt: `${TODAY}T08:00:00.000Z` });
  const item = makeItem({
    id: 'one',
    exerciseId: 'bench-press',
    measure: 'loadReps',
    restSeconds: 120,
    sets: [makeSet('warm', { kind: 'warmUp' }), done, makeSet('open')],
  });
  const lift = { sessions: [past], settings: { ...NO_SETTINGS, restSeconds: 90 } };
  const suggested = suggestItem(item, exerciseOf('bench-press'), lift, context());
  expect(suggested).toMatchObject({ restSeconds: 90, why: { kind: 'heavier' } });
  expect(suggested.sets.map(({ target }) => target?.loadKg ?? null)).toEqual([null, null, 62.5]);
});
