import { useSyncExternalStore } from 'react';
import { isSame } from '../../rules/merging/canonical.ts';
import type { LoggedSet, SessionContent } from '../../rules/session-kinds.ts';

type Work = Pick<SessionContent, 'work'>;
type Fresh = { before: LoggedSet | undefined; now: LoggedSet };

const setsOf = ({ work }: Work): readonly LoggedSet[] => work.items.flatMap(({ sets }) => sets);

/**
 * Sets of which a change was just stored on the device: each draws itself at once, before the session as a whole
 * is drawn with it, which takes a slow phone a tenth of a second.
 */
export function makeFreshSets() {
  const sets = new Map<string, Fresh>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    of: (id: string): Fresh | undefined => sets.get(id),
    follow(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** A change is stored. Objects that it left as they are were not changed. */
    stored(before: Work, after: Work): void {
      const old = new Map(setsOf(before).map((set) => [set.id, set]));
      for (const now of setsOf(after)) {
        const was = old.get(now.id);
        if (was !== now) sets.set(now.id, { before: was, now });
      }
      tell();
    },
    /** The session is drawn: what it shows needs nothing more. */
    shown(session: Work): void {
      if (sets.size === 0) return;
      const shown = new Map(setsOf(session).map((set) => [set.id, set]));
      for (const [id, { now }] of sets) {
        const set = shown.get(id);
        if (!set || isSame(set, now)) sets.delete(id);
      }
      tell();
    },
  };
}

export type FreshSets = Pick<ReturnType<typeof makeFreshSets>, 'of' | 'follow'>;

/** A set as it is stored on the device by now, where it is still drawn as it was before. */
export function useFreshSet(fresh: FreshSets, set: LoggedSet): LoggedSet {
  const change = useSyncExternalStore(fresh.follow, () => fresh.of(set.id));
  return change?.before && isSame(change.before, set) ? change.now : set;
}
