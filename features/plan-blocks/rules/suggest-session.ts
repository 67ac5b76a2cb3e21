import type { Exercise } from '#features/exercises/rules/exercise.ts';
import { isMinor } from '#features/plan-generator/rules/dose/prescription.ts';
import type { PlanItem, PlannedSession } from '#features/plan-generator/rules/plan-input.ts';
import { mayDo } from '#features/plan-generator/rules/search/day-pool.ts';
import { type ExerciseOf, sessionSeconds } from '#features/plan-generator/rules/session-seconds.ts';
import { phaseOfWeek } from '#features/programmes/rules/programme.ts';
import { findProgramme } from '#features/programmes/rules/programmes.ts';
import type {
  LiftSettings,
  PastSession,
  WhyLoad,
} from '#features/progression/rules/progression-rule.ts';
import { suggestNext } from '#features/progression/rules/suggest-next.ts';
import { isHelped } from '#features/training-sessions/rules/usual-measure.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { blockWeekOf, changeOn } from './block.ts';
import type { PlanContent } from './plan-content.ts';

/** What is known of any exercise: what was done, and what the person chose. */
export type LiftOf = (exerciseId: string) => {
  sessions: readonly PastSession[];
  settings: LiftSettings;
};

/** A planned exercise with the load and reps that follow from what was really done. */
export type SuggestedItem = PlanItem & {
  /** null: not known yet, or nothing to say */
  why: WhyLoad | null;
};

export type SuggestedSession = Omit<PlannedSession, 'items'> & { items: readonly SuggestedItem[] };

/** Whether the plan has a date as a light one: the end of a block or phase, or as the person asked. */
export function isLightOn(plan: PlanContent, date: CalendarDay): boolean {
  if (changeOn(plan, date)?.notes.some(({ kind }) => kind === 'deload')) return true;
  const week = blockWeekOf(plan, date);
  if (week === null) return false;
  const programme = plan.programmeId === null ? undefined : findProgramme(plan.programmeId);
  if (!programme) return week === plan.weeks;
  const at = phaseOfWeek(programme, week);
  return at?.phase.endsLight === true && at.weekOfPhase === at.phase.weeks;
}

/** The least reps in reserve that these people keep; all others may go as far as their plan says. */
function leastReserveOf({ input }: Pick<PlanContent, 'input'>): number {
  if (input.intensityCapped) return 4;
  return isMinor(input) ? 2 : 0;
}

/** Exercises that the place has what is needed for, that suit the level, and that nothing speaks against. */
function possibleAt(
  { input }: Pick<PlanContent, 'input'>,
  { kit }: Pick<PlannedSession, 'kit'>,
  exerciseOf: ExerciseOf,
): (exerciseId: string) => Exercise | undefined {
  const there = new Set(kit.equipment);
  return (exerciseId) => {
    const exercise = exerciseOf(exerciseId);
    return exercise && mayDo(exercise, there, input) ? exercise : undefined;
  };
}

type Known = { liftOf: LiftOf | null; exerciseOf: ExerciseOf };

/**
 * A planned session with the loads and reps of today: what was really lifted decides, the plan where
 * there is no past. Exercises, sets, effort and order stay. Every screen and the log show this one.
 */
export function suggestSession(
  plan: PlanContent,
  session: PlannedSession,
  date: CalendarDay,
  { liftOf, exerciseOf }: Known,
): SuggestedSession {
  const isDeload = isLightOn(plan, date);
  const possible = possibleAt(plan, session, exerciseOf);
  const base = plan.base.sessions.flatMap((one) => one.items);
  const items = session.items.map((item): SuggestedItem => {
    const exercise = exerciseOf(item.exerciseId);
    // Cardio and stretches are as long as the day has time for.
    const isTimed = exercise?.pattern === 'cardio' || exercise?.pattern === 'mobility';
    if (!liftOf || !exercise || isTimed) return { ...item, why: null };
    const { sessions, settings } = liftOf(item.exerciseId);
    // Without a past the block raises the reps; with one, what was done does.
    const planned = base.find(
      ({ id, exerciseId }) => id === item.id && exerciseId === item.exerciseId,
    );
    const range = sessions.length > 0 && planned ? planned.reps : item.reps;
    // In a plan help is told by its kilograms, in the log it is below zero.
    const sign = isHelped(exercise) ? -1 : 1;
    const suggested = suggestNext(exercise, sessions, settings, {
      today: date,
      range,
      seconds: item.seconds,
      reserve: item.rir,
      kit: session.kit,
      isDeload,
      level: plan.input.level,
      plannedKg: item.loadKg === null ? null : item.loadKg * sign,
      leastReserve: leastReserveOf(plan),
      possible,
    });
    const restSeconds = settings.restSeconds ?? item.restSeconds;
    const why = sessions.length === 0 && suggested.loadKg === null ? null : suggested.reason;
    // Another exercise is offered, not put there.
    if (suggested.exerciseId !== null) return { ...item, restSeconds, why };
    const { loadKg, reps, seconds, reserve } = suggested;
    return {
      ...item,
      loadKg: loadKg === null ? null : loadKg * sign,
      reps: item.reps && reps ? reps : item.reps,
      seconds: item.seconds && seconds ? seconds : item.seconds,
      rir: item.rir === null ? null : reserve,
      restSeconds,
      why,
    };
  });
  return { ...session, items, seconds: sessionSeconds(items, exerciseOf) };
}
