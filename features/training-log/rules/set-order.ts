import type { LoggedSet, SessionItem } from '#features/training-sessions/rules/session-kinds.ts';

export type Place = { item: SessionItem; set: LoggedSet; at: number };

/** Items in the groups in which they are done: a superset together, every other item alone. */
export function groupItems(items: readonly SessionItem[]): readonly (readonly SessionItem[])[] {
  const groups: SessionItem[][] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last && item.superset !== null && last[0]?.superset === item.superset) last.push(item);
    else groups.push([item]);
  }
  return groups;
}

/** Items that alternate with one, itself included. */
export const groupOf = (items: readonly SessionItem[], itemId: string): readonly SessionItem[] =>
  groupItems(items).find((group) => group.some(({ id }) => id === itemId)) ?? [];

/** Sets of a group round by round. Warm-up sets of each item come before the rounds. */
function listGroup(group: readonly SessionItem[]): Place[] {
  const placesOf = (item: SessionItem) => item.sets.map((set, at) => ({ item, set, at }));
  const all = group.map(placesOf);
  const warmUps = all.flatMap((places) => places.filter(({ set }) => set.kind === 'warmUp'));
  const work = all.map((places) => places.filter(({ set }) => set.kind !== 'warmUp'));
  const rounds = Math.max(0, ...work.map((places) => places.length));
  const inRounds = Array.from({ length: rounds }, (_, round) =>
    work.flatMap((places) => places[round] ?? []),
  );
  return [...warmUps, ...inRounds.flat()];
}

/** All sets in the order in which they are done: those of a superset alternate. */
export const listSets = (items: readonly SessionItem[]): readonly Place[] =>
  groupItems(items).flatMap(listGroup);

/** The set that was done last. */
export function lastDone(items: readonly SessionItem[]): Place | null {
  let last: Place | null = null;
  for (const place of listSets(items)) {
    const { doneAt } = place.set;
    if (doneAt !== null && (!last || doneAt >= (last.set.doneAt ?? ''))) last = place;
  }
  return last;
}

/**
 * The set to do next: the first open one after the last that was done, first of what is left of its
 * exercise or superset, then of the following ones; else the first open one.
 */
export function nextSet(items: readonly SessionItem[]): Place | null {
  const isOpen = ({ set }: Place) => set.doneAt === null;
  const all = listSets(items);
  const last = lastDone(items);
  if (!last) return all.find(isOpen) ?? null;
  const own = listGroup(groupOf(items, last.item.id));
  const fromLast = (places: readonly Place[]) =>
    places.slice(places.findIndex(({ set }) => set === last.set) + 1).find(isOpen);
  return fromLast(own) ?? own.find(isOpen) ?? fromLast(all) ?? all.find(isOpen) ?? null;
}
