import { makeSession, makeSet } from '#features/training-sessions/rules/new-session.ts';
import type {
  LoggedSet,
  SessionContent,
  SessionItem,
  SetTarget,
} from '#features/training-sessions/rules/session-kinds.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';

type Begun = Pick<SessionContent, 'date' | 'name' | 'startedAt' | 'finishedAt'>;

/** A session of one's own without anything in it yet. */
export const toEmptySession = (begun: Begun): SessionContent =>
  makeSession({ ...begun, origin: 'own' }, []);

/** What was done as what is planned; where it was not done, what was planned then. */
function toTarget(set: LoggedSet): SetTarget | null {
  if (set.doneAt === null) return set.target;
  return {
    loadKg: set.loadKg,
    reps: set.reps === null ? null : [set.reps, set.reps],
    seconds: set.seconds === null ? null : [set.seconds, set.seconds],
    metres: set.metres,
    reserve: set.target?.reserve ?? null,
  };
}

const repeatItem = (item: SessionItem): SessionItem => ({
  ...item,
  why: null,
  sets: item.sets.map((set) => makeSet(set.id, { kind: set.kind, target: toTarget(set) })),
});

/** A past session once more, planned as it was done. It is training of one's own, so it is never limited. */
export const repeatSession = (past: SessionContent, begun: Begun): SessionContent =>
  makeSession(
    { ...begun, origin: 'own', placeName: past.placeName },
    past.work.items.map(repeatItem),
  );

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
