import type { SessionContent } from '#features/training-sessions/rules/session-kinds.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';

/** The day of a session that is begun from the plan: ahead of its day it is done today. */
export const dayToBegin = (planned: CalendarDay, today: CalendarDay): CalendarDay =>
  planned > today ? today : planned;

type PlanDay = { planId: string; weekday: number; date: CalendarDay; today: CalendarDay };

/**
 * The session of a plan's day that was begun before; null: none was. Of a day to come it is one of today that
 * was made from that day of the plan's week, 1 Monday to 7 Sunday.
 */
export function findBegun<Session extends SessionContent>(
  sessions: readonly Session[],
  { planId, weekday, date, today }: PlanDay,
): Session | null {
  const day = dayToBegin(date, today);
  const found = sessions.find(
    (one) =>
      one.date === day && one.sourceId === planId && (day === date || one.weekday === weekday),
  );
  return found ?? null;
}
