/** A record after writes that the server has not answered; `is` null: its content is not on this device. */
export type PendingRecord<Shown> = {
  kind: string;
  id: string;
  /** counted on the device as the server counts it */
  version: number;
  is: Shown | null;
  deleted: boolean;
};

type Versioned = { id: string; version: number };

/** A record as the server answered it, or as a write replaces it. */
export const toPending = <Shown extends Versioned>(
  kind: string,
  is: Shown,
): PendingRecord<Shown> => ({ kind, id: is.id, version: is.version, is, deleted: false });

/** Deletes a record, or brings it back; one that is so already stays as it is. */
export function markPending<Shown extends Versioned>(
  kind: string,
  id: string,
  deleted: boolean,
  known: PendingRecord<Shown> | undefined,
): PendingRecord<Shown> {
  if (!known) return { kind, id, version: 0, is: null, deleted };
  if (known.deleted === deleted) return known;
  const version = known.version + 1;
  return { ...known, version, deleted, is: known.is && { ...known.is, version } };
}

/**
 * A list with what waits on top. Where the server has a later version than the one that waits, the server's
 * is shown. Doing it twice is doing it once; the same list when nothing changes.
 */
export function mergePending<Shown extends Versioned>(
  list: readonly Shown[],
  waiting: readonly PendingRecord<Shown>[],
  belongs: (is: Shown) => boolean,
  inOrder: (a: Shown, b: Shown) => number,
): readonly Shown[] {
  const stored = new Map(list.map((one) => [one.id, one]));
  const newer = waiting.filter(({ id, version, deleted }) => {
    const there = stored.get(id);
    return there ? version >= there.version || (deleted && version === 0) : true;
  });
  const changed = new Set(newer.filter(({ is, deleted }) => is || deleted).map(({ id }) => id));
  const coming = newer.flatMap(({ is, deleted }) => (is && !deleted && belongs(is) ? [is] : []));
  const isSame = coming.every((one) => stored.get(one.id)?.version === one.version);
  const leaving = list.filter(({ id }) => changed.has(id) && !coming.some((one) => one.id === id));
  if (isSame && leaving.length === 0) return list;
  return [...list.filter(({ id }) => !changed.has(id)), ...coming].sort(inOrder);
}
