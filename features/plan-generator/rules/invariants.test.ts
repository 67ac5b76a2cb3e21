import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EXERCISES } from '#features/exercises/rules/exercises.ts';
import { timesToRun } from '#platform/shared/testing/times-to-run.ts';
import { hasEnoughTime, listFaults, listFlaws } from '../testing/check-plan.ts';
import { daysOf, inputOf, KITS } from '../testing/people.ts';
import { randomInput } from '../testing/random-input.ts';
import { listSwaps, swapItem } from './list-swaps.ts';
import { planWeek } from './plan-week.ts';
import { replanDay, replanRest } from './replan.ts';
import { movementOf } from './search/option.ts';
import { lookUpExercises } from './session-seconds.ts';
import { weekOfBlock } from './week-of-block.ts';

/** Numbers of inputs, so that a failure prints one number and not the whole pool. */
const numbers = fc.nat(1_000_000);
const runs = { numRuns: timesToRun(10_000, 15) };
const few = { numRuns: timesToRun(500, 4) };
/** All runs take minutes. */
const LONG = { timeout: timesToRun(1_800_000, 20_000) };
const exerciseOf = lookUpExercises(EXERCISES);

/** The main movement of an exercise, or its pattern where it is none. */
function movementFor(id: string) {
  const pattern = exerciseOf(id)?.pattern;
  return pattern && (movementOf(pattern) ?? pattern);
}

describe('every plan (domain sheet 4.5)', () => {
  it(
    'keeps to time, equipment, level and what is avoided, rests muscles, stays below the maximum and says what is short',
    LONG,
    () => {
      fc.assert(
        fc.property(numbers, (number) => {
          const input = randomInput(number);
          expect(listFaults(planWeek(input), input)).toEqual([]);
        }),
        runs,
      );
    },
  );

  it('(h) is the same for the same input', LONG, () => {
    fc.assert(
      fc.property(numbers, (number) => {
        const input = randomInput(number);
        const again = { ...input, pool: input.pool.toReversed(), days: input.days.toReversed() };
        expect(planWeek(again)).toEqual(planWeek(input));
      }),
      few,
    );
  });

  it('(j) still passes after a swap, which keeps the movement', LONG, () => {
    fc.assert(
      fc.property(numbers, fc.nat(), (number, dice) => {
        const input = randomInput(number);
        const plan = planWeek(input);
        const session = plan.sessions[dice % Math.max(1, plan.sessions.length)];
        const item = session?.items[dice % Math.max(1, session.items.length)];
        if (!session || !item) return;
        for (const { exerciseId } of listSwaps(item, session, input).slice(0, 5)) {
          const next = swapItem(session, item.id, exerciseId, input);
          expect(movementFor(exerciseId)).toBe(movementFor(item.exerciseId));
          expect(next.items.map(({ id }) => id)).toEqual(session.items.map(({ id }) => id));
          expect(next.seconds).toBeLessThanOrEqual(Math.max(session.seconds, next.minutes * 60));
        }
      }),
      few,
    );
  });

  it('holds when a day or the rest of the week is planned again', LONG, () => {
    fc.assert(
      fc.property(numbers, fc.nat(), (number, dice) => {
        const input = randomInput(number);
        const plan = planWeek(input);
        const session = plan.sessions[dice % Math.max(1, plan.sessions.length)];
        if (!session) return;
        expect(listFaults(replanDay(input, plan, session.weekday), input)).toEqual([]);
        const rest = replanRest(input, plan, session.weekday, session.weekday);
        const lasting = listFaults(rest, input).filter(({ rule }) => rule !== 'c');
        expect(lasting).toEqual([]);
      }),
      few,
    );
  });

  it('gets no harder than allowed and no longer in any week of the block', LONG, () => {
    fc.assert(
      fc.property(numbers, (number) => {
        const input = randomInput(number);
        const plan = planWeek(input);
        for (let week = 1; week <= input.weeks; week += 1) {
          for (const { items, seconds, minutes } of weekOfBlock(
            plan,
            week,
            input.weeks,
            exerciseOf,
            input.lifts,
          ).sessions) {
            expect(seconds).toBeLessThanOrEqual(minutes * 60);
            for (const { rir } of items)
              expect(rir ?? plan.minRir).toBeGreaterThanOrEqual(plan.minRir);
          }
        }
      }),
      few,
    );
  });
});

describe('usual weeks are fully clean', () => {
  const cases = (['lose_weight', 'build_muscle', 'get_fit', 'stay_healthy'] as const).flatMap(
    (goal) =>
      [
        { weekdays: [1, 3, 5], minutes: 75 },
        { weekdays: [1, 2, 4, 5], minutes: 60 },
        { weekdays: [1, 2, 3, 5, 6], minutes: 60 },
        { weekdays: [1, 2, 3, 4, 5, 6], minutes: 60 },
      ].map((week) => ({ goal, ...week, days: week.weekdays.length })),
  );

  it.each(cases)('$goal, $days days', ({ goal, weekdays, minutes }) => {
    const input = inputOf({ goal, days: daysOf(weekdays, minutes, KITS.gym) });
    const plan = planWeek(input);
    expect(hasEnoughTime(plan, input)).toBe(true);
    expect(listFlaws(plan, input)).toEqual([]);
  });
});
