import { expect, type Locator, type Page } from '@playwright/test';
import { EXERCISES } from '#features/exercises/rules/exercises.ts';
import { STARTER_KITS } from '#features/exercises/rules/starter-kits.ts';
import { makePlanSteps, toUsualInput } from '#features/plan-blocks/rules/make-plan.ts';
import type { Weekday } from '#features/plan-generator/rules/plan-input.ts';
import { finishSteps } from '#features/plan-generator/rules/plan-week.ts';
import { type NewTrainingPlan, trainingPlansApi } from '#features/training-plans/contract.ts';
import { EMPTY_KIT } from '#features/training-profile/rules/kit.ts';
import { makeItem, makeSession, makeSets } from '#features/training-sessions/rules/new-session.ts';
import type { SessionContent } from '#features/training-sessions/rules/session-kinds.ts';
import { addDays, weekdayOf } from '#platform/shared/calendar-day.ts';
import { newId } from '#platform/shared/ids.ts';
import { callAs } from './person.ts';

/** Today and every second day after it: of seven days in a row one is cardio, and that may be today. */
export const daysFromToday = (today: string): Weekday[] =>
  [0, 2, 4].map((later) => weekdayOf(addDays(today, later)) as Weekday).toSorted((a, b) => a - b);

/** Keeps a plan with strength sessions today and on every second day after it. */
export async function keepPlan(page: Page, today: string): Promise<void> {
  const kit = { ...EMPTY_KIT, equipment: STARTER_KITS.home };
  const days = daysFromToday(today).map((weekday) => ({
    weekday,
    minutes: 40,
    kit,
    placeName: 'Home',
  }));
  const input = toUsualInput(
    { days, avoid: ['knee'], recovery: 'normal', intensityCapped: true, sparesLying: false },
    { goals: ['get_fit'], fitnessLevel: 'beginner', age: 30 },
    { marks: new Map(), pool: EXERCISES, lifts: {}, seed: 1 },
  );
  const start = {
    name: 'Training week',
    source: 'made',
    programmeId: null,
    byModel: false,
  } as const;
  const plan = finishSteps(makePlanSteps(input, { ...start, firstDay: today }));
  await callAs(page, trainingPlansApi.add, { body: { id: newId(), ...plan } as NewTrainingPlan });
}

/** The ticks of a session's sets. */
export const ticks = (page: Page): Locator => page.locator('[data-tick]');

/** Ticks a set; where its weight is not known yet the keypad opens, and it is ticked without. */
export async function tickSet(page: Page, tick: Locator): Promise<void> {
  await tick.click();
  const keypad = page.getByRole('region', { name: 'Keypad' });
  if (await keypad.isVisible()) await keypad.getByRole('button', { name: 'Tick' }).click();
}

const LIFTS = ['back-squat', 'bench-press', 'barbell-row'];
const PLANNED = { loadKg: 40, reps: [8, 12], seconds: null, metres: null, reserve: null } as const;

/** Three lifts of three sets, planned with 40 kg for 8 to 12; nothing is done yet. */
export const threeLifts = (details: Partial<SessionContent> & { date: string }): SessionContent =>
  makeSession(
    { origin: 'own', name: 'Three lifts', startedAt: new Date().toISOString(), ...details },
    LIFTS.map((exerciseId, at) =>
      makeItem({
        id: `${at}`,
        exerciseId,
        measure: 'loadReps',
        restSeconds: 90,
        sets: makeSets(`${at}`, 3, PLANNED),
      }),
    ),
  );

/** Types what was done in a set, by its place in the session, and ticks it. */
export async function logSet(
  page: Page,
  at: number,
  { loadKg, reps }: { loadKg: number; reps: number },
): Promise<void> {
  const tick = ticks(page).nth(at);
  const row = tick.locator('xpath=ancestor::li[1]');
  const load = String(loadKg).replace('.', ',');
  await row.getByRole('textbox', { name: /weight in kilograms$/ }).fill(load);
  await row.getByRole('textbox', { name: /, reps$/ }).fill(String(reps));
  await tick.click();
  await expect(tick).toHaveAttribute('aria-pressed', 'true');
}
