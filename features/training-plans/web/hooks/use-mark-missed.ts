import type { Pool } from '#features/own-exercises/web/public.ts';
import { toEditContext } from '#features/plan-blocks/rules/edit-session.ts';
import { markMissedSteps } from '#features/plan-blocks/rules/move-days.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import type { TrainingPlan } from '../../contract.ts';
import { useChangePlan } from '../api.ts';
import { weekText } from '../messages/week.ts';

/** Marks a day as missed and plans the rest of the week again. */
export function useMarkMissed(plan: TrainingPlan, pool: Pool) {
  const today = useToday();
  const update = useChangePlan(plan);
  return {
    isPending: update.isPending,
    mark: (date: CalendarDay) =>
      update.mutate({
        change: (now) =>
          markMissedSteps(now, date, today, toEditContext(now, pool.exercises, 'day')),
        said: weekText.replanned,
      }),
  };
}
