import { expect, test } from 'vitest';
import { EXERCISES } from '#features/exercises/rules/exercises.ts';
import { lookUpExercises } from '#features/plan-generator/rules/session-seconds.ts';
import { daysOf, inputOf, KITS } from '#features/plan-generator/testing/people.ts';
import { adaptProgramme } from '#features/programmes/rules/adapt-programme.ts';
import { PROGRAMMES } from '#features/programmes/rules/programmes.ts';
import { addDays } from '#platform/shared/calendar-day.ts';
import { weekOn } from './block.ts';
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
