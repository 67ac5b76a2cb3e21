import type { PlanInput, PlannedSession } from '#features/plan-generator/rules/plan-input.ts';
import { lookUpExercises } from '#features/plan-generator/rules/session-seconds.ts';
import { weekOfBlock } from '#features/plan-generator/rules/week-of-block.ts';
import { adaptProgramme } from '#features/programmes/rules/adapt-programme.ts';
import { type Programme, phaseOfWeek, weeksOf } from '#features/programmes/rules/programme.ts';
import { findProgramme } from '#features/programmes/rules/programmes.ts';
import { mondayOf } from '#features/training-sessions/rules/training-week.ts';
import { addDays, type CalendarDay } from '#platform/shared/calendar-day.ts';
import { dateOn } from './block.ts';
import type { DayChange, PlanContent } from './plan-content.ts';

const isSame = (a: PlannedSession | undefined, b: PlannedSession | undefined): boolean =>
  JSON.stringify(a?.items) === JSON.stringify(b?.items);

/**
 * A programme as a plan: its first week is the base, and dates of later weeks stand as changes where the
 * programme has something else than a block would make of the base. Null if the person has no training days.
 */
export function toProgrammePlan(
  programme: Programme,
  { pool, ...input }: PlanInput,
  firstDay: CalendarDay,
): PlanContent | null {
  const [first, ...later] = adaptProgramme(programme, { ...input, pool });
  if (!first || first.plan.sessions.length === 0) return null;
  const [base, weeks, monday] = [first.plan, weeksOf(programme), mondayOf(firstDay)];
  const exerciseOf = lookUpExercises(pool);
  const changes = later.flatMap(({ week, plan }) => {
    const usual = weekOfBlock(base, week, weeks, exerciseOf, input.lifts).sessions;
    const on = (sessions: readonly PlannedSession[], day: number) =>
      sessions.find(({ weekday }) => weekday === day);
    return [1, 2, 3, 4, 5, 6, 7].flatMap((weekday): DayChange[] => {
      const session = on(plan.sessions, weekday);
      if (isSame(session, on(usual, weekday))) return [];
      const date = dateOn(addDays(monday, (week - 1) * 7), weekday);
      return [{ date, kind: 'replanned', weekday, session: session ?? null, notes: [] }];
    });
  });
  return {
    name: programme.name,
    source: 'programme',
    programmeId: programme.id,
    byModel: false,
    monday,
    firstDay,
    weeks,
    edits: 0,
    input: { ...input, goal: programme.goal },
    base,
    changes,
  };
}

/** What the weeks of a programme around this one are for; null for a plan that was made. */
export function programmeNote(programmeId: string | null, week: number): string | null {
  const programme = programmeId === null ? undefined : findProgramme(programmeId);
  return (programme && phaseOfWeek(programme, week)?.phase.note) ?? null;
}

/** Whether the last week of a plan is a light one: always, but for programmes that say otherwise. */
export function endsLight(programmeId: string | null): boolean {
  const programme = programmeId === null ? undefined : findProgramme(programmeId);
  return programme === undefined || programme.phases.at(-1)?.endsLight === true;
}
