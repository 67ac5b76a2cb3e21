import type { SessionContent, SessionItem } from './session-kinds.ts';

type Work = Pick<SessionContent, 'work'>;

function changeItem<Session extends Work>(
  session: Session,
  itemId: string,
  change: (item: SessionItem) => SessionItem,
): Session {
  const items = session.work.items.map((item) => (item.id === itemId ? change(item) : item));
  return { ...session, work: { ...session.work, items } };
}

/** Marks a set done at a moment, or not done with null. A set that is not there changes nothing. */
export const markSet = <Session extends Work>(
  session: Session,
  itemId: string,
  set: number,
  doneAt: string | null,
): Session =>
  changeItem(session, itemId, (item) => ({
    ...item,
    sets: item.sets.map((one, at) => (at === set ? { ...one, doneAt } : one)),
  }));

/** Marks all sets of an item done, those that are done already as they were. */
export const markAllSets = <Session extends Work>(
  session: Session,
  itemId: string,
  doneAt: string,
): Session =>
  changeItem(session, itemId, (item) => ({
    ...item,
    sets: item.sets.map((one) => (one.doneAt === null ? { ...one, doneAt } : one)),
  }));

/** One set more, or the last one less; at least one stays. A set that was done is not taken away. */
export function changeSetCount<Session extends Work>(
  session: Session,
  itemId: string,
  by: 1 | -1,
): Session {
  return changeItem(session, itemId, (item) => {
    if (by === 1) return { ...item, sets: [...item.sets, { doneAt: null }] };
    const last = item.sets.at(-1);
    const stays = item.sets.length <= 1 || last?.doneAt !== null;
    return stays ? item : { ...item, sets: item.sets.slice(0, -1) };
  });
}

/** Ends a session; one that is finished stays as it is. */
export const finishSession = <Session extends Pick<SessionContent, 'startedAt' | 'finishedAt'>>(
  session: Session,
  at: string,
): Session =>
  session.finishedAt !== null
    ? session
    : { ...session, startedAt: session.startedAt ?? at, finishedAt: at };

/** Goes on with a session that was finished. */
export const reopenSession = <Session extends Pick<SessionContent, 'finishedAt'>>(
  session: Session,
): Session => ({ ...session, finishedAt: null });

/** The same session as training of one's own, which is never limited. */
export const toOwnSession = <Session extends Pick<SessionContent, 'origin'>>(
  session: Session,
): Session => ({ ...session, origin: 'own' });
