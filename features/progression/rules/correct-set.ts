import type { Exercise } from '#features/exercises/rules/exercise.ts';
import type { Kit } from '#features/training-profile/rules/kit.ts';
import { correctionFor, scaleLoad } from './advice.ts';
import { loadSteps } from './load-steps.ts';

type Done = { loadKg: number | null; reserve: number | null };

/**
 * The load of the sets after one that was done, kg: what the person typed, corrected by 3 % for each
 * rep that more or fewer were left than planned, at most 10 %, and made with what is there (domain
 * sheet 3.2). Null: nothing is known to correct.
 */
export function correctNextSet(
  exercise: Exercise,
  { loadKg, reserve }: Done,
  { planned, kit, stepKg }: { planned: number | null; kit: Kit; stepKg: number | null },
): number | null {
  if (loadKg === null) return null;
  if (planned === null || reserve === null || planned === reserve) return loadKg;
  const wanted = scaleLoad(loadKg, correctionFor(planned, reserve));
  const { nearest } = loadSteps(kit, exercise, stepKg);
  const made = nearest(wanted);
  // Rounding must not turn a correction round.
  return (made - loadKg) * (wanted - loadKg) >= 0 ? made : loadKg;
}
