import { describe, expect, it } from 'vitest';
import { EXERCISES, findExercise } from '#features/exercises/rules/exercises.ts';
import { daysOf, inputOf, KITS, kitOf } from '../testing/people.ts';
import { makeItem } from './dose/make-item.ts';
import { chooseSwap, listOtherWays, listSwaps, swapItem } from './list-swaps.ts';
import type { PlannedSession } from './plan-input.ts';
import { lookUpExercises, sessionSeconds } from './session-seconds.ts';

const input = inputOf({});
const [day] = daysOf([1], 30, KITS.gym);

function sessionOf(...ids: readonly string[]): PlannedSession {
  if (!day) throw new Error('No day.');
  const items = ids.flatMap((id) => {
    const exercise = findExercise(id);
    return exercise ? [makeItem(exercise, 3, day, input)] : [];
  });
  return {
    ...day,
    focus: 'full',
    items,
    seconds: sessionSeconds(items, lookUpExercises(EXERCISES)),
  };
}

describe('swaps', () => {
  const session = sessionOf('back-squat', 'leg-press');
  const squat = { exerciseId: 'back-squat' };

  it('keep the main movement, the same pattern first, and leave out what the session holds', () => {
    const swaps = listSwaps(squat, session, input);
    expect(swaps.length).toBeGreaterThan(5);
    for (const { exerciseId } of swaps) {
      expect(['squat', 'lunge']).toContain(findExercise(exerciseId)?.pattern);
      expect(['back-squat', 'leg-press']).not.toContain(exerciseId);
    }
  });

  it('offer squats where few lunges are possible', () => {
    const sore = inputOf({ avoid: ['knee'], days: daysOf([1], 30, KITS.home) });
    const [home] = sore.days;
    const lunge = { exerciseId: 'dumbbell-reverse-lunge' };
    if (!home) throw new Error('No day.');
    const swaps = listSwaps(lunge, { ...session, kit: home.kit }, sore);
    const patterns = swaps.map(({ exerciseId }) => findExercise(exerciseId)?.pattern);
    expect(patterns).toContain('squat');
    expect(patterns.indexOf('squat')).toBeGreaterThan(patterns.lastIndexOf('lunge'));
  });

  it('say what each is good for', () => {
    const reasonOf = (exerciseId: string, more = {}) =>
      listSwaps(squat, session, inputOf(more)).find((swap) => swap.exerciseId === exerciseId)
        ?.reason;
    expect(reasonOf('pause-squat')).toEqual({ kind: 'harder' });
    // Said only to who asked for it.
    expect(reasonOf('hack-squat')).toMatchObject({ kind: 'otherEquipment' });
    expect(reasonOf('hack-squat', { avoid: ['lowerBack'] })).toEqual({
      kind: 'spares',
      tag: 'lowerBack',
    });
    expect(reasonOf('hack-squat', { favourites: ['hack-squat'] })).toEqual({ kind: 'favourite' });
    expect(reasonOf('hack-squat', { banned: ['hack-squat'] })).toBeUndefined();
    expect(reasonOf('front-squat', { avoid: ['wrist'] })).toBeUndefined();
  });

  it('offer hinges and bridges where a sore knee leaves hardly a squat', () => {
    const kit = kitOf(['dumbbells', 'chair'], { dumbbellsKg: [10] });
    const sore = inputOf({ avoid: ['knee'], days: daysOf([1], 30, kit) });
    const lunge = { exerciseId: 'dumbbell-reverse-lunge' };
    const there = { ...session, kit };
    const other = listOtherWays(lunge, there, sore).map(({ exerciseId }) => exerciseId);
    const patterns = new Set(other.map((id) => findExercise(id)?.pattern));
    expect(listSwaps(lunge, there, sore).length + other.length).toBeGreaterThanOrEqual(4);
    expect([...patterns].filter((one) => one !== 'hinge' && one !== 'bridge')).toEqual([]);
    expect(listOtherWays(squat, session, input)).toEqual([]);
  });

  it('have one that is chosen for the person, among the best', () => {
    const swaps = listSwaps(squat, session, input);
    const chosen = [1, 2, 3, 4, 5].map((seed) => chooseSwap(squat, swaps, { seed }));
    for (const one of chosen) expect(swaps.slice(0, 4)).toContain(one);
    expect(new Set(chosen).size).toBeGreaterThan(1);
    expect(chooseSwap(squat, [], { seed: 1 })).toBeUndefined();
  });

  it('offer nothing for an exercise that is gone', () => {
    expect(listSwaps({ exerciseId: 'gone' }, session, input)).toEqual([]);
  });

  it('keep place, sets and lock of the item, and the time of the day', () => {
    const next = swapItem(session, '1-back-squat', 'pistol-squat-to-chair', input);
    expect(next.items[0]).toMatchObject({
      id: '1-back-squat',
      exerciseId: 'pistol-squat-to-chair',
      reasons: [{ kind: 'swapped', forExerciseId: 'back-squat' }],
    });
    expect(next.seconds).toBeLessThanOrEqual(30 * 60);
    expect(swapItem(session, 'nothing', 'leg-press', input)).toBe(session);
  });
});
