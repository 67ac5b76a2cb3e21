import { useMemo } from 'react';
import { usePool } from '#features/own-exercises/web/public.ts';
import type { TrainingSession } from '#features/training-sessions/contract.ts';
import { mondayOf } from '#features/training-sessions/rules/training-week.ts';
import { useSessions, useTrainingWeek } from '#features/training-sessions/web/public.ts';
import { addDays } from '#platform/shared/calendar-day.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { type DayState, listDayStates } from '../../rules/day-states.ts';
import { usePlan } from '../api.ts';

export type Day = Omit<DayState, 'sessions'> & { sessions: readonly TrainingSession[] };

/** The person's plan with what came of it: what every page of training shows. */
export function useTraining() {
  const today = useToday();
  const monday = mondayOf(today);
  const pool = usePool();
  const plan = usePlan();
  // Last week's too: its sessions open from their own addresses.
  const sessions = useSessions(addDays(monday, -7));
  const limit = useTrainingWeek(today).data;
  const days = useMemo(
    () =>
      plan.data && sessions.data
        ? (listDayStates(plan.data, sessions.data, {
            monday,
            today,
            exerciseOf: pool.find,
          }) as Day[])
        : null,
    [plan.data, sessions.data, monday, today, pool],
  );
  return { today, monday, pool, plan, sessions, limit, days };
}
