import { expect, test } from 'vitest';
import { EXERCISES } from '#features/exercises/rules/exercises.ts';
import { listSwaps } from '#features/plan-generator/rules/list-swaps.ts';
import { lookUpExercises } from '#features/plan-generator/rules/session-seconds.ts';
import { daysOf, inputOf, KITS } from '#features/plan-generator/testing/people.ts';
import { adaptProgramme } from '#features/programmes/rules/adapt-programme.ts';
import { PROGRAMMES } from '#features/programmes/rules/programmes.ts';
import { addDays } from '#platform/shared/calendar-day.ts';
import { weekOn } from './block.ts';
import { swapExercise } from './edit-items.ts';
import { toEditContext } from './edit-session.ts';
import { MAX_CHANGES } from './plan-content.ts';
import { endsLight, programmeNote, toProgrammePlan } from './programme-plan.ts';

const MONDAY = '2026-11-16';
const exerciseOf = lookUpExercises(EXERCISES);

test.each(PROGRAMMES.map((programme) => [programme.id, programme] as const))(
  '%s, started, is week by week what was shown before',
  (_, programme) => {
    for (const weekdays of [
      [1, 4],
      [1, 2, 3, 4, 5, 6],
    ]) {
      const input = inputOf({ days: daysOf(weekdays, programme.minutes, KITS.home) });
      const plan = toProgrammePlan(programme, input, MONDAY);
      if (!plan) throw new Error('no plan');
      expect(plan).toMatchObject({
        source: 'programme',
        programmeId: programme.id,
        monday: MONDAY,
      });
      expect(plan.changes.length).toBeLessThanOrEqual(MAX_CHANGES);
      for (const { week, plan: shown } of adaptProgramme(programme, input)) {
        const { sessions } = weekOn(plan, addDays(MONDAY, (week - 1) * 7), exerciseOf);
        expect(sessions.map(({ weekday, items }) => [weekday, items])).toEqual(
          shown.sessions.map(({ weekday, items }) => [weekday, items]),
        );
      }
    }
  },
);

test('without training days there is nothing to start', () => {
  for (const programme of PROGRAMMES) {
    expect(toProgrammePlan(programme, inputOf({ days: [] }), MONDAY)).toBeNull();
  }
});

test('its weeks say what they are for; a plan that was made says nothing of the kind', () => {
  expect(programmeNote('first-5-km', 8)).toMatch(/28 minutes/);
  expect(programmeNote(null, 1)).toBeNull();
  expect([endsLight(null), endsLight('full-body-3'), endsLight('first-5-km')]).toEqual([
    true,
    true,
    false,
  ]);
});

test('a swap for the programme reaches every later week that has the exercise, whatever it is there', () => {
  const input = inputOf({ days: daysOf([1, 3, 5], 60, KITS.gym) });
  for (const programme of PROGRAMMES.filter(({ phases }) => phases.length > 1)) {
    const plan = toProgrammePlan(programme, input, MONDAY);
    const [first] = plan?.base.sessions ?? [];
    if (!plan || !first) throw new Error('no plan');
    const date = addDays(MONDAY, first.weekday - 1);
    const context = toEditContext(plan, EXERCISES, 'block');
    const found = first.items.flatMap((item) => {
      const [swap] = listSwaps(item, first, context.input);
      return swap ? [{ item, to: swap.exerciseId }] : [];
    })[0];
    if (!found) continue;
    const { item, to } = found;
    const swapped = swapExercise(plan, date, item.id, to, context);
    const onDay = [
      ...swapped.base.sessions,
      ...swapped.changes.flatMap(({ session }) => session ?? []),
    ].filter(({ weekday }) => weekday === first.weekday);
    for (const { items } of onDay) {
      const ids = items.map(({ exerciseId }) => exerciseId);
      // Where the other one stands already, both stay.
      if (!ids.includes(to)) expect(ids).not.toContain(item.exerciseId);
      expect(new Set(ids).size).toBe(ids.length);
    }
    expect(onDay[0]?.items.some(({ exerciseId }) => exerciseId === to)).toBe(true);
  }
});
