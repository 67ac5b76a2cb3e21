import type {
  LoggedSet,
  SessionContent,
  SessionItem,
  SetResult,
  SetValues,
} from './session-kinds.ts';

type Work = Pick<SessionContent, 'work'>;
type Items = readonly SessionItem[];

const withItems = <Session extends Work>(session: Session, items: Items): Session => ({
  ...session,
  work: { ...session.work, items },
});

const mapItems = <Session extends Work>(
  session: Session,
  change: (item: SessionItem) => SessionItem,
): Session => withItems(session, session.work.items.map(change));

/** An item that is not there changes nothing; so do all edits here. */
export const changeItem = <Session extends Work>(
  session: Session,
  itemId: string,
  change: Partial<Omit<SessionItem, 'id' | 'sets'>>,
): Session => mapItems(session, (item) => (item.id === itemId ? { ...item, ...change } : item));

const mapSets = <Session extends Work>(
  session: Session,
  setId: string,
  change: (set: LoggedSet) => LoggedSet,
): Session =>
  mapItems(session, (item) =>
    item.sets.some(({ id }) => id === setId)
      ? { ...item, sets: item.sets.map((set) => (set.id === setId ? change(set) : set)) }
      : item,
  );

/** What the person says of a set. */
export const changeSet = <Session extends Work>(
  session: Session,
  setId: string,
  values: Partial<SetValues>,
): Session => mapSets(session, setId, (set) => ({ ...set, ...values }));

/**
 * A set done as planned, at a moment: what the person has not typed is as the target says, of a range
 * its lower end. Effort stays unknown.
 */
export const asPlanned = (set: LoggedSet, at: string): LoggedSet => ({
  ...set,
  loadKg: set.loadKg ?? set.target?.loadKg ?? null,
  reps: set.reps ?? set.target?.reps?.[0] ?? null,
  seconds: set.seconds ?? set.target?.seconds?.[0] ?? null,
  metres: set.metres ?? set.target?.metres ?? null,
  doneAt: set.doneAt ?? at,
});

/** Ticks a set at a moment; the first one begins the session. */
export const tickSet = <Session extends Work & Pick<SessionContent, 'startedAt'>>(
  session: Session,
  setId: string,
  at: string,
): Session => ({
  ...mapSets(session, setId, (set) => asPlanned(set, at)),
  startedAt: session.startedAt ?? at,
});

/** A set is not done after all; what was typed stays. */
export const untickSet = <Session extends Work>(session: Session, setId: string): Session =>
  mapSets(session, setId, (set) => ({ ...set, doneAt: null }));

/** One set more at the end of an item, planned as the one before. */
export const addSet = <Session extends Work>(
  session: Session,
  itemId: string,
  set: LoggedSet,
): Session =>
  mapItems(session, (item) =>
    item.id === itemId
      ? {
          ...item,
          sets: [...item.sets, { ...set, target: set.target ?? item.sets.at(-1)?.target ?? null }],
        }
      : item,
  );

export const removeSet = <Session extends Work>(session: Session, setId: string): Session =>
  mapItems(session, (item) =>
    item.sets.some(({ id }) => id === setId)
      ? { ...item, sets: item.sets.filter(({ id }) => id !== setId) }
      : item,
  );

/** The list with one entry so many places further on; at its ends it stays. */
function move<One extends { id: string }>(list: readonly One[], id: string, by: number) {
  const from = list.findIndex((one) => one.id === id);
  const moved = list[from];
  if (!moved) return list;
  const others = list.filter((one) => one !== moved);
  const to = Math.max(0, Math.min(others.length, from + by));
  return [...others.slice(0, to), moved, ...others.slice(to)];
}

/** Moves a set within its item: -1 is one place up. */
export const moveSet = <Session extends Work>(
  session: Session,
  setId: string,
  by: number,
): Session =>
  mapItems(session, (item) =>
    item.sets.some(({ id }) => id === setId) ? { ...item, sets: move(item.sets, setId, by) } : item,
  );

/** Moves an item within the session: -1 is one place up. */
export const moveItem = <Session extends Work>(
  session: Session,
  itemId: string,
  by: number,
): Session => withItems(session, move(session.work.items, itemId, by));

/** One item more, behind another or at the end. */
export function addItem<Session extends Work>(
  session: Session,
  item: SessionItem,
  afterId: string | null = null,
): Session {
  const { items } = session.work;
  const at = items.findIndex(({ id }) => id === afterId);
  const to = at < 0 ? items.length : at + 1;
  return withItems(session, [...items.slice(0, to), item, ...items.slice(to)]);
}

export const removeItem = <Session extends Work>(session: Session, itemId: string): Session =>
  withItems(
    session,
    session.work.items.filter(({ id }) => id !== itemId),
  );

/** Items that alternate; null ends it. */
export const setSuperset = <Session extends Work>(
  session: Session,
  itemIds: readonly string[],
  superset: string | null,
): Session =>
  mapItems(session, (item) => (itemIds.includes(item.id) ? { ...item, superset } : item));

/**
 * Another exercise for what is still to do: sets that were done stay where they are, so that they count
 * for the exercise that was really done. `next` is a new item with its own id.
 */
export function swapItem<Session extends Work>(
  session: Session,
  itemId: string,
  next: SessionItem,
): Session {
  const item = session.work.items.find(({ id }) => id === itemId);
  if (!item) return session;
  const done = item.sets.filter(({ doneAt }) => doneAt !== null);
  const kept = done.length > 0 ? [{ ...item, sets: done }] : [];
  return withItems(
    session,
    session.work.items.flatMap((one) => (one.id === itemId ? [...kept, next] : [one])),
  );
}

/** Ends a session; one that is finished stays as it is. It never ends before it began, whatever the clock says. */
export function finishSession<Session extends Pick<SessionContent, 'startedAt' | 'finishedAt'>>(
  session: Session,
  at: string,
): Session {
  if (session.finishedAt !== null) return session;
  const startedAt = session.startedAt ?? at;
  return { ...session, startedAt, finishedAt: at > startedAt ? at : startedAt };
}

/** Goes on with a session that was finished. */
export const reopenSession = <Session extends Pick<SessionContent, 'finishedAt'>>(
  session: Session,
): Session => ({ ...session, finishedAt: null });

/** The same session as training of one's own, which is never limited. */
export const toOwnSession = <Session extends Pick<SessionContent, 'origin'>>(
  session: Session,
): Session => ({ ...session, origin: 'own' });

/** The person's choice among the versions of a set; null: the one that is shown. */
export const chooseVersion = <Session extends Work>(
  session: Session,
  setId: string,
  chosen: SetResult | null,
): Session => mapSets(session, setId, (set) => ({ ...set, ...chosen, others: [] }));
