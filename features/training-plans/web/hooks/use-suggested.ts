import { useCallback } from 'react';
import type { Pool } from '#features/own-exercises/web/public.ts';
import type { PlanContent } from '#features/plan-blocks/rules/plan-content.ts';
import {
  type SuggestedSession,
  suggestSession,
} from '#features/plan-blocks/rules/suggest-session.ts';
import type { PlannedSession } from '#features/plan-generator/rules/plan-input.ts';
import { useLifts } from '#features/progression/web/public.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';

/**
 * Planned sessions with the loads of their day, from what was really lifted: the same on every screen and
 * in the log. Where that cannot be known the plan's own loads stay.
 */
export function useSuggested(pool: Pick<Pool, 'find'>): {
  suggest: (plan: PlanContent, session: PlannedSession, date: CalendarDay) => SuggestedSession;
  isPending: boolean;
} {
  const { lifts, error } = useLifts();
  const { find } = pool;
  const suggest = useCallback(
    (plan: PlanContent, session: PlannedSession, date: CalendarDay) =>
      suggestSession(plan, session, date, { liftOf: lifts?.of ?? null, exerciseOf: find }),
    [lifts, find],
  );
  return { suggest, isPending: lifts === null && error === null };
}
