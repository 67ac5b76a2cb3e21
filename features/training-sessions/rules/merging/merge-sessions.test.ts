import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeItem, makeSession, makeSet, makeSets } from '../new-session.ts';
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
  tickSet,
  untickSet,
} from '../session-edits.ts';
import type { LoggedSet, SessionContent } from '../session-kinds.ts';
import { isSame } from './canonical.ts';
import { listConflicts, mergeSessions } from './merge-sessions.ts';
import { resultOf } from './merge-sets.ts';

const at = (minute: number) => `2026-11-20T19:${String(minute).padStart(2, '0')}:00.000Z`;
const target = { loadKg: 20, reps: [8, 12], seconds: null, metres: null, reserve: 2 } as const;
const base: SessionContent = makeSession(
  { date: '2026-11-20', origin: 'own', name: 'Legs', startedAt: at(0) },
  ['a', 'b', 'c'].map((id) =>
    makeItem({
      id,
      exerciseId: 'goblet-squat',
      measure: 'loadReps',
      sets: makeSets(id, 3, target),
    }),
  ),
);
const setOf = (session: SessionContent, id: string): LoggedSet | undefined =>
  session.work.items.flatMap(({ sets }) => sets).find((set) => set.id === id);

test('two devices tick different sets, and both are done', () => {
  const mine = tickSet(base, 'a.1', at(1));
  const theirs = finishSession(
    changeItem(tickSet(base, 'b.2', at(2)), 'b', { note: 'Low' }),
    at(9),
  );
  const merged = mergeSessions(base, mine, theirs);
  expect(setOf(merged, 'a.1')).toEqual(setOf(mine, 'a.1'));
  expect(setOf(merged, 'b.2')).toEqual(setOf(theirs, 'b.2'));
  expect(merged.work.items[1]?.note).toBe('Low');
  expect(merged.finishedAt).toBe(at(9));
  expect(listConflicts(merged)).toEqual([]);
});

test('one set ticked twice as planned is one set, done when it was first', () => {
  const merged = mergeSessions(base, tickSet(base, 'a.1', at(5)), tickSet(base, 'a.1', at(3)));
  expect(setOf(merged, 'a.1')).toMatchObject({ doneAt: at(3), others: [] });
});

test('different loads of one set are both shown, until the person chooses', () => {
  const typed = (loadKg: number) => tickSet(changeSet(base, 'a.1', { loadKg }), 'a.1', at(1));
  const merged = mergeSessions(base, typed(22.5), typed(25));
  const [conflict] = listConflicts(merged);
  expect(
    [conflict?.shown.loadKg, ...(conflict?.others ?? []).map(({ loadKg }) => loadKg)].sort(
      (a, b) => Number(a) - Number(b),
    ),
  ).toEqual([22.5, 25]);
  const chosen = chooseVersion(merged, 'a.1', conflict?.others[0] ?? null);
  expect(setOf(chosen, 'a.1')).toMatchObject({ ...conflict?.others[0], doneAt: at(1), others: [] });
  // The other device hears of the choice, and has nothing to choose any more.
  expect(listConflicts(mergeSessions(merged, merged, chosen))).toEqual([]);
});

test('what one device removed stays where the other has done it', () => {
  const ticked = tickSet(base, 'a.1', at(1));
  for (const gone of [removeSet(base, 'a.1'), removeItem(base, 'a')]) {
    expect(setOf(mergeSessions(base, ticked, gone), 'a.1')?.doneAt).toBe(at(1));
    expect(setOf(mergeSessions(base, base, gone), 'a.1')).toBeUndefined();
  }
});

test('of two notes both stay', () => {
  const note = (text: string) => ({ ...base, note: text });
  expect(mergeSessions(base, note('Hot'), note('Slept badly')).note).toBe('Hot\nSlept badly');
});

test('without a base nothing is lost, and what differs is shown', () => {
  const mine = tickSet(changeSet(base, 'b.1', { loadKg: 25 }), 'a.1', at(1));
  const theirs = removeItem(changeSet(base, 'b.1', { loadKg: 30 }), 'c');
  const merged = mergeSessions(null, mine, theirs);
  expect(merged.work.items.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(setOf(merged, 'a.1')?.doneAt).toBe(at(1));
  expect(listConflicts(merged).map(({ setId }) => setId)).toEqual(['b.1']);
});

type Edit = (session: SessionContent) => SessionContent;

/** Edits of one device; the ids of what it adds are its own. */
function edits(device: string): fc.Arbitrary<Edit[]> {
  const setId = fc
    .tuple(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: 1, max: 3 }))
    .map(([item, place]) => `${item}.${place}`);
  const itemId = fc.constantFrom('a', 'b', 'c');
  const minute = fc.integer({ min: 1, max: 59 }).map(at);
  const by = fc.integer({ min: -2, max: 2 });
  const name = fc.integer({ min: 0, max: 3 }).map((count) => `${device}${count}`);
  const edit: fc.Arbitrary<Edit> = fc.oneof(
    fc.tuple(setId, minute).map(
      ([id, done]): Edit =>
        (one) =>
          tickSet(one, id, done),
    ),
    setId.map(
      (id): Edit =>
        (one) =>
          untickSet(one, id),
    ),
    fc.tuple(setId, fc.integer({ min: 0, max: 3 })).map(
      ([id, reps]): Edit =>
        (one) =>
          changeSet(one, id, { reps }),
    ),
    fc.tuple(setId, fc.constantFrom(20, 22.5)).map(
      ([id, loadKg]): Edit =>
        (one) =>
          changeSet(one, id, { loadKg }),
    ),
    setId.map(
      (id): Edit =>
        (one) =>
          removeSet(one, id),
    ),
    fc.tuple(setId, by).map(
      ([id, places]): Edit =>
        (one) =>
          moveSet(one, id, places),
    ),
    fc.tuple(itemId, by).map(
      ([id, places]): Edit =>
        (one) =>
          moveItem(one, id, places),
    ),
    itemId.map(
      (id): Edit =>
        (one) =>
          removeItem(one, id),
    ),
    fc.tuple(itemId, name, minute).map(
      ([id, fresh, done]): Edit =>
        (one) =>
          setOf(one, fresh) ? one : addSet(one, id, makeSet(fresh, { reps: 5, doneAt: done })),
    ),
    fc.tuple(name, itemId).map(
      ([fresh, after]): Edit =>
        (one) =>
          one.work.items.some(({ id }) => id === `item ${fresh}`)
            ? one
            : addItem(
                one,
                makeItem({ id: `item ${fresh}`, name: 'More', measure: 'reps', sets: [] }),
                after,
              ),
    ),
    fc.tuple(itemId, name).map(
      ([id, note]): Edit =>
        (one) =>
          changeItem(one, id, { note }),
    ),
    minute.map(
      (done): Edit =>
        (one) =>
          finishSession(one, done),
    ),
  );
  return fc.array(edit, { maxLength: 12 });
}

const apply = (all: readonly Edit[], to: SessionContent = base) =>
  all.reduce((session, edit) => edit(session), to);

describe('whatever two devices do', () => {
  const property = (check: (mine: SessionContent, theirs: SessionContent) => void) =>
    fc.assert(
      fc.property(edits('m'), edits('t'), (mine, theirs) => check(apply(mine), apply(theirs))),
      { numRuns: 200 },
    );

  test('it does not matter which of the two comes first', () => {
    property((mine, theirs) => {
      expect(mergeSessions(base, mine, theirs)).toEqual(mergeSessions(base, theirs, mine));
    });
  });

  test('no set that was added or changed is lost, nor any of its values, and none is twice', () => {
    property((mine, theirs) => {
      const merged = mergeSessions(base, mine, theirs);
      const ids = merged.work.items.flatMap(({ sets }) => sets.map(({ id }) => id));
      expect(new Set(ids).size).toBe(ids.length);
      for (const side of [mine, theirs]) {
        for (const set of side.work.items.flatMap(({ sets }) => sets)) {
          if (isSame(set, setOf(base, set.id))) continue;
          const now = setOf(merged, set.id);
          if (!now) throw new Error(`${set.id} is lost`);
          const was = setOf(base, set.id);
          for (const name of ['loadKg', 'reps'] as const) {
            if (set[name] === was?.[name]) continue;
            expect([now, ...now.others].map((one) => one[name])).toContain(set[name]);
          }
          if (set.doneAt !== null) expect(now.doneAt).not.toBeNull();
        }
      }
    });
  });

  test('what both left alone stays, and what one removed alone goes', () => {
    property((mine, theirs) => {
      const merged = mergeSessions(base, mine, theirs);
      for (const set of base.work.items.flatMap(({ sets }) => sets)) {
        const [a, b] = [setOf(mine, set.id), setOf(theirs, set.id)];
        if (a && b && isSame(a, set) && isSame(b, set)) expect(setOf(merged, set.id)).toEqual(set);
        if (!a && b && isSame(b, set)) expect(setOf(merged, set.id)).toBeUndefined();
      }
    });
  });

  test('merging again changes nothing', () => {
    property((mine, theirs) => {
      const merged = mergeSessions(base, mine, theirs);
      expect(mergeSessions(base, mine, mine)).toEqual(mine);
      expect(mergeSessions(theirs, merged, theirs)).toEqual(merged);
      expect(mergeSessions(mine, merged, mine)).toEqual(merged);
      if (listConflicts(merged).length === 0) {
        expect(mergeSessions(merged, merged, merged)).toEqual(merged);
      }
    });
  });

  test('three devices that change different sets come to the same in any order', () => {
    const ticks = (id: string) =>
      fc.array(fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 0, max: 9 }))).map(
        (all): Edit =>
          (one) =>
            all.reduce(
              (session, [place, reps]) =>
                tickSet(changeSet(session, `${id}.${place}`, { reps }), `${id}.${place}`, at(reps)),
              one,
            ),
      );
    fc.assert(
      fc.property(ticks('a'), ticks('b'), ticks('c'), (...three) => {
        const [a, b, c] = three.map((edit) => edit(base)) as [
          SessionContent,
          SessionContent,
          SessionContent,
        ];
        const one = mergeSessions(base, mergeSessions(base, a, b), c);
        const other = mergeSessions(base, mergeSessions(base, c, a), b);
        expect(one).toEqual(other);
        expect(one).toEqual(apply(three));
      }),
    );
  });
});

test('the versions of a set are what was said of it, and nothing else', () => {
  const set = setOf(base, 'a.1');
  if (!set) throw new Error('A set');
  expect(Object.keys(resultOf(set))).not.toContain('id');
});
