import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Range } from '#features/exercises/rules/exercise.ts';
import { EMPTY_KIT, loadsOf } from '#features/training-profile/rules/kit.ts';
import { kitFor } from '#features/training-profile/rules/kit-of.ts';
import { addDays } from '#platform/shared/calendar-day.ts';
import { lbToKg } from '#platform/shared/units.ts';
import { context, exerciseOf, GYM, pastSession, pastSet, TODAY } from '../testing/past.ts';
import { NO_SETTINGS, type PastSession, PROGRESSION_RULES } from './progression-rule.ts';
import { suggestNext } from './suggest-next.ts';

const bench = exerciseOf('bench-press');
const RULE = { double: { ...NO_SETTINGS, rule: 'double' as const } };
const rule = (one: (typeof PROGRESSION_RULES)[number]) => ({ ...NO_SETTINGS, rule: one });

const next = (past: readonly PastSession[], some = {}, settings = RULE.double) => {
  const { loadKg, reps, reason } = suggestNext(bench, past, settings, context(some));
  return [loadKg, reps?.[0], reason.kind];
};

describe('double progression (domain sheet 3.4: 40 kg, range 8-12, step 2.5, 2 in reserve)', () => {
  it.each([
    { sets: [12, 12, 12], reserve: 2, expected: [42.5, 8, 'heavier'] },
    { sets: [12, 12, 12], reserve: 1, expected: [42.5, 8, 'heavier'] },
    { sets: [12, 12, 12], reserve: null, expected: [42.5, 8, 'heavier'] },
    { sets: [12, 11, 10], reserve: null, expected: [40, 11, 'moreReps'] },
    { sets: [7, 6, 8], reserve: null, expected: [40, 8, 'under'] },
    { sets: [12, 12, 12], reserve: 0, expected: [40, 12, 'hard'] },
  ])('$sets with $reserve left: $expected', ({ sets, reserve, expected }) => {
    expect(next([pastSession(40, sets, { reserve })])).toEqual(expected);
  });

  it('takes 10 % off when half of the sets were under the range twice running', () => {
    const failed = (daysAgo: number) => pastSession(40, [7, 6, 8], { daysAgo });
    expect(next([failed(3), failed(6)])).toEqual([35, 8, 'lighter']);
    expect(next([failed(3), pastSession(42.5, [7, 6, 8], { daysAgo: 6 })])).toEqual([
      40,
      8,
      'under',
    ]);
  });

  it('goes to the next lighter load where 10 % less is none, then to something easier', () => {
    const press = exerciseOf('dumbbell-bench-press');
    const at = (kg: number, dumbbellsKg: number[], possible = exerciseOf) =>
      suggestNext(
        press,
        [3, 6].map((daysAgo) => pastSession(kg, [5, 5, 5], { daysAgo })),
        RULE.double,
        context({ kit: { ...GYM, dumbbellsKg }, possible }),
      );
    expect(at(8, [4, 6, 8])).toMatchObject({ loadKg: 6, reason: { kind: 'lighter', figure: 25 } });
    expect(at(8, [8, 10])).toMatchObject({ exerciseId: press.easier[0], loadKg: null });
    expect(at(8, [8, 10], (() => undefined) as never)).toMatchObject({
      loadKg: 8,
      reason: { kind: 'under' },
    });
  });

  it('starts from what was lifted, whatever was planned', () => {
    expect(next([pastSession(47.5, [10, 9, 9], { range: [8, 12] })])).toEqual([
      47.5,
      10,
      'moreReps',
    ]);
  });

  it('corrects a load that was far too easy by 3 % a rep, and holds one that was too hard', () => {
    expect(next([pastSession(100, [9, 9, 9], { reserve: 4 })])).toEqual([105, 9, 'tooEasy']);
    expect(next([pastSession(100, [9, 9, 9], { reserve: 8 })])).toEqual([110, 9, 'tooEasy']);
    expect(next([pastSession(100, [9, 9, 9], { reserve: 0 })])).toEqual([100, 9, 'hard']);
    expect(next([pastSession(100, [9, 9, 9], { reserve: 3 })])).toEqual([100, 10, 'moreReps']);
  });

  it('lets warm-ups and drop sets aside', () => {
    const session = pastSession(40, [12, 12, 12]);
    const around = [
      pastSet({ kind: 'warmUp', loadKg: 20, reps: 8 }),
      ...session.sets,
      pastSet({ kind: 'drop', loadKg: 30, reps: 5 }),
    ];
    expect(next([{ ...session, sets: around }])).toEqual([42.5, 8, 'heavier']);
  });

  it('counts sets with nothing added among those that say which load most had', () => {
    const sets = [null, null, 10].map((loadKg) => pastSet({ loadKg, reps: 9 }));
    const done = { ...pastSession(null, []), sets };
    const { loadKg, reason } = suggestNext(
      exerciseOf('pull-up'),
      [done],
      RULE.double,
      context({ range: [5, 10] }),
    );
    expect([loadKg, reason.lastAmounts]).toEqual([null, [9, 9]]);
  });

  it('takes the smallest step of the place, or the person’s own', () => {
    const done = [pastSession(40, [12, 12, 12])];
    const fine = {
      ...GYM,
      platesKg: [
        { kg: 10, pairs: 4 },
        { kg: 0.5, pairs: 2 },
      ],
    };
    expect(next(done, { kit: fine })).toEqual([41, 8, 'heavier']);
    const five = suggestNext(bench, done, { rule: 'double', stepKg: 5 }, context());
    expect(five.loadKg).toBe(45);
  });

  it('goes from pounds to the next pounds', () => {
    const kit = kitFor(bench, null, 'lb');
    for (const stepKg of [null, lbToKg(5)]) {
      const done = [pastSession(lbToKg(135), [12, 12, 12])];
      const { loadKg } = suggestNext(bench, done, { rule: 'double', stepKg }, context({ kit }));
      expect(loadKg).toBeCloseTo(lbToKg(140), 2);
    }
  });

  it('asks for more reps before a step that is too large for them', () => {
    const press = exerciseOf('dumbbell-bench-press');
    const kit = { ...GYM, dumbbellsKg: [10, 15, 20] };
    const done = (...reps: number[]) =>
      suggestNext(press, [pastSession(10, reps)], RULE.double, context({ kit }));
    expect(done(12, 12, 12)).toMatchObject({
      loadKg: 10,
      reps: [13, 13],
      reason: { kind: 'bigStep', figure: 15 },
    });
    expect(done(17, 17, 17)).toMatchObject({ loadKg: 15, reps: [8, 12] });
  });

  it('goes on with reps where nothing is heavier, and says what the place cannot make', () => {
    const press = exerciseOf('dumbbell-bench-press');
    const light = { ...GYM, dumbbellsKg: [5, 10] };
    const at = (kg: number, reps: number) =>
      suggestNext(press, [pastSession(kg, [reps, reps])], RULE.double, context({ kit: light }));
    expect(at(10, 12)).toMatchObject({ loadKg: 10, reps: [13, 13], reason: { kind: 'heaviest' } });
    expect(at(20, 9)).toMatchObject({ loadKg: 10, reps: [12, 12], reason: { wantedKg: 20 } });
  });
});

it('asks for fewer reps, then for something easier, where everything is heavier than meant', () => {
  const press = exerciseOf('dumbbell-bench-press');
  const at = (dumbbellsKg: number[], possible = exerciseOf) =>
    suggestNext(
      press,
      [pastSession(10, [9, 9, 9])],
      RULE.double,
      context({ kit: { ...GYM, dumbbellsKg }, possible }),
    );
  // 10 kg x 10 with 2 left is 68 %; 12 kg asks for 81.6 %: 4 reps with 2 left are 83.7 %.
  expect(at([12])).toMatchObject({ loadKg: 12, reps: [4, 4], reason: { wantedKg: 10 } });
  expect(at([30])).toMatchObject({ exerciseId: press.easier[0], loadKg: null });
  expect(at([30], (() => undefined) as never)).toMatchObject({ loadKg: 30, reps: [1, 1] });
});

describe('the other rules', () => {
  it('linear: a step after a success, 10 % less after the third failure (3.4)', () => {
    const by = (past: PastSession[]) => next(past, { range: [5, 5] }, rule('linear') as never);
    const failed = (daysAgo: number) => pastSession(100, [5, 4, 4], { daysAgo });
    expect(by([pastSession(100, [5, 5, 5])])).toEqual([102.5, 5, 'heavier']);
    expect(by([failed(2)])).toEqual([100, 5, 'failed']);
    expect(by([failed(2), failed(4)])).toEqual([100, 5, 'failed']);
    expect(by([failed(2), failed(4), failed(6)])).toEqual([90, 5, 'lighter']);
    expect(by([failed(2), failed(4), pastSession(100, [5, 5, 5], { daysAgo: 6 })])[0]).toBe(100);
  });

  it('linear: rep by rep where nothing is heavier', () => {
    const kit = { ...GYM, platesKg: [{ kg: 20, pairs: 1 }] };
    const done = [pastSession(60, [12, 12, 12])];
    expect(next(done, { kit }, rule('linear') as never)).toEqual([60, 13, 'heaviest']);
  });

  it('undulating: heavy, moderate and light in turn, from the person’s own sets (3.4)', () => {
    const step = (kg: number, reps: number, reserve: number) =>
      suggestNext(
        bench,
        [pastSession(kg, [reps], { reserve, range: [reps, reps] })],
        rule('undulating'),
        context({ kit: { ...EMPTY_KIT } }),
      );
    // 81.1, 73.9 and 62.6 % of 100 kg, on a grid of 2.5 kg.
    expect(step(62.6, 12, 2)).toMatchObject({ loadKg: 80, reps: [5, 5] });
    expect(step(81.1, 5, 2)).toMatchObject({ loadKg: 72.5, reps: [8, 8], reason: { figure: 100 } });
    expect(step(73.9, 8, 2)).toMatchObject({ loadKg: 62.5, reps: [12, 12] });
  });

  it('by time: a little longer, then harder', () => {
    const plank = exerciseOf('plank');
    const held = (seconds: number) => ({
      ...pastSession(null, []),
      sets: [pastSet({ seconds }), pastSet({ seconds })],
    });
    const by = (seconds: number, possible = exerciseOf) =>
      suggestNext(
        plank,
        [held(seconds)],
        NO_SETTINGS,
        context({
          range: null,
          seconds: [20, 60],
          possible,
        }),
      );
    expect(by(30)).toMatchObject({ seconds: [35, 60], reps: null, reason: { kind: 'longer' } });
    expect(by(60).exerciseId).toBe(plank.harder.find((id) => exerciseOf(id).seconds) ?? null);
    expect(by(60, (() => undefined) as never)).toMatchObject({ seconds: [65, 65] });
    expect(by(15)).toMatchObject({ seconds: [20, 60], reason: { kind: 'under' } });
  });

  it('by variation: reps, then the next exercise of the chain that is possible', () => {
    const push = exerciseOf('push-up');
    const done = (...reps: number[]) =>
      suggestNext(push, [pastSession(null, reps)], NO_SETTINGS, context({ possible: exerciseOf }));
    expect(done(12, 12, 12)).toMatchObject({
      exerciseId: push.harder[0],
      reason: { kind: 'harder' },
    });
    expect(done(12, 11, 10)).toMatchObject({ exerciseId: null, reps: [11, 12] });
    const failed = [pastSession(null, [5, 4]), pastSession(null, [5, 5], { daysAgo: 6 })];
    expect(suggestNext(push, failed, NO_SETTINGS, context({ possible: exerciseOf }))).toMatchObject(
      { exerciseId: push.easier[0], reason: { kind: 'easier' } },
    );
  });

  it('none: what was done, again', () => {
    expect(next([pastSession(41.25, [12, 12])], {}, rule('none') as never)).toEqual([
      40,
      8,
      'same',
    ]);
  });
});

describe('days off, light weeks and late entries', () => {
  it.each([
    [9, 102.5],
    [10, 97.5],
    [14, 97.5],
    [28, 92.5],
    [56, 82.5],
    [57, 72.5],
  ])('after %s days the load that was earned is %s kg', (daysAgo, kg) => {
    expect(next([pastSession(100, [12, 12], { daysAgo })])[0]).toBe(kg);
  });

  it.each(['double', 'linear'] as const)('one lay-off reduces a load once: %s', (one) => {
    const loads: number[] = [];
    let past: PastSession[] = [];
    for (let at = 0; at < 5; at += 1) {
      const daysAgo = 60 - at * 12;
      const today = addDays(TODAY, -daysAgo);
      const { loadKg } = suggestNext(bench, past, rule(one), context({ today, plannedKg: 100 }));
      loads.push(loadKg ?? 0);
      past = [pastSession(loadKg, [12, 12, 12], { daysAgo }), ...past];
    }
    expect(loads).toEqual([100, 97.5, 100, 102.5, 105]);
    // A longer one than the last reduces again.
    expect(next(past, { today: addDays(TODAY, 14) })[0]).toBe(97.5);
  });

  it('comes back to the reps of the last time before something harder', () => {
    const push = exerciseOf('push-up');
    const at = (daysAgo: number, ...reps: number[]) => pastSession(null, reps, { daysAgo });
    const by = (past: PastSession[]) =>
      suggestNext(push, past, NO_SETTINGS, context({ possible: exerciseOf }));
    expect(by([at(12, 20, 20, 20)])).toMatchObject({
      exerciseId: null,
      reps: [19, 19],
      reason: { kind: 'layOff' },
    });
    expect(by([at(12, 5, 4), at(15, 5, 5)])).toMatchObject({
      exerciseId: push.easier[0],
      reason: { kind: 'easier' },
    });
  });

  it.each([
    [100, 90],
    [32.5, 30],
  ])('a light week makes %s kg %s kg (3.4)', (kg, light) => {
    const at = next([pastSession(kg, [12, 12])], { isDeload: true, reserve: 3 });
    expect(at).toEqual([light, 8, 'light']);
  });

  it('goes on after a light week from where it was before', () => {
    const past = [
      pastSession(90, [8, 8], { isLight: true, daysAgo: 4 }),
      pastSession(100, [12, 11], { daysAgo: 8 }),
    ];
    expect(next(past)).toEqual([100, 12, 'moreReps']);
  });

  it('keeps reserves for who must keep them, and eases off what was harder', () => {
    const past = [pastSession(100, [10, 10], { reserve: 1, planned: 4 })];
    const capped = suggestNext(bench, past, RULE.double, context({ reserve: 2, leastReserve: 4 }));
    expect(capped).toMatchObject({ reserve: 4, loadKg: 90, reason: { kind: 'tooHard' } });
  });

  it('finds the load of another range of reps from the person’s own sets', () => {
    const heavy = pastSession(81.1, [5, 5], { reserve: 2, range: [3, 5] });
    expect(next([heavy])).toEqual([67.5, 8, 'otherReps']);
  });

  it('says what to do without a past', () => {
    expect(next([])).toEqual([null, 8, 'first']);
    expect(next([], { plannedKg: 60 })).toEqual([60, 8, 'planned']);
  });
});

describe('whatever the past', () => {
  const anySet = fc.record({
    loadKg: fc.integer({ min: 8, max: 60 }).map((step) => step * 2.5),
    reps: fc.integer({ min: 1, max: 20 }),
    reserve: fc.option(fc.integer({ min: 0, max: 6 })),
  });
  const anySession = fc
    .record({
      daysAgo: fc.integer({ min: 1, max: 90 }),
      sets: fc.array(anySet, { minLength: 1, maxLength: 5 }),
    })
    .map(
      ({ daysAgo, sets }): PastSession => ({
        ...pastSession(null, [], { daysAgo }),
        sets: sets.map(pastSet),
      }),
    );
  const anyPast = fc
    .uniqueArray(anySession, { minLength: 1, maxLength: 6, selector: ({ date }) => date })
    .map((past) => [...past]);
  const anyRule = fc.constantFrom(...PROGRESSION_RULES);
  const range: Range = [6, 10];
  const loads = new Set(loadsOf(GYM, 'barbell'));

  it('suggests a load that can be made, at most a step or 10 % above the last', () => {
    fc.assert(
      fc.property(anyPast, anyRule, (past, one) => {
        const { loadKg, reps, reason } = suggestNext(bench, past, rule(one), context({ range }));
        expect(loads.has(loadKg ?? Number.NaN)).toBe(true);
        expect(reps?.[0]).toBeGreaterThan(0);
        if (one === 'undulating' || reason.kind === 'otherReps') return;
        const last = reason.lastKg ?? 0;
        expect(loadKg).toBeLessThanOrEqual(Math.max(last + 2.5, last * 1.1));
      }),
    );
  });

  it('is the same in whatever order the past comes, and for sessions after the day', () => {
    fc.assert(
      fc.property(anyPast, anyRule, (past, one) => {
        const later = { ...pastSession(200, [10], { daysAgo: -2 }) };
        const usual = suggestNext(bench, past, rule(one), context({ range }));
        const other = suggestNext(bench, [later, ...past].reverse(), rule(one), context({ range }));
        expect(other).toEqual(usual);
      }),
    );
  });

  it('does not change for a session that is entered after a later one', () => {
    fc.assert(
      fc.property(anyPast, anyRule, fc.integer({ min: 3, max: 60 }), (past, one, more) => {
        const latest = past.reduce((a, b) => (a.date > b.date ? a : b));
        const daysAgo = more + (Date.parse(TODAY) - Date.parse(latest.date)) / 86_400_000;
        const late = pastSession(300, [3, 3], { daysAgo, enteredDaysAgo: 0 });
        expect(suggestNext(bench, [...past, late], rule(one), context({ range }))).toEqual(
          suggestNext(bench, past, rule(one), context({ range })),
        );
      }),
    );
  });

  it('gets no heavier from failing, and no lighter from a success', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 8, max: 60 }),
        fc.constantFrom('double' as const, 'linear' as const),
        (at, one) => {
          const kg = at * 2.5;
          const settings = rule(one);
          const with_ = (reps: number) =>
            suggestNext(bench, [pastSession(kg, [reps, reps])], settings, context({ range }))
              .loadKg ?? 0;
          expect(with_(10)).toBeGreaterThan(kg);
          expect(with_(4)).toBeLessThanOrEqual(kg);
        },
      ),
    );
  });
});
