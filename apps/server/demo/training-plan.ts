import { EXERCISES } from '#features/exercises/rules/exercises.ts';
import { blockStateOn, sessionOn } from '#features/plan-blocks/rules/block.ts';
import { toEditContext } from '#features/plan-blocks/rules/edit-session.ts';
import {
  makePlanSteps,
  nextBlockSteps,
  toNextInput,
  toUsualInput,
} from '#features/plan-blocks/rules/make-plan.ts';
import { markMissed } from '#features/plan-blocks/rules/move-days.ts';
import type { PlanContent } from '#features/plan-blocks/rules/plan-content.ts';
import { toSession } from '#features/plan-blocks/rules/to-session.ts';
import type { SessionFocus } from '#features/plan-generator/rules/plan-input.ts';
import { finishSteps } from '#features/plan-generator/rules/plan-week.ts';
import { lookUpExercises } from '#features/plan-generator/rules/session-seconds.ts';
import {
  type NewTrainingPlan,
  type TrainingPlan,
  trainingPlansApi,
} from '#features/training-plans/contract.ts';
import {
  healthScreeningApi,
  trainingPlacesApi,
  trainingProfileApi,
} from '#features/training-profile/contract.ts';
import { toPlanDays } from '#features/training-profile/rules/plan-days.ts';
import { trainingSessionsApi } from '#features/training-sessions/contract.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { newId } from '#platform/shared/ids.ts';
import type { Chance } from './chance.ts';
import { makeLifter } from './lifting.ts';
import type { SampleDay, SamplePerson } from './sample-world.ts';

const NAMES: Record<SessionFocus, string> = {
  full: 'Full body',
  upper: 'Upper body',
  lower: 'Lower body',
  push: 'Push',
  pull: 'Pull',
  legs: 'Legs',
  cardio: 'Cardio',
  mobility: 'Mobility',
};

const SEED = 20_261_121;
const SHARE_TRAINED = 0.86;
const SHARE_LAST_SET = 0.93;
/** A quarter to six in the evening, a quarter to seven in summer. */
const STARTS_AT = 'T07:45:00Z';
/** By then a session of an hour is over. */
const OVER_AT = '20:00';
const SECONDS_A_SET = 150;
const SHARE_NOTED = 0.15;
const NOTES = ['Felt strong today.', 'Slept badly.', 'Busy gym, longer rests.'] as const;

const exerciseOf = lookUpExercises(EXERCISES);

const toBody = (plan: PlanContent) => plan as unknown as NewTrainingPlan;

async function startPlan(person: SamplePerson, today: CalendarDay): Promise<TrainingPlan> {
  const [profile, places, { screening }] = await Promise.all([
    person.call(trainingProfileApi.read, {}),
    person.call(trainingPlacesApi.list, {}),
    person.call(healthScreeningApi.read, {}),
  ]);
  const usual = toUsualInput(
    toPlanDays(profile, places, screening, today),
    { goals: ['lose_weight', 'get_fit'], fitnessLevel: 'intermediate', age: 34 },
    { marks: new Map(), pool: EXERCISES, lifts: {}, seed: SEED },
  );
  const start = { name: 'My plan', source: 'made', programmeId: null, byModel: false } as const;
  const plan = finishSteps(makePlanSteps(usual, { ...start, firstDay: today }));
  return person.call(trainingPlansApi.add, { body: { ...toBody(plan), id: newId() } });
}

async function startNextBlock(
  person: SamplePerson,
  plan: TrainingPlan,
  today: CalendarDay,
): Promise<TrainingPlan> {
  const input = toNextInput(plan, {}, EXERCISES);
  const next = finishSteps(nextBlockSteps(plan, { input, firstDay: today }));
  return person.call(trainingPlansApi.add, { body: { ...toBody(next), id: newId() } });
}

type Trainee = { person: SamplePerson; chance: Chance; lift: ReturnType<typeof makeLifter> };

/** Does the sets one after another; now and then the last of an exercise is left out. */
async function train(
  { person, chance, lift }: Trainee,
  plan: TrainingPlan,
  date: CalendarDay,
  bodyKg: number | null,
): Promise<void> {
  const planned = sessionOn(plan, date, exerciseOf);
  if (!planned) return;
  const startMs = Date.parse(date + STARTS_AT);
  const at = (sets: number) => new Date(startMs + sets * SECONDS_A_SET * 1_000).toISOString();
  const details = { id: newId(), name: NAMES[planned.focus], startedAt: at(0) };
  const session = toSession(plan, planned, date, details, exerciseOf);
  let done = 0;
  const items = session.work.items.map((item) => {
    const exercise = exerciseOf(item.exerciseId ?? '');
    if (!exercise) return item;
    return lift(exercise, item, planned.kit, (set) => {
      const isLeftOut = set > 0 && set === item.sets.length - 1 && chance.next() > SHARE_LAST_SET;
      if (isLeftOut) return null;
      done += 1;
      return at(done);
    });
  });
  const body = {
    ...session,
    work: { ...session.work, items },
    finishedAt: at(done + 1),
    bodyKg,
    effort: Math.round(chance.between(6, 8.4)),
    note: chance.next() < SHARE_NOTED ? chance.pick(NOTES) : null,
  };
  await person.call(trainingSessionsApi.add, { body });
}

/**
 * Follows plans from a day on, block after block: most sessions are done, one that is not is marked
 * as missed. Answers what happens on a day.
 */
export function followPlans(person: SamplePerson, chance: Chance) {
  let plan: TrainingPlan | null = null;
  const trainee = { person, chance, lift: makeLifter(chance) };

  return async ({ date, daysAgo, until }: SampleDay, bodyKg: number | null): Promise<void> => {
    plan ??= await startPlan(person, date);
    if (blockStateOn(plan, date).kind === 'finished') {
      plan = await startNextBlock(person, plan, date);
    }
    const goes = chance.next() < SHARE_TRAINED;
    if (!sessionOn(plan, date, exerciseOf) || until < OVER_AT) return;
    if (goes) {
      await train(trainee, plan, date, bodyKg);
      return;
    }
    // Who looks at the sample may still go today.
    if (daysAgo === 0) return;
    const missed = markMissed(plan, date, date, toEditContext(plan, EXERCISES, 'day'));
    const { id, version } = plan;
    plan = await person.call(trainingPlansApi.edit, {
      params: { id },
      body: { ...toBody(missed), version },
    });
  };
}
