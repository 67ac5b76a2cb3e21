import { describe, expect, it } from 'vitest';
import { EXERCISES } from '#features/exercises/rules/exercises.ts';
import { inputOf } from '../testing/people.ts';
import type { PlanInput } from './plan-input.ts';
import { planWeek } from './plan-week.ts';
import { lookUpExercises } from './session-seconds.ts';
import { weekOfBlock } from './week-of-block.ts';

const exerciseOf = lookUpExercises(EXERCISES);

/** The same lift in each week of a block: sets, load and reserve. */
function follow(more: Partial<PlanInput>, weeks: number) {
  const input = inputOf({
    lifts: { 'back-squat': { e1rmKg: 100 } },
    favourites: ['back-squat'],
    ...more,
  });
  const plan = planWeek(input);
  return Array.from({ length: weeks }, (_, at) => {
    const items = weekOfBlock(plan, at + 1, weeks, exerciseOf, input.lifts).sessions.flatMap(
      (one) => one.items,
    );
    const squat = items.find(({ exerciseId }) => exerciseId === 'back-squat');
    return squat && { sets: squat.sets, loadKg: squat.loadKg, rir: squat.rir };
  });
}

describe('a block', () => {
  it('gets a rep closer to the limit each week and as much heavier, then light', () => {
    const [first, second, third, light] = follow({}, 4);
    expect([first?.rir, second?.rir, third?.rir, light?.rir]).toEqual([3, 2, 1, 3]);
    // A favourite whose maximum is known is trained heavy: 3 to 5 reps at 81.1, 83.7 and 86.3 %.
    expect(first?.loadKg).toBe(80);
    expect(second?.loadKg).toBe(82.5);
    expect(third?.loadKg).toBe(85);
    expect(light?.loadKg).toBe(77.5);
    expect(light?.sets).toBe(Math.ceil((third?.sets ?? 0) / 2));
  });

  it.each([
    { who: 'a beginner', more: { level: 'beginner' as const }, rirs: [3, 2, 2, 2, 4] },
    { who: 'a minor', more: { age: 16 }, rirs: [3, 2, 2, 2, 4] },
    { who: 'someone not cleared', more: { intensityCapped: true }, rirs: [4, 4, 4, 4, 5] },
    { who: 'anyone else', more: {}, rirs: [3, 2, 1, 1, 3] },
  ])('never takes $who below the least reserve', ({ more, rirs }) => {
    expect(follow(more, 5).map((lift) => lift?.rir)).toEqual(rirs);
  });

  it('adds a rep a week where effort may not rise, within the time of the day', () => {
    const plan = planWeek(inputOf({ intensityCapped: true }));
    const bottoms = (week: number) =>
      weekOfBlock(plan, week, 5, exerciseOf, {}).sessions.flatMap(({ items }) =>
        items.map(({ reps }) => reps?.[0] ?? 0),
      );
    const sum = (week: number) => bottoms(week).reduce((all, one) => all + one, 0);
    expect(sum(2)).toBeGreaterThan(sum(1));
    expect(sum(3)).toBeGreaterThan(sum(2));
    expect(bottoms(5)).toEqual(bottoms(1));
    for (const { seconds, minutes } of weekOfBlock(plan, 4, 5, exerciseOf, {}).sessions) {
      expect(seconds).toBeLessThanOrEqual(minutes * 60);
    }
  });

  it('keeps exercises, order and reps, and says which week is light', () => {
    const plan = planWeek(inputOf({}));
    const light = weekOfBlock(plan, 5, 5, exerciseOf, {});
    const shape = ({ sessions }: typeof plan) =>
      sessions.map(({ items }) => items.map(({ id, reps }) => [id, reps]));
    expect(shape(light)).toEqual(shape(plan));
    expect(light.notes[0]).toEqual({ kind: 'deload' });
    expect(weekOfBlock(plan, 1, 5, exerciseOf, {})).toEqual(plan);
  });

  it('lightens a load after a lay-off', () => {
    const [rested] = follow({ lifts: { 'back-squat': { e1rmKg: 100, daysSince: 30 } } }, 4);
    // 100 kg x 81.1 % x 0.8, on plates
    expect(rested?.loadKg).toBe(62.5);
  });
});
