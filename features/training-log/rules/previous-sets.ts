import type { PastSession, PastSet } from '#features/progression/rules/progression-rule.ts';
import type { LoggedSet, SessionItem } from '#features/training-sessions/rules/session-kinds.ts';

const NONE: readonly PastSet[] = [];

/** The sets of an exercise in the last session before this one; of one day, ids sort by time. */
export const findPreviousSets = (
  past: readonly PastSession[],
  session: { id: string; date: string },
): readonly PastSet[] =>
  past.find(
    ({ sessionId, date }) =>
      date < session.date || (date === session.date && sessionId < session.id),
  )?.sets ?? NONE;

const isWarmUp = ({ kind }: Pick<LoggedSet, 'kind'>): boolean => kind === 'warmUp';

/** The set at the same place the last time: warm-ups beside warm-ups, work sets beside work sets. */
export function previousOf(
  previous: readonly PastSet[],
  item: Pick<SessionItem, 'sets'>,
  set: LoggedSet,
): PastSet | null {
  const at = item.sets
    .filter((one) => isWarmUp(one) === isWarmUp(set))
    .findIndex(({ id }) => id === set.id);
  return previous.filter((one) => isWarmUp(one) === isWarmUp(set))[at] ?? null;
}

type Known = { exerciseId: string; sessions: readonly Pick<PastSession, 'date'>[] };

/** Exercises by the day that they were last done, the latest first. */
export const listRecent = (lifts: readonly Known[]): readonly string[] =>
  lifts
    .flatMap(({ exerciseId, sessions }) =>
      sessions[0] ? [{ exerciseId, date: sessions[0].date }] : [],
    )
    .toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0))
    .map(({ exerciseId }) => exerciseId);
