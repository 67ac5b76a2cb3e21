import type {
  LoggedSet,
  SessionContent,
  SessionItem,
  SetTarget,
} from '#features/training-sessions/rules/session-kinds.ts';

type Values = { loadKg: number | null; reps: number | null };

const NO_TARGET: SetTarget = {
  loadKg: null,
  reps: null,
  seconds: null,
  metres: null,
  reserve: null,
};

/** A target with what the set before really had; a range keeps its top unless the reps are above it. */
export function toNextTarget(target: SetTarget | null, { loadKg, reps }: Values): SetTarget {
  const planned = target ?? NO_TARGET;
  return {
    ...planned,
    loadKg: loadKg ?? planned.loadKg,
    reps: reps === null ? planned.reps : [reps, Math.max(reps, planned.reps?.[1] ?? reps)],
  };
}

/**
 * Open sets after one take over what it had: as their plan, so that what the person types into them
 * still wins. Sets that were done, warm-ups and other kinds stay.
 */
export function carryOn<Session extends Pick<SessionContent, 'work'>>(
  session: Session,
  itemId: string,
  setId: string,
  values: Values,
): Session {
  const change = (item: SessionItem): SessionItem => {
    const from = item.sets.findIndex(({ id }) => id === setId);
    const kind = item.sets[from]?.kind;
    const takes = (set: LoggedSet, at: number) =>
      from >= 0 && at > from && set.doneAt === null && set.kind === kind;
    return {
      ...item,
      sets: item.sets.map((set, at) =>
        takes(set, at) ? { ...set, target: toNextTarget(set.target, values) } : set,
      ),
    };
  };
  const items = session.work.items.map((item) => (item.id === itemId ? change(item) : item));
  return { ...session, work: { ...session.work, items } };
}
