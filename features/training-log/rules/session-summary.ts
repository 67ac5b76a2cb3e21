import type { Exercise } from '#features/exercises/rules/exercise.ts';
import type { Muscle } from '#features/exercises/rules/exercise-kinds.ts';
import { listDoneSets } from '#features/training-sessions/rules/done-sets.ts';
import type { SessionContent } from '#features/training-sessions/rules/session-kinds.ts';

export type SessionSummary = {
  /** work sets that were done */
  sets: number;
  exercises: number;
  /** null: no times are known */
  minutes: number | null;
  /** kg; null where no set has a volume */
  volumeKg: number | null;
  /** 1 worked much, 0.5 some, 0.25 a little, next to the muscle that worked most */
  muscles: Partial<Record<Muscle, number>>;
};

const MUCH = 0.6;
const SOME = 0.25;
const toLevel = (share: number): number => (share >= MUCH ? 1 : share >= SOME ? 0.5 : 0.25);

/** What came of a session. Warm-up sets count neither as sets nor for muscles. */
export function summariseSession(
  session: SessionContent,
  exerciseOf: (id: string) => Exercise | undefined,
): SessionSummary {
  const done = listDoneSets(session).filter(({ kind }) => kind !== 'warmUp');
  const volumes = done.flatMap(({ volumeKg }) => (volumeKg === null ? [] : [volumeKg]));
  const { startedAt, finishedAt } = session;
  const sets = new Map<Muscle, number>();
  for (const { exercise } of done) {
    for (const [muscle, share] of Object.entries(exerciseOf(exercise)?.muscles ?? {})) {
      sets.set(muscle as Muscle, (sets.get(muscle as Muscle) ?? 0) + share);
    }
  }
  const most = Math.max(...sets.values(), 1);
  return {
    sets: done.length,
    exercises: new Set(done.map(({ exercise }) => exercise)).size,
    minutes:
      startedAt && finishedAt
        ? Math.max(1, Math.round((Date.parse(finishedAt) - Date.parse(startedAt)) / 60_000))
        : null,
    volumeKg: volumes.length > 0 ? volumes.reduce((sum, kg) => sum + kg, 0) : null,
    muscles: Object.fromEntries(
      [...sets].map(([muscle, count]) => [muscle, toLevel(count / most)]),
    ),
  };
}
