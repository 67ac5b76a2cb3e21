import type { SessionContent } from './session-kinds.ts';
import { isUnderWay } from './session-state.ts';

/** A session that nothing was done in for so long is asked about, hours. */
export const OPEN_HOURS = 6;
const HOUR_MS = 3_600_000;

type Session = Pick<SessionContent, 'startedAt' | 'finishedAt' | 'work'>;

/** The moment of what was done last in a session; null before it began. */
export function lastDoneAt({ startedAt, work }: Omit<Session, 'finishedAt'>): string | null {
  const moments = work.items.flatMap(({ sets }) => sets.map(({ doneAt }) => doneAt));
  return [startedAt, ...moments].reduce(
    (last, one) => (one !== null && (last === null || one > last) ? one : last),
    null,
  );
}

/**
 * Whether to ask if a session is still going on: under way, and nothing done for six hours. A clock
 * that runs behind does not ask.
 */
export function asksIfOpen(session: Session, nowMs: number): boolean {
  const last = lastDoneAt(session);
  return isUnderWay(session) && last !== null && nowMs - Date.parse(last) >= OPEN_HOURS * HOUR_MS;
}

/** Ends a session that was left open when its last set was done. */
export const finishWhenLeft = <One extends Session>(session: One): One => {
  const at = lastDoneAt(session);
  return at === null || session.finishedAt !== null ? session : { ...session, finishedAt: at };
};
