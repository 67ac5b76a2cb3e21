import { expect, it } from 'vitest';
import { EXERCISES } from '#features/exercises/rules/exercises.ts';
import type { PlanInput, WeekPlan } from '#features/plan-generator/rules/plan-input.ts';
import { planWeek } from '#features/plan-generator/rules/plan-week.ts';
import { lookUpExercises } from '#features/plan-generator/rules/session-seconds.ts';
import { daysOf, inputOf, KITS } from '#features/plan-generator/testing/people.ts';

const exerciseOf = lookUpExercises(EXERCISES);
const exercisesIn = (plan: WeekPlan) =>
  plan.sessions.flatMap(({ items }) =>
    items.flatMap(({ exerciseId }) => exerciseOf(exerciseId) ?? []),
  );
const idsIn = (plan: WeekPlan) => exercisesIn(plan).map(({ id }) => id);
const plansOf = (more: Partial<PlanInput>) => [planWeek(inputOf(more))];

it('gives nothing whose lightest weight is above what the person lifts', () => {
  const kit = { ...KITS.gym, dumbbellsKg: [10, 15] };
  const lifts = { 'lateral-raise': { e1rmKg: 5 }, 'barbell-curl': { e1rmKg: 14 } };
  const favourites = ['lateral-raise', 'barbell-curl'];
  const days = daysOf([1, 3, 5], 60, kit);
  for (const plan of plansOf({ days, favourites, lifts })) {
    expect(idsIn(plan)).not.toContain('lateral-raise');
    expect(idsIn(plan)).not.toContain('barbell-curl');
  }
  const strong = { 'lateral-raise': { e1rmKg: 16 }, 'barbell-curl': { e1rmKg: 30 } };
  expect(plansOf({ days, favourites, lifts: strong }).flatMap(idsIn)).toEqual(
    expect.arrayContaining(favourites),
  );
});

it('lays nobody face down who is pregnant or gave birth, and rarely on the back', () => {
  const count = (plans: readonly WeekPlan[], position: string) =>
    plans
      .flatMap(exercisesIn)
      .filter((one) => one.position === position && one.pattern !== 'mobility').length;
  for (const kit of [KITS.gym, KITS.dumbbells, KITS.nothing]) {
    const days = daysOf([1, 3, 5], 40, kit);
    const usual = { days, goal: 'stay_healthy', intensityCapped: true } as const;
    const spared = plansOf({ ...usual, sparesLying: true });
    expect(spared.flatMap(exercisesIn).some(({ position }) => position === 'prone')).toBe(false);
    // Without equipment a row on the floor is the only pull.
    if (kit === KITS.nothing) continue;
    expect(count(spared, 'lying')).toBeLessThanOrEqual(count(plansOf(usual), 'lying'));
  }
  const beginner = { level: 'beginner', days: daysOf([1, 3, 5], 40, KITS.gym) } as const;
  expect(count(plansOf(beginner), 'lying')).toBeGreaterThan(0);
  expect(count(plansOf({ ...beginner, sparesLying: true }), 'lying')).toBe(0);
});
