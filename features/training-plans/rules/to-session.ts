import type { PlannedSession } from '#features/plan-generator/rules/plan-input.ts';
import type { SessionContent } from '#features/training-sessions/rules/session-kinds.ts';
import { WORK_FORMAT } from '#features/training-sessions/rules/session-kinds.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { sourceWeekdayOf } from './edit-session.ts';
import type { PlanContent } from './plan-content.ts';

type Details = { id: string; name: string; startedAt: string | null };

/**
 * A planned session as it is begun: sets to tick, with what was planned for each. One that was made for
 * the person counts for the week's limit; one of a programme does not.
 */
export const toSession = (
  plan: PlanContent & { id: string },
  session: PlannedSession,
  date: CalendarDay,
  { id, name, startedAt }: Details,
): SessionContent & { id: string } => ({
  id,
  date,
  origin: plan.source === 'programme' ? 'programme' : 'plan',
  sourceId: plan.id,
  weekday: sourceWeekdayOf(plan, date),
  name,
  placeName: session.placeName,
  work: {
    format: WORK_FORMAT,
    items: session.items.map((item) => ({
      id: item.id,
      exerciseId: item.exerciseId,
      name: null,
      target: {
        reps: item.reps,
        seconds: item.seconds,
        rir: item.rir,
        restSeconds: item.restSeconds,
        loadKg: item.loadKg,
      },
      superset: item.superset,
      sets: Array.from({ length: item.sets }, () => ({ doneAt: null })),
    })),
  },
  startedAt,
  finishedAt: null,
});
