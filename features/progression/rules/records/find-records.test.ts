import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pastSession, pastSet } from '../../testing/past.ts';
import type { PastSet } from '../progression-rule.ts';
import { addAllToBests, addToBests, NO_BESTS } from './bests.ts';
import { bestsFor, findRecords, listRecords } from './find-records.ts';

const set = (loadKg: number | null, reps: number): PastSet => pastSet({ loadKg, reps });
const bests = (...sets: PastSet[]) => addAllToBests(NO_BESTS, { sets, date: '2026-11-01' });
const found = (before: PastSet[], now: PastSet[]) =>
  findRecords(bests(...before), { sets: now, date: '2026-11-08' });
const kinds = (before: PastSet[], now: PastSet[]) => found(before, now).map(({ kind }) => kind);

describe('records of a session', () => {
  it('name what was beaten', () => {
    expect(found([set(60, 8)], [set(62.5, 8)])).toMatchObject([
      { kind: 'max', now: { kg: 62.5 }, before: { kg: 60, date: '2026-11-01' } },
      { kind: 'heaviest', now: { kg: 62.5 }, before: { kg: 60 } },
      { kind: 'set', now: { kg: 62.5, reps: 8 }, before: { kg: 60, reps: 8 } },
    ]);
  });

  it('estimate the max by the mean of Epley and Brzycki, rough from 11 reps, none above 12', () => {
    const [max] = found([set(90, 5)], [set(100, 5)]);
    expect(max).toMatchObject({
      kind: 'max',
      now: { maxKg: expect.closeTo(114.58, 2), isRough: false },
    });
    expect(bests(set(60, 12)).max).toMatchObject({ maxKg: expect.closeTo(85.2, 2), isRough: true });
    expect(bests(set(60, 13)).max).toBeNull();
  });

  it.each([
    ['nothing before', [], [set(60, 8)], []],
    ['the same again', [set(60, 8)], [set(60, 8)], []],
    ['more reps at a load', [set(60, 8), set(80, 1)], [set(60, 9)], ['set', 'reps']],
    ['more reps, but fewer than with more kg', [set(60, 5), set(70, 10)], [set(60, 9)], []],
    ['a gain within the error of an estimate', [set(60, 8)], [set(60.1, 8)], ['heaviest', 'set']],
    ['a warm-up', [set(60, 8)], [{ ...set(100, 8), kind: 'warmUp' as const }], []],
    ['reps without weight', [set(null, 10)], [set(null, 12)], ['reps']],
    ['less help', [set(-20, 8)], [set(-10, 8)], []],
    ['more reps with as much help', [set(-20, 8)], [set(-20, 9)], ['reps']],
  ])('%s', (_, before, now, expected) => {
    expect(kinds(before, now)).toEqual(expected);
  });

  it('of time, distance and pace', () => {
    const run = (metres: number, seconds: number) => pastSet({ metres, seconds });
    expect(kinds([pastSet({ seconds: 60 })], [pastSet({ seconds: 65 })])).toEqual(['longest']);
    expect(kinds([run(5_000, 1_500)], [run(5_000, 1_450)])).toEqual(['pace']);
    expect(kinds([run(5_000, 1_500)], [run(6_000, 1_900)])).toEqual(['farthest']);
    // A short fast run beats no long one.
    expect(found([run(1_000, 260), run(10_000, 3_000)], [run(1_500, 375)])).toMatchObject([
      { kind: 'pace', metres: 1_000, before: { metres: 1_000 } },
    ]);
  });
});

describe('records of a history', () => {
  const first = pastSession(60, [8], { daysAgo: 20 });
  const second = pastSession(62.5, [8], { daysAgo: 10 });
  const third = pastSession(65, [8], { daysAgo: 3 });

  it('follow the order of days, and edits and deletions of what was before', () => {
    const all = listRecords([third, first, second]);
    expect(all.get(first.sessionId)).toEqual([]);
    expect(all.get(third.sessionId)?.[0]).toMatchObject({ before: { kg: 62.5 } });
    expect(listRecords([third, first]).get(third.sessionId)?.[0]).toMatchObject({
      before: { kg: 60 },
    });
  });

  it('a session entered late has no record against later ones, and takes theirs when it is better', () => {
    const late = (kg: number) => pastSession(kg, [8], { daysAgo: 15, enteredDaysAgo: 1 });
    const weak = listRecords([first, second, third, late(61)]);
    expect(weak.get(late(61).sessionId)).toEqual([]);
    expect(weak.get(third.sessionId)).not.toEqual([]);
    const strong = listRecords([first, second, third, late(70)]);
    expect(strong.get(late(70).sessionId)?.[0]).toMatchObject({ before: { kg: 65 } });
    expect(strong.get(third.sessionId)).toEqual([]);
  });

  it('are those that each session finds on its own, whatever the sets', () => {
    const session = fc
      .record({
        daysAgo: fc.integer({ min: 1, max: 60 }),
        kg: fc.integer({ min: 4, max: 9 }),
        reps: fc.array(fc.integer({ min: 1, max: 14 }), { minLength: 1, maxLength: 3 }),
      })
      .map(({ daysAgo, kg, reps }) => pastSession(kg * 10, reps, { daysAgo }));
    const history = fc.uniqueArray(session, { maxLength: 8, selector: ({ date }) => date });
    fc.assert(
      fc.property(history, (all) => {
        for (const [id, records] of listRecords(all)) {
          const one = all.find(({ sessionId }) => sessionId === id);
          if (one) expect(findRecords(bestsFor(one, all), one)).toEqual(records);
        }
      }),
    );
  });

  it('stay small with many sets: reps by load fall as loads rise', () => {
    const sets = fc.array(
      fc.tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 15 })),
    );
    fc.assert(
      fc.property(sets, (all) => {
        const { reps } = all.reduce(
          (best, [kg, count]) => addToBests(best, set(kg * 2.5, count), '2026-11-01'),
          NO_BESTS,
        );
        for (const [at, one] of reps.entries()) {
          const next = reps[at + 1];
          if (!next) continue;
          expect(one.kg ?? 0).toBeLessThan(next.kg ?? 0);
          expect(one.reps ?? 0).toBeGreaterThan(next.reps ?? 0);
        }
      }),
    );
  });
});
