import { describe, expect, it } from 'vitest';
import { STRESS_TAGS } from '#features/exercises/rules/exercise-kinds.ts';
import { EXERCISES, findExercise } from '#features/exercises/rules/exercises.ts';
import { listFaults } from '../testing/check-plan.ts';
import { daysOf, inputOf, KITS, kitOf, PEOPLE } from '../testing/people.ts';
import type { PlanInput } from './plan-input.ts';
import { finishSteps, planWeek, planWeekSteps } from './plan-week.ts';

describe('the same input', () => {
  it('gives the same plan, in whatever order the pool comes and however it is sliced', () => {
    const input = inputOf({});
    const plan = planWeek(input);
    expect(planWeek({ ...input, pool: EXERCISES.toReversed() })).toEqual(plan);
    expect(finishSteps(planWeekSteps(input))).toEqual(plan);
  });

  it('gives another plan with another seed', () => {
    expect(planWeek(inputOf({ seed: 2 })).sessions).not.toEqual(planWeek(inputOf({})).sessions);
  });
});

describe.each(PEOPLE)('$who', ({ input }) => {
  it('gets sessions that hold something and never take too long', () => {
    for (const { items, seconds, minutes } of planWeek(input).sessions) {
      expect(items.length).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(minutes * 60);
    }
  });
});

const noteKinds = (more: Partial<PlanInput>) =>
  planWeek(inputOf(more)).notes.map(({ kind }) => kind);

it('gives the only weight of a place, and no weight where there are several and nothing is known', () => {
  const loadsAt = (dumbbellsKg: number[]) => {
    const kit = kitOf(['dumbbells', 'chair'], { dumbbellsKg });
    const { sessions } = planWeek(inputOf({ days: daysOf([1, 3, 5], 45, kit) }));
    const loaded = sessions
      .flatMap(({ items }) => items)
      .filter(({ exerciseId }) => findExercise(exerciseId)?.loadType === 'external');
    return new Set(loaded.map(({ loadKg }) => loadKg));
  };
  expect(loadsAt([10])).toEqual(new Set([10]));
  expect(loadsAt([10, 12])).toEqual(new Set([null]));
});

describe('input that makes no good plan possible', () => {
  it.each([
    { what: 'no days', more: { days: [] }, note: 'noDays' },
    { what: '0 minutes', more: { days: daysOf([1], 0, KITS.gym) }, note: 'dayTooShort' },
    { what: 'minutes below zero', more: { days: daysOf([1], -5, KITS.gym) }, note: 'dayTooShort' },
    {
      what: 'minutes that are no number',
      more: { days: daysOf([1], Number.NaN, KITS.gym) },
      note: 'dayTooShort',
    },
    { what: 'an empty pool', more: { pool: [] }, note: 'nothingFits' },
    {
      what: 'no equipment',
      more: { days: daysOf([1, 3], 40, KITS.nothing) },
      note: 'movementMissing',
    },
    { what: 'everything avoided', more: { avoid: STRESS_TAGS }, note: 'movementMissing' },
    {
      what: 'everything banned',
      more: { banned: EXERCISES.map(({ id }) => id) },
      note: 'nothingFits',
    },
    { what: '10 minutes', more: { days: daysOf([1, 3], 10, KITS.gym) }, note: 'shortOfTime' },
  ])('$what gets a note', ({ more, note }) => {
    expect(noteKinds(more)).toContain(note);
  });

  it('plans with a pool of one exercise', () => {
    const pool = EXERCISES.filter(({ id }) => id === 'push-up');
    const { sessions } = planWeek(inputOf({ pool }));
    expect(sessions.flatMap(({ items }) => items.map(({ exerciseId }) => exerciseId))).toContain(
      'push-up',
    );
  });

  it('plans with everything avoided, and uses none of it', () => {
    const input = inputOf({ avoid: STRESS_TAGS });
    const plan = planWeek(input);
    expect(plan.sessions.every(({ items }) => items.length > 0)).toBe(true);
    expect(listFaults(plan, input)).toEqual([]);
  });

  it('plans with 400 exercises of the person’s own', () => {
    const own = EXERCISES.slice(0, 393).map((exercise, at) => ({
      ...exercise,
      id: `own-${at}`,
      muscles: at % 7 === 0 ? {} : exercise.muscles,
    }));
    const input = inputOf({ pool: [...EXERCISES, ...own, ...own.slice(0, 7)] });
    expect(listFaults(planWeek(input), input)).toEqual([]);
  });

  it('keeps a locked item whose exercise is gone', () => {
    const [item] = planWeek(inputOf({})).sessions[0]?.items ?? [];
    if (!item) throw new Error('No item to lock.');
    const gone = { ...item, id: 'gone', exerciseId: 'gone' };
    const plan = planWeek(inputOf({ fixed: [{ weekday: 1, item: gone }] }));
    expect(plan.sessions[0]?.items).toContainEqual(
      expect.objectContaining({ exerciseId: 'gone', locked: true }),
    );
  });

  it('says when what is locked takes longer than the day', () => {
    const { items } = planWeek(inputOf({})).sessions[0] ?? { items: [] };
    const plan = planWeek(
      inputOf({
        days: daysOf([1], 20, KITS.gym),
        fixed: items.map((item) => ({ weekday: 1, item })),
      }),
    );
    expect(plan.notes).toContainEqual({
      kind: 'fixedTooLong',
      weekday: 1,
      overSeconds: expect.any(Number),
    });
    expect(plan.sessions[0]?.items.map(({ id }) => id).sort()).toEqual(
      items.map(({ id }) => id).sort(),
    );
  });
});
