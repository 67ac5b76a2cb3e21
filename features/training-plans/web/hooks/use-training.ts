import { useMemo } from 'react';
import { usePool } from '#features/own-exercises/web/public.ts';
import { type DayState, listDayStates } from '#features/plan-blocks/rules/day-states.ts';
import type { SuggestedSession } from '#features/plan-blocks/rules/suggest-session.ts';
import type { TrainingSession } from '#features/training-sessions/contract.ts';
import { mondayOf } from '#features/training-sessions/rules/training-week.ts';
import { useSessions, useTrainingWeek } from '#features/training-sessions/web/public.ts';
import { addDays } from '#platform/shared/calendar-day.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { usePlan } from '../api.ts';
import { useSuggested } from './use-suggested.ts';

export type Day = Omit<DayState, 'sessions' | 'planned'> & {
  planned: SuggestedSession | null;
  sessions: readonly TrainingSession[];
};

/** The person's plan with what came of it: what every page of training shows. */
export function useTraining() {
  const today = useToday();
  const monday = mondayOf(today);
  const pool = usePool();
  const plan = usePlan();
  // Last week's too: its sessions open from their own addresses.
  const sessions = useSessions(addDays(monday, -7));
  const counted = useTrainingWeek(today).data;
  const { suggest, isPending: isSuggesting } = useSuggested(pool);
  const days = useMemo((): Day[] | null => {
    const { data } = plan;
    if (!data || !sessions.data || isSuggesting) return null;
    const states = listDayStates(data, sessions.data, { monday, today, exerciseOf: pool.find });
    return states.map((day) => ({
      ...day,
      sessions: day.sessions as readonly TrainingSession[],
      planned: day.planned && suggest(data, day.planned, day.date),
    }));
  }, [plan, sessions.data, monday, today, pool, suggest, isSuggesting]);
  return { today, monday, pool, plan, sessions, counted, days, suggest, isSuggesting };
}
