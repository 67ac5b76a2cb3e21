import { describe, expect, test } from 'vitest';
import { EXERCISES } from '#features/exercises/rules/exercises.ts';
import type { PlanInput } from '#features/plan-generator/rules/plan-input.ts';
import { finishSteps } from '#features/plan-generator/rules/plan-week.ts';
import { daysOf, inputOf, KITS } from '#features/plan-generator/testing/people.ts';
import { NO_CONSTRAINTS } from '#features/training-requests/rules/constraints.ts';
import { applyRequest } from './apply-request.ts';
import { lockItem } from './edit-items.ts';
import { toEditContext } from './edit-session.ts';
import {
  changedShare,
  leadingGoal,
  makePlanSteps,
  nextBlockFrom,
  nextBlockSteps,
  toNextInput,
  toUsualInput,
} from './make-plan.ts';

const START = {
  name: 'Mine',
  source: 'made' as const,
  programmeId: null,
  byModel: false,
  firstDay: '2026-11-18',
};
const make = (input: PlanInput) => finishSteps(makePlanSteps(input, START));
const usual = inputOf({ days: daysOf([1, 3, 5], 45, KITS.gym) });

test('a plan begins in the week of its first day, and keeps what it was made from without the pool', () => {
  const plan = make(usual);
  expect(plan).toMatchObject({ monday: '2026-11-16', firstDay: '2026-11-18', weeks: 5, edits: 0 });
  expect(plan.input).not.toHaveProperty('pool');
  expect(make(usual)).toEqual(plan);
});

test.each([
  [['stay_healthy', 'build_muscle'], 'build_muscle'],
  [['get_fit'], 'get_fit'],
  [[], 'get_fit'],
] as const)('of the goals %j, %s leads', (goals, goal) => {
  expect(leadingGoal(goals)).toBe(goal);
});

test('what is usual follows from the person, their marks and their level', () => {
  const person = {
    days: usual.days,
    avoid: ['knee'] as const,
    recovery: 'low' as const,
    intensityCapped: true,
    sparesLying: true,
  };
  const marks = new Map([
    ['burpee', 'never'],
    ['push-up', 'favourite'],
  ] as const);
  const account = { goals: ['lose_weight'] as const, fitnessLevel: null, age: 15 };
  expect(toUsualInput(person, account, { marks, pool: [], lifts: {}, seed: 3 })).toMatchObject({
    goal: 'lose_weight',
    level: 'beginner',
    age: 15,
    banned: ['burpee'],
    favourites: ['push-up'],
    cardio: 'some',
    intensityCapped: true,
    sparesLying: true,
    weeks: 6,
    seed: 3,
  });
});

describe('the next block', () => {
  const plan = make(usual);

  test('follows the last day, but never in the past', () => {
    expect(nextBlockFrom(plan, '2026-12-15')).toBe('2026-12-21');
    expect(nextBlockFrom(plan, '2027-02-10')).toBe('2027-02-10');
  });

  test.each([1, 2, 3])('keeps at least seven exercises of ten (seed %d)', (seed) => {
    const before = make({ ...usual, seed });
    const input = toNextInput(before, {}, EXERCISES);
    const after = finishSteps(nextBlockSteps(before, { input, firstDay: '2026-12-21' }));
    expect(after.monday).toBe('2026-12-21');
    expect(changedShare(before, after)).toBeLessThanOrEqual(0.3);
  });

  test('keeps what is locked on its day', () => {
    const [session] = plan.base.sessions;
    const item = session?.items.at(-1);
    if (!item) throw new Error('The first day is empty.');
    const locked = lockItem(
      plan,
      '2026-11-16',
      item.id,
      true,
      toEditContext(plan, EXERCISES, 'block'),
    );
    const input = toNextInput(locked, {}, EXERCISES);
    const after = finishSteps(nextBlockSteps(locked, { input, firstDay: '2026-12-21' }));
    const same = after.base.sessions[0]?.items.find(({ id }) => id === item.id);
    expect(same).toMatchObject({ exerciseId: item.exerciseId, locked: true });
  });
});

describe('a request', () => {
  const ask = (
    request: Partial<typeof NO_CONSTRAINTS>,
    places = [{ kind: 'home', name: 'Flat', kit: KITS.dumbbells }],
  ) => applyRequest(usual, { ...NO_CONSTRAINTS, ...request }, { places, todayWeekday: 4 });

  test('that says nothing changes nothing', () => {
    const { pool, ...same } = ask({});
    const { pool: all, ...before } = usual;
    expect(same).toEqual(before);
    expect(pool).toEqual(all);
  });

  test.each([
    ['minutes', { minutes: 20 }, [1, 3, 5]],
    ['the days', { weekdays: [7, 2] }, [2, 7]],
    ['how many', { daysPerWeek: 4 }, [1, 2, 4, 5]],
    ['as many as usual', { daysPerWeek: 3 }, [1, 3, 5]],
    ['fewer than the days named', { weekdays: [1, 2, 3], daysPerWeek: 2 }, [1, 2]],
    ['today', { today: true }, [4]],
  ])('says %s', (_, request, weekdays) => {
    const { days } = ask(request);
    expect(days.map(({ weekday }) => weekday)).toEqual(weekdays);
    expect(days[0]?.minutes).toBe('minutes' in request ? 20 : 45);
  });

  test('means one’s own place of that kind, else what such a place usually has', () => {
    expect(ask({ place: 'home' }).days[0]).toMatchObject({
      placeName: 'Flat',
      kit: KITS.dumbbells,
    });
    const hotel = ask({ place: 'hotel', maxDumbbellKg: 15 }).days[0];
    expect(hotel?.placeName).toBeNull();
    expect(hotel?.kit.dumbbellsKg?.at(-1)).toBe(14);
    expect(hotel?.kit.equipment).toContain('dumbbells');
  });

  test('says what there is and what is not', () => {
    expect(ask({ noEquipment: true }).days[0]?.kit.equipment).toEqual([]);
    expect(ask({ equipment: ['band'] }).days[0]?.kit.equipment).toEqual(['band']);
    expect(ask({ equipment: ['band'], dumbbellsKg: [5] }).days[0]?.kit).toMatchObject({
      equipment: ['band', 'dumbbells'],
      dumbbellsKg: [5],
    });
    expect(ask({ without: ['barbell'] }).days[0]?.kit.equipment).not.toContain('barbell');
  });

  test('avoids, leaves out and forbids, and takes back what is well again', () => {
    const before = { ...usual, avoid: ['knee', 'wrist'] as const };
    const asked = {
      ...NO_CONSTRAINTS,
      avoid: ['hip' as const],
      fine: ['knee' as const],
      leaveOut: ['chest' as const],
      banned: ['burpee'],
    };
    const after = applyRequest(before, asked, { places: [], todayWeekday: 1 });
    expect(after.avoid).toEqual(['wrist', 'hip']);
    expect(after.banned).toEqual(['burpee']);
    expect(after.pool.some(({ muscles }) => muscles.chest === 1)).toBe(false);
    expect(ask({ only: 'mobility' }).pool.every(({ pattern }) => pattern === 'mobility')).toBe(
      true,
    );
  });
});
