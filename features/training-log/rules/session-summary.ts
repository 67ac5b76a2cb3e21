import type { Exercise } from '#features/exercises/rules/exercise.ts';
import type { Muscle } from '#features/exercises/rules/exercise-kinds.ts';
import { musclesWorked } from '#features/training-sessions/rules/session-figures.ts';
import type { SessionContent } from '#features/training-sessions/rules/session-kinds.ts';

/** Muscles of a session for the body map: 1 worked directly, 0.5 and 0.25 helped. */
export const mapMuscles = (
  session: Pick<SessionContent, 'work'>,
  exerciseOf: (id: string) => Exercise | undefined,
): Partial<Record<Muscle, number>> =>
  Object.fromEntries(
    musclesWorked(session, exerciseOf).map(({ muscle, share }) => [muscle, share]),
  );
