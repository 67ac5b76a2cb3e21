import { describe, expect, it } from 'vitest';
import type { Pattern } from '#features/exercises/rules/exercise-kinds.ts';
import { EXERCISES } from '#features/exercises/rules/exercises.ts';
import type { PlanItem, WeekPlan } from '#features/plan-generator/rules/plan-input.ts';
import { planWeek } from '#features/plan-generator/rules/plan-week.ts';
import { lookUpExercises } from '#features/plan-generator/rules/session-seconds.ts';
import { weekOfBlock } from '#features/plan-generator/rules/week-of-block.ts';
import { listFaults } from '#features/plan-generator/testing/check-plan.ts';
import { COACHED_PEOPLE } from '../testing/coached-people.ts';

const exerciseOf = lookUpExercises(EXERCISES);
const patternOf = ({ exerciseId }: PlanItem) => exerciseOf(exerciseId)?.pattern;

const daysWith = ({ sessions }: WeekPlan, ...patterns: readonly Pattern[]): number =>
  sessions.filter(({ items }) =>
    items.some((item) => patterns.some((pattern) => pattern === patternOf(item))),
  ).length;

describe.each(COACHED_PEOPLE)('$who', ({ input, demand }) => {
  const plan = planWeek(input);
  const items = plan.sessions.flatMap((session) => session.items);

  it('breaks no rule', () => {
    expect(listFaults(plan, input)).toEqual([]);
  });

  it('bends knees and hips, pushes and pulls on as many days as a coach asks', () => {
    expect(daysWith(plan, 'squat', 'lunge'), 'squat or lunge').toBeGreaterThanOrEqual(
      demand.kneeBendDays,
    );
    expect(daysWith(plan, 'hinge'), 'hinge').toBeGreaterThanOrEqual(demand.hipHingeDays);
    expect(daysWith(plan, 'hpush', 'vpush'), 'push').toBeGreaterThanOrEqual(demand.pushDays);
    expect(daysWith(plan, 'hpull', 'vpull'), 'pull').toBeGreaterThanOrEqual(demand.pullDays);
  });

  it('holds nothing that a coach would not give', () => {
    const ids = items.map(({ exerciseId }) => exerciseId);
    expect(ids.filter((id) => demand.never?.includes(id))).toEqual([]);
  });

  it('trains the main lifts of those who know them heavy on a day of its own', () => {
    const heavy = items.filter(({ reps, restSeconds }) => restSeconds >= 180 && reps?.[1] === 5);
    for (const lift of demand.heavy ?? []) {
      const item = heavy.find(({ exerciseId }) => exerciseId === lift);
      expect(item?.sets, lift).toBeGreaterThanOrEqual(4);
      expect(item?.loadKg, lift).toBeGreaterThan(0.75 * (input.lifts[lift]?.e1rmKg ?? 0));
    }
    if (!demand.heavy) expect(heavy).toEqual([]);
  });

  it('ends its block with a light week of the same exercises', () => {
    const last = weekOfBlock(plan, input.weeks, input.weeks, exerciseOf, input.lifts);
    const light = last.sessions.flatMap((session) => session.items);
    expect(light.map(({ exerciseId }) => exerciseId)).toEqual(
      items.map(({ exerciseId }) => exerciseId),
    );
    const setsOf = (those: readonly PlanItem[]) => those.reduce((sum, { sets }) => sum + sets, 0);
    expect(setsOf(light)).toBeLessThan(0.75 * setsOf(items));
    expect(last.notes).toContainEqual({ kind: 'deload' });
  });
});

describe('what the read weeks taught', () => {
  const weekOf = (name: string) => {
    const one = COACHED_PEOPLE.find(({ who }) => who.startsWith(`${name},`));
    if (!one) throw new Error(`nobody is called ${name}`);
    return planWeek(one.input).sessions;
  };

  it('gives legs that have trained more reps where the heaviest dumbbell is 15 kg', () => {
    const legs = weekOf('Hamish')
      .flatMap(({ items }) => items)
      .filter((item) => ['squat', 'hinge'].includes(patternOf(item) ?? ''));
    expect(legs.length).toBeGreaterThan(1);
    for (const { reps } of legs) expect(reps).toEqual([12, 20]);
  });

  it('rests no longer than 90 s on days of 20 minutes', () => {
    for (const { items } of weekOf('Sanjay')) {
      for (const { restSeconds } of items) expect(restSeconds).toBeLessThanOrEqual(90);
    }
  });

  it('squats on one day of a weekend and hinges on the other', () => {
    const [, saturday, sunday] = weekOf('Tomasz');
    for (const pattern of ['squat', 'hinge'] as const) {
      const days = [saturday, sunday].filter((day) =>
        day?.items.some((item) => patternOf(item) === pattern),
      );
      expect(days.length, pattern).toBeLessThanOrEqual(1);
    }
  });

  it('puts no two calf raises into one session', () => {
    for (const { input } of COACHED_PEOPLE) {
      for (const { items } of planWeek(input).sessions) {
        expect(items.filter((item) => patternOf(item) === 'calf').length).toBeLessThanOrEqual(1);
      }
    }
  });
});
