import type { PlanItem, PlannedSession } from '#features/plan-generator/rules/plan-input.ts';
import type { ExerciseOf } from '#features/plan-generator/rules/session-seconds.ts';
import { type Kit, loadHolderOf } from '#features/training-profile/rules/kit.ts';
import { makeItem, makeSession, makeSets } from '#features/training-sessions/rules/new-session.ts';
import type {
  SessionContent,
  SessionItem,
} from '#features/training-sessions/rules/session-kinds.ts';
import { isHelped, usualCounting } from '#features/training-sessions/rules/usual-measure.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { sourceWeekdayOf } from './block.ts';
import type { PlanContent } from './plan-content.ts';
import type { SuggestedItem, SuggestedSession } from './suggest-session.ts';

type Details = { id: string; name: string; startedAt: string | null };

/** A planned exercise with its sets to tick. */
export function toSessionItem(
  item: PlanItem | SuggestedItem,
  exerciseOf: ExerciseOf,
  kit: Kit,
): SessionItem {
  const exercise = exerciseOf(item.exerciseId);
  const counting = exercise
    ? usualCounting(exercise, loadHolderOf(kit, exercise))
    : ({ measure: item.reps ? 'loadReps' : 'seconds' } as const);
  const loadKg =
    exercise && isHelped(exercise) && item.loadKg !== null ? -item.loadKg : item.loadKg;
  return makeItem({
    ...counting,
    id: item.id,
    exerciseId: item.exerciseId,
    restSeconds: item.restSeconds,
    superset: item.superset,
    why: 'why' in item ? item.why : null,
    sets: makeSets(item.id, item.sets, {
      loadKg,
      reps: item.reps,
      seconds: item.seconds,
      metres: null,
      reserve: item.rir,
    }),
  });
}

/**
 * A planned session as it is begun: sets to tick, with what was planned for each. One that was made for
 * the person counts for the week's limit; one of a programme does not.
 */
export const toSession = (
  plan: PlanContent & { id: string },
  session: PlannedSession | SuggestedSession,
  date: CalendarDay,
  { id, name, startedAt }: Details,
  exerciseOf: ExerciseOf,
): SessionContent & { id: string } => ({
  id,
  ...makeSession(
    {
      date,
      origin: plan.source === 'programme' ? 'programme' : 'plan',
      sourceId: plan.id,
      weekday: sourceWeekdayOf(plan, date),
      name,
      placeName: session.placeName,
      startedAt,
    },
    session.items.map((item) => toSessionItem(item, exerciseOf, session.kit)),
  ),
});
