import { makeItem, makeSet, setIdOf } from './new-session.ts';
import type { Measure, SessionItem, SetTarget } from './session-kinds.ts';

const COUNTS_REPS: readonly Measure[] = ['loadReps', 'reps', 'bodyweight'];

/** What of a target still holds in another measure; the load is another exercise's, so it goes. */
function convertTarget(target: SetTarget | null, from: Measure, to: Measure): SetTarget | null {
  if (!target) return null;
  const keepsReps = COUNTS_REPS.includes(from) && COUNTS_REPS.includes(to);
  const keepsTime = from === to && (to === 'seconds' || to === 'metresSeconds');
  const keepsWay = from === to && (to === 'metres' || to === 'metresSeconds');
  const kept: SetTarget = {
    loadKg: null,
    reps: keepsReps ? target.reps : null,
    seconds: keepsTime ? target.seconds : null,
    metres: keepsWay ? target.metres : null,
    reserve: keepsReps ? target.reserve : null,
  };
  return Object.values(kept).every((part) => part === null) ? null : kept;
}

type Exercise = Pick<SessionItem, 'id' | 'exerciseId' | 'name' | 'measure' | 'perSide' | 'pieces'>;

/** The item that stands for another: as many sets as are still to do, with what of their plan still holds. */
export const toSwappedItem = (item: SessionItem, next: Exercise): SessionItem =>
  makeItem({
    ...next,
    restSeconds: item.restSeconds,
    superset: item.superset,
    pace: item.pace,
    sets: item.sets
      .filter(({ doneAt }) => doneAt === null)
      .map(({ kind, target }, at) =>
        makeSet(setIdOf(next.id, at + 1), {
          kind,
          target: convertTarget(target, item.measure, next.measure),
        }),
      ),
  });
