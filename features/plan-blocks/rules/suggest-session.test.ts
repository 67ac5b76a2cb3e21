import { describe, expect, test } from 'vitest';
import { EXERCISES } from '#features/exercises/rules/exercises.ts';
import type { PlanItem } from '#features/plan-generator/rules/plan-input.ts';
import { lookUpExercises } from '#features/plan-generator/rules/session-seconds.ts';
import type { PastSession } from '#features/progression/rules/progression-rule.ts';
import { NO_SETTINGS } from '#features/progression/rules/progression-rule.ts';
import { EMPTY_KIT } from '#features/training-profile/rules/kit.ts';
import { SMALL_PLAN } from '../testing/plans.ts';
import { sessionOn } from './block.ts';
import { makeLight, mayAskForLight } from './make-light.ts';
import type { PlanContent } from './plan-content.ts';
import { isLightOn, type LiftOf, suggestSession } from './suggest-session.ts';
import { toSession } from './to-session.ts';

const exerciseOf = lookUpExercises(EXERCISES);
const kit = { ...EMPTY_KIT, equipment: ['barbell', 'bench', 'rack', 'dumbbells'] as const };

const bench: PlanItem = {
  id: '1-bench-press',
  exerciseId: 'bench-press',
  sets: 4,
  reps: [8, 12],
  seconds: null,
  rir: 3,
  restSeconds: 120,
  loadKg: 40,
  superset: null,
  locked: false,
  reasons: [],
};
const [day] = SMALL_PLAN.base.sessions;
if (!day) throw new Error('One session');
const plan: PlanContent = {
  ...SMALL_PLAN,
  firstDay: SMALL_PLAN.monday,
  input: { ...SMALL_PLAN.input, level: 'intermediate', age: 30, lifts: {} },
  base: { ...SMALL_PLAN.base, sessions: [{ ...day, kit, items: [bench, ...day.items] }] },
};

const past = (date: string, loadKg: number, reps: number): PastSession => ({
  sessionId: `session-${date}`,
  date,
  sets: [1, 2, 3, 4].map(() => ({
    kind: 'normal',
    loadKg,
    reps,
    seconds: null,
    metres: null,
    reserve: null,
  })),
  range: [8, 12],
  reserve: 3,
  isLight: false,
});

const liftOf =
  (lifts: Record<string, PastSession[]>): LiftOf =>
  (id) => ({ sessions: lifts[id] ?? [], settings: NO_SETTINGS });

const suggested = (date: string, lifts: Record<string, PastSession[]>, of = plan) => {
  const session = sessionOn(of, date, exerciseOf);
  if (!session) throw new Error('A session');
  return suggestSession(of, session, date, { liftOf: liftOf(lifts), exerciseOf });
};

describe('a planned session', () => {
  test('starts from what was really lifted, and says why', () => {
    const done = { 'bench-press': [past('2026-11-16', 57.5, 12)] };
    const [item, squat] = suggested('2026-11-23', done).items;
    expect(item).toMatchObject({
      loadKg: 60,
      reps: [8, 12],
      sets: 4,
      rir: 2,
      why: { kind: 'heavier', lastKg: 57.5, figure: 2.5 },
    });
    expect(squat).toMatchObject({ exerciseId: 'bodyweight-squat', loadKg: null });
  });

  test('is the plan’s own without a past, and where nothing can be known', () => {
    const session = sessionOn(plan, '2026-11-23', exerciseOf);
    const [item] = suggested('2026-11-23', {}).items;
    expect(item).toMatchObject({ loadKg: session?.items[0]?.loadKg, why: { kind: 'planned' } });
    const unknown =
      session && suggestSession(plan, session, '2026-11-23', { liftOf: null, exerciseOf });
    expect(unknown?.items[0]).toMatchObject({ ...session?.items[0], why: null });
  });

  test('keeps the range of the block’s first week once there is a past', () => {
    const weeks = { ...plan, input: { ...plan.input, lifts: {} } };
    const planned = sessionOn(weeks, '2026-11-30', exerciseOf)?.items[0]?.reps;
    expect(planned?.[0]).toBeGreaterThan(8);
    const [item] = suggested('2026-11-30', { 'bench-press': [past('2026-11-23', 60, 8)] }).items;
    expect(item).toMatchObject({ loadKg: 60, reps: [9, 12], why: { kind: 'moreReps' } });
  });

  test('is light at the end of the block: half the sets, 90 % of what was lifted', () => {
    expect(isLightOn(plan, '2026-12-07')).toBe(true);
    const [item] = suggested('2026-12-07', { 'bench-press': [past('2026-11-30', 100, 12)] }).items;
    expect(item).toMatchObject({ sets: 2, loadKg: 90, rir: 4, why: { kind: 'light' } });
  });

  test('keeps the reserve of those under 18', () => {
    const young = { ...plan, input: { ...plan.input, age: 15 } };
    for (const date of ['2026-11-16', '2026-11-23', '2026-11-30']) {
      const [item] = suggested(date, { 'bench-press': [past('2026-11-10', 40, 9)] }, young).items;
      expect(item?.rir).toBeGreaterThanOrEqual(2);
    }
  });

  test('is begun with these loads and their reasons', () => {
    const session = suggested('2026-11-23', { 'bench-press': [past('2026-11-16', 57.5, 12)] });
    const details = { id: 'one', name: 'Full body', startedAt: null };
    const begun = toSession({ ...plan, id: 'plan' }, session, '2026-11-23', details, exerciseOf);
    const [item] = begun.work.items;
    expect(item).toMatchObject({ why: { kind: 'heavier', kg: 60 } });
    expect(item?.sets.map(({ target }) => [target?.loadKg, target?.reps])).toEqual(
      [1, 2, 3, 4].map(() => [60, [8, 12]]),
    );
  });
});

describe('a light week that is asked for', () => {
  const stalled = { kind: 'stalled' as const, exerciseIds: ['bench-press', 'back-squat'] };

  test('makes the next seven days light, and is not asked for again', () => {
    expect(mayAskForLight(plan, '2026-11-22', stalled)).toBe(true);
    const light = makeLight(plan, '2026-11-22', { exerciseOf });
    expect(light.changes.map(({ date }) => date)).toEqual(['2026-11-23']);
    expect(light).toMatchObject({ edits: plan.edits + 1 });
    const [item] = suggested(
      '2026-11-23',
      { 'bench-press': [past('2026-11-16', 60, 12)] },
      light,
    ).items;
    expect(item).toMatchObject({ sets: 2, loadKg: 55, rir: 4, why: { kind: 'light' } });
    expect(mayAskForLight(light, '2026-11-22', stalled)).toBe(false);
    expect(makeLight(light, '2026-11-22', { exerciseOf })).toBe(light);
  });

  test('is not asked for when the block has one next week', () => {
    expect(mayAskForLight(plan, '2026-12-03', stalled)).toBe(false);
    expect(mayAskForLight(plan, '2026-11-22', null)).toBe(false);
  });
});
