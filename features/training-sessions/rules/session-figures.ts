import { exerciseKeyOf } from './done-sets.ts';
import type { LoggedSet, SessionContent } from './session-kinds.ts';
import { volumeOf } from './set-figures.ts';

type Session = Pick<SessionContent, 'work' | 'bodyKg'>;

const isWork = ({ doneAt, kind }: LoggedSet): boolean => doneAt !== null && kind !== 'warmUp';

const workSets = ({ work }: Pick<SessionContent, 'work'>) =>
  work.items.flatMap((item) => item.sets.filter(isWork).map((set) => ({ item, set })));

/** What a session comes to; warm-ups count nowhere. Null where nothing of it is known. */
export type SessionFigures = {
  /** working sets that were done */
  sets: number;
  exercises: number;
  volumeKg: number | null;
  reps: number | null;
  /** of sets that are timed */
  workSeconds: number | null;
  metres: number | null;
};

const sumKnown = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
};

/** Sums over the sets that were done. */
export function figuresOf(session: Session): SessionFigures {
  const done = workSets(session);
  return {
    sets: done.length,
    exercises: new Set(done.map(({ item }) => exerciseKeyOf(item))).size,
    volumeKg: sumKnown(done.map(({ item, set }) => volumeOf(set, item, session.bodyKg))),
    reps: sumKnown(done.map(({ item, set }) => set.reps && set.reps * (item.perSide ? 2 : 1))),
    workSeconds: sumKnown(done.map(({ set }) => set.seconds)),
    metres: sumKnown(done.map(({ set }) => set.metres)),
  };
}

/** How long a session took from its start to its end, or to now, seconds; null before it began. */
export function lastedSeconds(
  { startedAt, finishedAt }: Pick<SessionContent, 'startedAt' | 'finishedAt'>,
  nowMs: number,
): number | null {
  if (startedAt === null) return null;
  const endMs = finishedAt === null ? nowMs : Date.parse(finishedAt);
  return Math.max(0, Math.round((endMs - Date.parse(startedAt)) / 1_000));
}
