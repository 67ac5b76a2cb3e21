import type { Exercise } from '#features/exercises/rules/exercise.ts';
import type { Muscle } from '#features/exercises/rules/exercise-kinds.ts';
import { musclesWorked } from '#features/training-sessions/rules/session-figures.ts';
import type { SessionContent } from '#features/training-sessions/rules/session-kinds.ts';

const MUCH = 0.6;
const SOME = 0.25;
const toLevel = (share: number): number => (share >= MUCH ? 1 : share >= SOME ? 0.5 : 0.25);

/** Muscles of a session for the body map: 1 worked much, 0.5 some, 0.25 a little, next to the one that had most sets. */
export function mapMuscles(
  session: Pick<SessionContent, 'work'>,
  exerciseOf: (id: string) => Exercise | undefined,
): Partial<Record<Muscle, number>> {
  const worked = musclesWorked(session, exerciseOf);
  const most = worked[0]?.sets ?? 0;
  return Object.fromEntries(worked.map(({ muscle, sets }) => [muscle, toLevel(sets / most)]));
}
