import { exerciseKeyOf } from '#features/training-sessions/rules/done-sets.ts';
import type {
  LoggedSet,
  SessionContent,
  SessionItem,
} from '#features/training-sessions/rules/session-kinds.ts';

type Session = Pick<SessionContent, 'date' | 'work' | 'finishedAt'> & { id: string };

/** The done sets of each exercise in the last finished session before this one that has it. */
export function findPreviousSets(
  sessions: readonly Session[],
  session: Pick<Session, 'id' | 'date'>,
): ReadonlyMap<string, readonly LoggedSet[]> {
  const earlier = sessions
    .filter(
      ({ id, date, finishedAt }) =>
        finishedAt !== null &&
        id !== session.id &&
        (date < session.date || (date === session.date && id < session.id)),
    )
    .toSorted((a, b) => (`${a.date}${a.id}` < `${b.date}${b.id}` ? 1 : -1));
  const found = new Map<string, LoggedSet[]>();
  for (const { work } of earlier) {
    const here = new Map<string, LoggedSet[]>();
    for (const item of work.items) {
      const key = exerciseKeyOf(item);
      const done = item.sets.filter(({ doneAt }) => doneAt !== null);
      if (!found.has(key) && done.length > 0) here.set(key, [...(here.get(key) ?? []), ...done]);
    }
    for (const [key, sets] of here) found.set(key, sets);
  }
  return found;
}

const isWarmUp = ({ kind }: LoggedSet): boolean => kind === 'warmUp';

/** The set at the same place the last time: warm-ups beside warm-ups, work sets beside work sets. */
export function previousOf(
  previous: readonly LoggedSet[],
  item: Pick<SessionItem, 'sets'>,
  set: LoggedSet,
): LoggedSet | null {
  const ofSort = (sets: readonly LoggedSet[]) =>
    sets.filter((one) => isWarmUp(one) === isWarmUp(set));
  const at = ofSort(item.sets).findIndex(({ id }) => id === set.id);
  return ofSort(previous)[at] ?? null;
}
