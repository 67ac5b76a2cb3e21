import type { Exercise } from '#features/exercises/rules/exercise.ts';
import {
  MUSCLES,
  type Muscle,
  type MuscleShares,
} from '#features/exercises/rules/exercise-kinds.ts';
import { exerciseKeyOf } from './done-sets.ts';
import type { LoggedSet, SessionContent, SessionItem } from './session-kinds.ts';
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

type ExerciseOf = (id: string) => Pick<Exercise, 'muscles' | 'pattern'> | undefined;

/**
 * Sets that each muscle had, most first: a set counts for a muscle as the exercise's share says, 1 direct
 * and 0.5 or 0.25 indirect (domain sheet 3.3). `share` is the largest of these. Cardio, mobility and what
 * is not known count for none.
 */
export function musclesWorked(
  session: Pick<SessionContent, 'work'>,
  exerciseOf: ExerciseOf,
): { muscle: Muscle; sets: number; share: number }[] {
  const sums = new Map<Muscle, { sets: number; share: number }>();
  for (const { item } of workSets(session)) {
    const shares = sharesOf(item, exerciseOf);
    for (const muscle of MUSCLES) {
      const share = shares[muscle];
      if (!share) continue;
      const before = sums.get(muscle);
      sums.set(muscle, {
        sets: (before?.sets ?? 0) + share,
        share: Math.max(before?.share ?? 0, share),
      });
    }
  }
  return [...sums]
    .map(([muscle, sum]) => ({ muscle, ...sum }))
    .sort((a, b) => b.sets - a.sets || MUSCLES.indexOf(a.muscle) - MUSCLES.indexOf(b.muscle));
}

function sharesOf({ exerciseId }: SessionItem, exerciseOf: ExerciseOf): MuscleShares {
  const exercise = exerciseId === null ? undefined : exerciseOf(exerciseId);
  const isStrength = exercise && exercise.pattern !== 'cardio' && exercise.pattern !== 'mobility';
  return isStrength ? exercise.muscles : {};
}
