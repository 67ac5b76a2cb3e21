import type {
  SessionContent,
  SessionItem,
} from '#features/training-sessions/rules/session-kinds.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { byLatest } from './past-sessions.ts';
import type { PastSession } from './progression-rule.ts';
import { addAllToBests, type Bests, NO_BESTS } from './records/bests.ts';
import { findRecords, type LiftRecord } from './records/find-records.ts';

/** Of each exercise so many sessions are known; more say nothing of the next load. */
export const SESSIONS_KEPT = 6;

/** What is known of an exercise. */
export type KnownLift = {
  exerciseId: string;
  /** latest first */
  sessions: readonly PastSession[];
  bests: Bests;
};

export type KnownDay = { date: CalendarDay; soreness: number | null; isLight: boolean };

type Session = SessionContent & { id: string };

/** What a session says of each exercise of a library: the sets that were done, and what was planned. */
export function toPastSessions(session: Session): { exerciseId: string; past: PastSession }[] {
  const items = session.work.items.filter(
    ({ exerciseId, sets }) => exerciseId !== null && sets.some(({ doneAt }) => doneAt !== null),
  );
  const ids = [...new Set(items.flatMap(({ exerciseId }) => exerciseId ?? []))];
  return ids.map((exerciseId) => {
    const own = items.filter((item) => item.exerciseId === exerciseId);
    return { exerciseId, past: toPastSession(session, own) };
  });
}

function toPastSession({ id, date }: Session, items: readonly SessionItem[]): PastSession {
  const sets = items.flatMap((item) => item.sets).filter(({ doneAt }) => doneAt !== null);
  const planned = sets.find(({ target }) => target?.reps)?.target ?? sets[0]?.target ?? null;
  return {
    sessionId: id,
    date,
    sets: sets.map(({ kind, loadKg, reps, seconds, metres, reserve }) => ({
      kind,
      loadKg,
      reps,
      seconds,
      metres,
      reserve,
    })),
    range: planned?.reps ?? null,
    reserve: planned?.reserve ?? null,
    isLight: items.some(({ why }) => why?.kind === 'light'),
  };
}

/** A session as it waits on the device. */
export type WaitingSession = { id: string; deleted: boolean; is: Session | null };

const isFinished = ({ deleted, is }: WaitingSession): boolean =>
  !deleted && is !== null && is.finishedAt !== null;

const without = (lift: KnownLift, ids: ReadonlySet<string>): KnownLift =>
  lift.sessions.some(({ sessionId }) => ids.has(sessionId))
    ? { ...lift, sessions: lift.sessions.filter(({ sessionId }) => !ids.has(sessionId)) }
    : lift;

function withSession(lift: KnownLift, past: PastSession): KnownLift {
  const sessions = [...lift.sessions, past].sort(byLatest).slice(0, SESSIONS_KEPT);
  return { ...lift, sessions, bests: addAllToBests(lift.bests, past) };
}

/**
 * What is known of the lifts with the sessions that wait on the device: the next load follows from them
 * too. Doing it twice is doing it once.
 */
export function liftsWith(
  known: readonly KnownLift[],
  waiting: readonly WaitingSession[],
): readonly KnownLift[] {
  if (waiting.length === 0) return known;
  const ids = new Set(waiting.map(({ id }) => id));
  const lifts = new Map(known.map((lift) => [lift.exerciseId, without(lift, ids)]));
  for (const one of waiting.filter(isFinished)) {
    for (const { exerciseId, past } of one.is ? toPastSessions(one.is) : []) {
      const lift = lifts.get(exerciseId) ?? { exerciseId, sessions: [], bests: NO_BESTS };
      lifts.set(exerciseId, withSession(lift, past));
    }
  }
  return [...lifts.values()];
}

/** Days of training with those that wait on the device, the latest first. */
export function daysWith(
  known: readonly KnownDay[],
  waiting: readonly WaitingSession[],
): readonly KnownDay[] {
  const here = waiting.filter(isFinished).flatMap(({ is }): KnownDay[] => {
    if (!is) return [];
    const isLight = is.work.items.some(({ why }) => why?.kind === 'light');
    return [{ date: is.date, soreness: is.soreness, isLight }];
  });
  if (here.length === 0) return known;
  const dates = new Set(here.map(({ date }) => date));
  return [...here, ...known.filter(({ date }) => !dates.has(date))].sort((a, b) =>
    a.date < b.date ? 1 : -1,
  );
}

/** The records of a session against bests that do not hold it yet. */
export const recordsOfSession = (
  known: readonly KnownLift[],
  session: Session,
): { exerciseId: string; records: LiftRecord[] }[] =>
  toPastSessions(session).flatMap(({ exerciseId, past }) => {
    const bests = known.find((lift) => lift.exerciseId === exerciseId)?.bests ?? NO_BESTS;
    const records = findRecords(bests, past);
    return records.length > 0 ? [{ exerciseId, records }] : [];
  });
