import { makeSession, makeSet } from '#features/training-sessions/rules/new-session.ts';
import type {
  LoggedSet,
  SessionContent,
  SessionItem,
  SetTarget,
} from '#features/training-sessions/rules/session-kinds.ts';

type Begun = Pick<SessionContent, 'date' | 'name' | 'startedAt' | 'finishedAt'>;

/** A session of one's own without anything in it yet. */
export const toEmptySession = (begun: Begun): SessionContent =>
  makeSession({ ...begun, origin: 'own' }, []);

/** What was done as what is planned; where it was not done, what was planned then. */
function toTarget(set: LoggedSet): SetTarget | null {
  if (set.doneAt === null) return set.target;
  return {
    loadKg: set.loadKg,
    reps: set.reps === null ? null : [set.reps, set.reps],
    seconds: set.seconds === null ? null : [set.seconds, set.seconds],
    metres: set.metres,
    reserve: set.target?.reserve ?? null,
  };
}

const repeatItem = (item: SessionItem): SessionItem => ({
  ...item,
  why: null,
  sets: item.sets.map((set) => makeSet(set.id, { kind: set.kind, target: toTarget(set) })),
});

/** A past session once more, planned as it was done. It is training of one's own, so it is never limited. */
export const repeatSession = (past: SessionContent, begun: Begun): SessionContent =>
  makeSession(
    { ...begun, origin: 'own', placeName: past.placeName },
    past.work.items.map(repeatItem),
  );
