import { describe, expect, it } from 'vitest';
import { EXERCISES } from '#features/exercises/rules/exercises.ts';
import { daysOf, inputOf, KITS, PEOPLE } from '../testing/people.ts';
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

describe('input that makes no plan possible', () => {
  it.each([
    { what: 'no days', more: { days: [] }, note: 'noDays' },
    { what: '0 minutes', more: { days: daysOf([1], 0, KITS.gym) }, note: 'dayTooShort' },
    { what: 'an empty pool', more: { pool: [] }, note: 'nothingFits' },
  ])('$what gives a note', ({ more, note }) => {
    expect(planWeek(inputOf(more)).notes.map(({ kind }) => kind)).toContain(note);
  });
});
