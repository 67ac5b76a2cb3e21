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

/** Whether a set was done just as it was planned, with nothing said of its effort. */
const isAsPlanned = ({ target, loadKg, reps, reserve }: LoggedSet): boolean =>
  target !== null &&
  loadKg === target.loadKg &&
  reps === (target.reps?.[0] ?? null) &&
  reserve === null;

/** Whether a tick tells the open sets after it something that their plan does not say. */
export const teachesWhenTicked = (done: LoggedSet): boolean =>
  done.kind === 'normal' && !isAsPlanned(done);

/** Whether a correction of a set that is done does: a later set that is done knows better. */
export function teachesWhenCorrected(
  { sets }: Pick<SessionItem, 'sets'>,
  done: LoggedSet,
): boolean {
  const later = sets.slice(sets.findIndex(({ id }) => id === done.id) + 1);
  return (
    done.kind === 'normal' &&
    done.doneAt !== null &&
    !later.some(({ kind, doneAt }) => kind === done.kind && doneAt !== null)
  );
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
